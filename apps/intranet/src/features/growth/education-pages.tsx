import "./growth.css";
import type { FormScreen, ListScreen } from "@portal/definition";
import { useHeaderInfo } from "../../api/reads";
import { today } from "../../controls/dates/today";
import { targetInput } from "../../screens/form/fields/target-input";
import { FormPage } from "../../screens/form/form-page";
import { ListPage } from "../../screens/list/list-page";
import { useRecordList } from "../../screens/records";
import { Figures } from "./figures";

/** What I have learnt this year, how much of my goal that is, and which duties are left. */
export function MyEducationPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<MyYear screen={screen} />} />;
}

function MyYear({ screen }: { screen: ListScreen }) {
  const asked = { screen: screen.name, rows: "1" };
  const year = today().slice(0, 4);
  const inYear = { "edu_date.from": `${year}-01-01`, "edu_date.to": `${year}-12-31` };
  const passed = useRecordList(screen.of, { ...asked, ...inYear, status: "pass" }).data;
  const duties = useRecordList(screen.of, {
    ...asked,
    "course.is_mandatory": "Y",
    status: "approved,run,fail",
  }).data;
  const [credits, goal] = (useHeaderInfo()?.education.grade_txt ?? "").split("/");
  const left = goal === undefined ? undefined : Math.max(0, Number(goal) - Number(credits));
  return (
    <Figures
      label={`${year}년 교육`}
      list={[
        ["목표 학점", goal ?? "없음"],
        ["이수 학점", credits || undefined],
        ["남은 학점", goal === undefined ? "없음" : left?.toLocaleString("ko-KR")],
        ["이수 시간", passed && `${(passed.sums.hours ?? 0).toLocaleString("ko-KR")}시간`],
        ["필수 미이수", duties && `${duties.total}건`],
      ]}
    />
  );
}

/** A course, with whom it is for. */
export function CourseFormPage({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} inputs={{ target: targetInput }} />;
}
