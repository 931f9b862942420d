import { Button } from "@mantine/core";
import { withParticle } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useDownload } from "../../api/use-download";
import { useSending } from "../../api/use-sending";
import { today } from "../../controls/dates/today";
import { ask } from "../../controls/dialogs/ask";
import { FileList } from "../../controls/files/files-input";
import { RowsTable } from "../../controls/lists/rows-table";
import { StateChip } from "../../fields/choices/choice";
import { type Round, statusWords } from "./leadership";

const tones = { req: "running", pass: "done", fail: "refused", cancel: "ended" } as const;

/** Who applied, for the people team: they choose who takes part. */
export function Applicants({ round }: { round: Round }) {
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const { isLoading, download } = useDownload();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data } = useQuery({
    queryKey: ["leadership", "applicants", round.idx],
    queryFn: () => get("/rest/leadership/getApplicants", { round: round.idx }),
    meta: { onRefusal: "tell" },
  });
  const open = data?.list.filter(({ status }) => status !== "cancel").map(({ idx }) => idx) ?? [];
  const passed = data?.list.filter(({ status }) => status === "pass").length ?? 0;

  async function decide(status: "pass" | "fail") {
    const word = statusWords[status];
    if (!(await ask(`${chosen.length}명을 ${withParticle(word, "으로/로")} 정하고 본인에게 알릴까요?`))) return;
    await send(async () => {
      const { done, refused } = await post("/rest/leadership/decide", { list: [...chosen], status });
      toast.success(
        `${done}명 ${word}${refused > 0 ? `, ${refused}명은 이미 ${word}이거나 취소하여 그대로 두었습니다.` : "하였습니다."}`,
      );
      setChosen([]);
      await client.invalidateQueries({ queryKey: ["leadership"] });
    });
  }

  const takeAlong = () =>
    download("/rest/leadership/exportApplicants", { round: round.idx }, `${round.title} 신청자 ${today()}.xlsx`);

  return (
    <section aria-labelledby="applicants" className="applicants">
      <div className="applicants-head">
        <h2 id="applicants">
          신청자 {open.length}명{round.capacity > 0 && ` · 선발 ${passed} / 정원 ${round.capacity}`}
        </h2>
        <span className="leadership-actions">
          <Button size="xs" variant="default" loading={isLoading} onClick={() => void takeAlong()}>
            엑셀 내려받기
          </Button>
          <Button size="xs" disabled={chosen.length === 0 || isSending} onClick={() => void decide("pass")}>
            선발
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={chosen.length === 0 || isSending}
            onClick={() => void decide("fail")}
          >
            미선발
          </Button>
        </span>
      </div>
      <RowsTable
        label="신청자 표"
        empty="아직 신청한 사람이 없습니다."
        selection={{
          has: (idx) => chosen.includes(idx),
          onChoose: (keys, isChosen) =>
            setChosen([...chosen.filter((idx) => !keys.includes(idx)), ...(isChosen ? keys : [])]),
        }}
        columns={["이름", "조직", "직책", "지원동기", "경력요약", "추천인", "첨부", "신청일", "상태"]}
        rows={data?.list.map((one) => ({
          key: one.idx,
          name: one.status === "cancel" ? undefined : one.kname,
          cells: [
            <Fragment key="name">
              {one.kname} <small>{one.ename}</small>
            </Fragment>,
            `${one.office_name} ${one.team_name}`,
            one.position_name,
            <Words key="motive" of={one.motive} />,
            <Words key="career" of={one.career} />,
            one.recommender,
            <FileList
              key="files"
              files={one.files.map(({ idx }) => idx)}
              known={Object.fromEntries(one.files.map((file) => [file.idx, file]))}
            />,
            one.wdate,
            <StateChip key="status" label={statusWords[one.status]} tone={tones[one.status]} />,
          ],
        }))}
      />
    </section>
  );
}

/** Words with their lines, in a column that has room for them. */
function Words({ of }: { of: string }) {
  return <span className="applicants-words">{of}</span>;
}
