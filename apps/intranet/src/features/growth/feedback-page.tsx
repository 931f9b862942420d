import "@mantine/core/styles/Radio.css";
import "./growth.css";
import "../../screens/statistics/statistics.css";
import { Button, Radio, Textarea } from "@mantine/core";
import { type ListScreen, permissionsOf } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { Popup } from "../../controls/dialogs/popup";
import { ReasonText } from "../../controls/inputs/reason-text";
import { EmptyNote } from "../../controls/lists/empty-note";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { Pending } from "../../controls/pending";
import { StaffPicker } from "../../controls/pickers/staff-picker";
import { useAddress } from "../../controls/use-address";
import { entityOf } from "../../fields/modules";
import { ListPage } from "../../screens/list/list-page";
import type { ReadAnswer } from "../../screens/records";
import { signedInIds } from "../../store";

const kinds = { praise: "칭찬", improve: "개선제안" } as const;
const phrases = {
  praise: ["덕분에 일이 수월했습니다. 특히 ", "다른 분들께도 알리고 싶은 점이 있습니다. "],
  improve: ["이렇게 하면 더 좋을 것 같습니다: ", "함께 이야기해 보고 싶은 점이 있습니다. "],
} as const;

/** Feedback that one got and gave, that of the team, and what was reported. */
export function FeedbackPage({ screen }: { screen: ListScreen }) {
  const [isWriting, setIsWriting] = useState(false);
  const { tab } = useAddress().query;
  return (
    <>
      <ListPage
        screen={screen}
        above={tab === "sent" ? <GivenAnonymously /> : tab === "reports" ? <Counts /> : undefined}
        cells={{ from_staff: (row, _, shown) => (row.idx_from_staff === null ? "익명" : shown) }}
        actions={
          <Button size="xs" variant="default" onClick={() => setIsWriting(true)}>
            익명으로 보내기
          </Button>
        }
        inDrawer={(read) => <OpenGiver read={read} />}
      />
      {isWriting && <AnonymousDialog onClose={() => setIsWriting(false)} />}
    </>
  );
}

/** Feedback whose giver is kept nowhere that anybody reads: it is sent beside the records and leaves no draft. */
function AnonymousDialog({ onClose }: { onClose: () => void }) {
  const [to, setTo] = useState<number | null>(null);
  const [kind, setKind] = useState<keyof typeof kinds>("praise");
  const [content, setContent] = useState("");
  const { isSending, problem, setProblem, send } = useSendingHere();
  const client = useQueryClient();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (to === null) return setProblem("받는 사람을 선택하세요.");
    if (content.trim() === "") return setProblem("내용을 입력하세요.");
    const isSent = await send(async () => {
      const { day } = await post("/rest/mypims/sendAnonymousFeedback", { to, kind, content });
      toast.success(`${day} 오전 9시에 전달됩니다.`);
      await client.invalidateQueries({ queryKey: ["anonymous-feedback"] });
    });
    if (isSent) onClose();
  }
  return (
    <Popup title="익명으로 보내기" closeOnClickOutside={false} onClose={onClose}>
      <form noValidate className="anonymous-form" onSubmit={submit}>
        <p>
          보낸 사람과 시각을 남기지 않고, 다음 영업일 오전 9시에 그날의 익명 피드백과 함께 전달합니다. 보낸 뒤에는 고칠
          수 없습니다. 신고된 글에 한하여 인사 관리자가 사유를 남기고 작성자를 확인할 수 있으며, 그때는 알려 드립니다.
        </p>
        <StaffPicker label="받는 사람" value={to} onChange={setTo} />
        <Radio.Group label="종류" value={kind} onChange={(chosen) => setKind(chosen as keyof typeof kinds)}>
          <div className="anonymous-kinds">
            {Object.entries(kinds).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <div className="anonymous-kinds" role="group" aria-label="문구 넣기">
          {phrases[kind].map((phrase) => (
            <Button key={phrase} size="compact-xs" variant="default" onClick={() => setContent(`${content}${phrase}`)}>
              {phrase.trim()}
            </Button>
          ))}
        </div>
        <Textarea
          label="내용"
          autosize
          minRows={4}
          maxLength={1000}
          value={content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
        {problem && (
          <p role="alert" className="pledge-problem">
            {problem}
          </p>
        )}
        <Button type="submit" loading={isSending}>
          익명으로 보내기
        </Button>
      </form>
    </Popup>
  );
}

/** What I have given anonymously: no list has it, so it stands beside the one of the named. */
function GivenAnonymously() {
  const { data, isError, refetch } = useQuery({
    queryKey: ["anonymous-feedback"],
    queryFn: () => get("/rest/mypims/getMyAnonymousFeedback"),
  });
  return (
    <details className="anonymous-given" open>
      <summary>익명으로 보낸 피드백{data && ` ${data.list.length}건`} (나만 봅니다)</summary>
      {!data ? (
        <Pending isError={isError} refetch={refetch} lines={2} />
      ) : data.list.length === 0 ? (
        <EmptyNote>최근 1년 동안 익명으로 보낸 피드백이 없습니다.</EmptyNote>
      ) : (
        <ul>
          {data.list.map(({ given_on, to, kind, content, isDelivered, reply }) => (
            <li key={`${given_on} ${to} ${content}`}>
              <strong>
                {given_on} {to}님에게 · {kinds[kind]}
                {!isDelivered && " · 전달 전"}
              </strong>
              <p>{content}</p>
              {reply && <p>답글: {reply}</p>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** How much was given, for the people team: of few no number. */
function Counts() {
  const { kind } = entityOf("feedback").fields;
  const labels = kind?.kind === "choice" ? kind.options : {};
  const { data, isError, refetch } = useQuery({
    queryKey: ["feedback-counts"],
    queryFn: () => get("/rest/mypims/getFeedbackCounts"),
  });
  return (
    <details className="anonymous-given">
      <summary>월별 피드백 수</summary>
      {data ? (
        <>
          <RowsTable
            label="월별 피드백 수"
            empty="피드백이 없습니다."
            box="chart-table"
            isGrid
            columns={["월", ...[...data.kinds.map((kind) => labels[kind] ?? kind), "합계"].map(numeric)]}
            rows={data.months.map(({ month, counts }) => ({
              key: month,
              cells: [month, ...[...data.kinds, "total"].map((_, at) => counts[at] ?? "–")],
            }))}
          />
          <p>5건보다 적은 수와, 그것을 빼서 알 수 있는 수는 –로 가립니다.</p>
        </>
      ) : (
        <Pending isError={isError} refetch={refetch} lines={4} />
      )}
    </details>
  );
}

/** Who gave an anonymous one that was reported, for the administrator who says why they have to know. */
function OpenGiver({ read: { record } }: { read: ReadAnswer }) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [giver, setGiver] = useState("");
  const { isSending, problem, setProblem, send } = useSendingHere();
  const me = signedInIds();
  const isOpen = record.idx_from_staff === null && record.is_reported === true && record.idx_to_staff !== me?.idx;
  if (!isOpen || !me || !permissionsOf(me).isHrAdmin) return null;
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") return setProblem("사유를 입력하세요.");
    await send(async () => {
      const { kname, team } = await post("/rest/mypims/openFeedbackGiver", { idx: Number(record.idx), reason });
      setGiver(`${kname}${team && ` (${team})`}`);
      setIsAsking(false);
      toast.success("확인한 사실을 작성자에게 알렸습니다.");
    });
  }
  return (
    <div className="open-giver">
      {giver ? (
        <p role="status">작성자: {giver}. 이 화면을 닫으면 다시 보이지 않습니다.</p>
      ) : (
        <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
          작성자 확인
        </Button>
      )}
      {isAsking && (
        <Popup title="익명 피드백의 작성자 확인" closeOnClickOutside={false} onClose={() => setIsAsking(false)}>
          <form noValidate className="anonymous-form" onSubmit={submit}>
            <p>확인한 사람과 사유가 기록되고, 작성자에게도 알립니다.</p>
            <ReasonText isOptional={false} max={300} value={reason} onChange={setReason} problem={problem} />
            <Button type="submit" loading={isSending}>
              확인
            </Button>
          </form>
        </Popup>
      )}
    </div>
  );
}
