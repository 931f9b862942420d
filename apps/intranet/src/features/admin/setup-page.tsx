import "./setup.css";
import { Button } from "@mantine/core";
import { type RouteName, routeByName } from "@portal/definition";
import type { AnswerOf, getSetup } from "@portal/definition/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { post } from "../../api/client";
import { useSetup } from "../../api/reads";
import { useSending } from "../../api/use-sending";
import { copyText } from "../../controls/copy-text";
import { PageTitle } from "../../controls/page-title";
import { Pending } from "../../controls/pending";

type Setup = AnswerOf<typeof getSetup>;
type Step = Setup["steps"][number];

interface Told {
  readonly title: string;
  readonly about: string;
  /** What is counted, behind the number. */
  readonly unit?: string;
  readonly ways: readonly (readonly [label: string, route: RouteName])[];
}

const steps: Readonly<Record<Step["step"], Told>> = {
  company: {
    title: "회사 정보",
    about: "이름, 로고, 색, 사업자등록번호를 정합니다. 머리글과 로그인 화면, 인쇄물에 나타납니다.",
    ways: [["회사 정보", "admin_company"]],
  },
  organization: {
    title: "조직",
    about: "부문 아래 본부, 본부 아래 팀을 만듭니다. 작은 회사는 부문과 본부를 하나씩만 두어도 됩니다.",
    unit: "개 팀",
    ways: [["조직 관리", "admin_organization"]],
  },
  positions: {
    title: "직책",
    about: "직책의 이름과 순서를 회사에 맞춥니다. 처음부터 있는 다섯 직책은 조직을 이끄는 직책입니다.",
    ways: [["직책 관리", "admin_positions"]],
  },
  people: {
    title: "사람",
    about:
      "재직자 관리의 [가져오기]로 엑셀 파일을 한 번에 올리거나, 한 사람씩 등록합니다. 팀을 이끄는 사람은 조직장으로 임명합니다.",
    unit: "명",
    ways: [
      ["파일로 가져오기", "myPIMS-IncumbentManagementList"],
      ["한 사람 등록", "myPIMS-EmployeeAdd"],
      ["조직장", "myPIMS-HeadTeamManagement"],
    ],
  },
  permissions: {
    title: "권한",
    about: "인사, 총무, 매출처럼 맡은 일에 따라 권한을 줍니다. 마스터를 한 사람 더 두면 안전합니다.",
    unit: "건",
    ways: [["권한 관리", "admin_permissions"]],
  },
  holidays: {
    title: "올해 휴일",
    about: "공휴일과 회사 휴일을 넣습니다. 휴가 일수와 기한을 셀 때 빠집니다.",
    unit: "일",
    ways: [["휴일", "myPIMS-HolidayList"]],
  },
};

/** What a new company does first, step by step; it can be left and taken up. */
export function SetupPage() {
  const { data, isError, refetch } = useSetup();
  const { isSending, send } = useSending();
  const done = data?.steps.filter(({ is_done }) => is_done).length;
  const say = (step: Step["step"] | "all", is_done: boolean) =>
    send(() => post("/rest/admin/saveSetup", { step, is_done })).then(() => refetch());
  return (
    <div className="record-screen">
      <PageTitle title="시작 준비" />
      {!data ? (
        <Pending isError={isError} refetch={refetch} lines={12} />
      ) : (
        <>
          <p role="status">
            {done} / {data.steps.length} 단계 완료
            {data.is_done &&
              (done === data.steps.length
                ? " · 준비를 마쳤습니다."
                : " · 남은 단계는 여기에서 언제든 이어서 할 수 있습니다.")}
          </p>
          <ol className="setup-steps">
            {data.steps.map(({ step, is_done, count }) => {
              const { title, about, unit, ways } = steps[step];
              return (
                <li key={step} className={is_done ? "is-done" : undefined} aria-label={title}>
                  <h2>
                    {title} <small>{is_done ? "완료" : "남음"}</small>
                    {unit && <small>{`${count.toLocaleString("ko-KR")}${unit}`}</small>}
                  </h2>
                  <p>{about}</p>
                  <div className="screen-actions">
                    {ways.map(([label, route]) => (
                      <Button key={route} component={Link} to={routeByName(route)} size="xs" variant="default">
                        {label}
                      </Button>
                    ))}
                    {!is_done && (
                      <Button size="xs" variant="subtle" disabled={isSending} onClick={() => void say(step, true)}>
                        이대로 두기
                      </Button>
                    )}
                  </div>
                  {step === "people" && <Invitations people={data.waiting} />}
                </li>
              );
            })}
          </ol>
          {!data.is_done && (
            <Button size="xs" variant="default" disabled={isSending} onClick={() => void say("all", true)}>
              준비 끝내기
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Ways in for those who have never come in: one for each, shown once, and mailed where the installation sends mail. */
function Invitations({ people }: { people: Setup["waiting"] }) {
  const { isSending, send } = useSending();
  const [made, setMade] = useState<ReadonlyMap<number, { link: string; is_mailed: boolean }>>(new Map());
  if (people.length === 0) return null;
  const invite = (some: typeof people) =>
    send(async () => {
      for (const { idx } of some) {
        const { link, is_mailed } = await post("/rest/auth/makeJoiningLink", { idx });
        setMade((before) => new Map(before).set(idx, { link: new URL(link, location.origin).href, is_mailed }));
      }
    });
  const text = people.flatMap(({ idx, kname, email }) => {
    const { link } = made.get(idx) ?? {};
    return link ? [`${kname}\t${email}\t${link}`] : [];
  });
  return (
    <section className="setup-waiting" aria-label="아직 들어오지 않은 사람">
      <h3>아직 들어오지 않은 사람 {people.length}명</h3>
      <ul>
        {people.map(({ idx, kname, email }) => (
          <li key={idx}>
            {kname} <small>{email}</small>
            {made.get(idx) && <code>{made.get(idx)?.link}</code>}
            {made.get(idx)?.is_mailed && <small>메일로도 보냈습니다.</small>}
          </li>
        ))}
      </ul>
      <p role="status">
        {text.length > 0 &&
          "링크는 지금 한 번만 보입니다. 한 사람에게 하나씩 전하세요. 72시간 안에 한 번 쓸 수 있고, 다시 만들면 앞의 링크는 끝납니다."}
      </p>
      <div className="screen-actions">
        <Button size="xs" variant="default" loading={isSending} onClick={() => void invite(people)}>
          초대 링크 만들기
        </Button>
        {text.length > 0 && (
          <Button size="xs" variant="default" onClick={() => void copyText(text.join("\n"), "초대 링크")}>
            모두 복사
          </Button>
        )}
      </div>
    </section>
  );
}
