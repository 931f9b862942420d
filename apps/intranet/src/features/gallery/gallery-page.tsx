import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { toast } from "react-toastify";
import { DateInput } from "../../controls/dates/date-input";
import { TimeSelect } from "../../controls/dates/time-select";
import { ask } from "../../controls/dialogs/ask";
import { FileUpload } from "../../controls/files/file-upload";
import { Paging } from "../../controls/lists/paging";
import { PageTitle } from "../../controls/page-title";
import { nobody, StaffSelect } from "../../controls/pickers/staff-select";
import { OfficeSelect, PositionSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { RichText } from "../../controls/rich-text/rich-text";
import { Part, System } from "./system";

/** The design system and every shared control on one page, for those who develop with them. */
export function GalleryPage() {
  return (
    <>
      <PageTitle title="공용 컴포넌트" />
      <System />
      <Part title="페이지">
        <Held initial={1}>{(page, set) => <Paging page={page} total={301} onChange={set} />}</Held>
      </Part>
      <Part title="본부, 팀, 직책">
        <Held initial={0}>{(office, set) => <OfficeSelect label="본부" value={office} onChange={set} />}</Held>
        <Held initial={0}>{(team, set) => <TeamSelect label="팀" value={team} onChange={set} />}</Held>
        <Held initial={0}>{(position, set) => <PositionSelect label="직책" value={position} onChange={set} />}</Held>
      </Part>
      <Part title="직원">
        <Held initial={nobody}>{(staff, set) => <StaffSelect label="직원" value={staff} onChange={set} />}</Held>
      </Part>
      <Part title="시간">
        <Held initial="09:30">{(time, set) => <TimeSelect label="시작 시간" value={time} onChange={set} />}</Held>
      </Part>
      <Part title="날짜">
        <Held initial="">{(day, set) => <DateInput label="시작일" value={day} onChange={set} />}</Held>
        <Held initial="">{(day, set) => <DateInput label="마감" value={day} onChange={set} withTime />}</Held>
      </Part>
      <Part title="파일">
        <Held initial={null as File | null}>
          {(file, set) => <FileUpload label="첨부파일" value={file} onChange={set} />}
        </Held>
      </Part>
      <Part title="서식 있는 글">
        <Held initial="<p>여기에 <b>글</b>을 씁니다.</p>">
          {(html, set) => <RichText label="내용" value={html} onChange={set} />}
        </Held>
      </Part>
      <Part title="알림과 확인">
        {(["success", "error", "warning", "info"] as const).map((type) => (
          <Button key={type} variant="default" onClick={() => toast[type]("알림 메시지입니다.")}>
            {type}
          </Button>
        ))}
        <Button variant="default" onClick={() => toast("알림 메시지입니다.")}>
          default
        </Button>
        <Button variant="default" onClick={() => void ask("저장하시겠습니까?")}>
          confirm
        </Button>
      </Part>
    </>
  );
}

/** Holds the value of a control. */
function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
