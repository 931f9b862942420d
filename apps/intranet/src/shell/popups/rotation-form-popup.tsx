import "./popups.css";
import { Button, TextInput } from "@mantine/core";
import { pictureAddress, WISHES } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { get, post } from "../../api/client";
import { useRotation } from "../../api/reads";
import { useSending } from "../../api/use-sending";
import { today } from "../../controls/dates/today";
import { Popup } from "../../controls/dialogs/popup";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { GrowingText } from "../../controls/inputs/growing-text";
import { RowsTable } from "../../controls/lists/rows-table";
import { OutsideLink } from "../../controls/outside-link";
import { OfficeSelect, TeamSelect } from "../../controls/pickers/unit-select";

interface Wish {
  readonly title: string;
  readonly memo: string;
  readonly idx_office: number;
  readonly idx_team: number;
}

const nothing: Wish = { title: "", memo: "", idx_office: 0, idx_team: 0 };
const noWishes: readonly Wish[] = Array.from({ length: WISHES }, () => nothing);

/** The application for the job rotation: three choices of work and three of organisation. */
export function RotationFormPopup({ onClose }: { onClose: () => void }) {
  const round = useRotation();
  const sample = round?.sample_image;
  const client = useQueryClient();
  const [written, setWritten] = useState<{ jobs?: readonly Wish[]; units?: readonly Wish[] }>({});
  const jobs = written.jobs ?? round?.mine?.rotation_1.map((wish) => ({ ...nothing, ...wish })) ?? noWishes;
  const units = written.units ?? round?.mine?.rotation_2 ?? noWishes;
  const { isSending, send } = useSending();
  const [isSent, setIsSent] = useState(false);

  useUnsaved(!isSent && (written.jobs ?? written.units) !== undefined, "popup");

  async function apply() {
    await post("/rest/mypims/addJRApplicant", {
      idx: round?.idx_jobrotation ?? 0,
      rotation_1: jobs.map(({ title, memo }) => ({ title: title.trim(), memo })),
      rotation_2: units.map((wish) => ({ ...wish, title: wish.title.trim() })),
    });
    setIsSent(true);
  }

  async function finish() {
    onClose();
    await Promise.all(["header", "rotation"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  }

  if (isSent) {
    return (
      <Popup onClose={() => void finish()} title="Job Rotation" size="xs">
        <p>제출하였습니다.</p>
        <Button fullWidth data-autofocus onClick={() => void finish()}>
          확인
        </Button>
      </Popup>
    );
  }
  return (
    <Popup onClose={onClose} title="Job Rotation 신청서" size="xl" closeOnClickOutside={false}>
      <form
        className="rotation-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(apply);
        }}
      >
        <Applicant />
        <p className="popup-note">
          모든 내용은 비밀이 보장되며, 내년 인사에 반영됩니다.{" "}
          <OutsideLink isPlain href={sample ? pictureAddress(sample) : "/jobrotation-sample.svg"}>
            작성 예시 보기
          </OutsideLink>
        </p>
        <Choices title="직무 로테이션" wishes={jobs} onChange={(wishes) => setWritten({ ...written, jobs: wishes })} />
        <Choices
          title="조직 로테이션"
          wishes={units}
          onChange={(wishes) => setWritten({ ...written, units: wishes })}
          withUnits
        />
        <div className="popup-buttons">
          <Button variant="default" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" loading={isSending}>
            제출
          </Button>
        </div>
      </form>
    </Popup>
  );
}

/** Who applies, as the personnel record has it. */
function Applicant() {
  const { data: staff } = useQuery({
    queryKey: ["staff-info"],
    queryFn: () => get("/rest/component/getStaffInfo"),
    meta: { onRefusal: "tell" },
  });
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["연도", today().slice(0, 4)],
    ["본부 / 팀", staff && `${staff.office_name} / ${staff.team_name}`],
    ["이름", staff && `${staff.ename} ${staff.kname}`],
    ["직책", staff?.position_name],
    ["입사일", staff?.joinday],
  ];
  return (
    <RowsTable
      label="신청자"
      empty=""
      columns={facts.map(([label]) => label)}
      rows={[{ key: "applicant", cells: facts.map(([, value]) => value ?? "…") }]}
    />
  );
}

interface ChoicesProps {
  title: string;
  wishes: readonly Wish[];
  onChange: (wishes: readonly Wish[]) => void;
  /** Whether a choice names an office and a team. */
  withUnits?: boolean;
}

/** The three ranked choices of one section. */
function Choices({ title, wishes, onChange, withUnits = false }: ChoicesProps) {
  const write = (at: number, change: Partial<Wish>) =>
    onChange(wishes.map((wish, index) => (index === at ? { ...wish, ...change } : wish)));
  return (
    <section>
      <h3>
        {title} <small>입사 후 1년 이상</small>
      </h3>
      {wishes.map((wish, index) => {
        const rank = `${index + 1}순위`;
        const name = `${title} ${rank}`;
        return (
          <fieldset key={rank} className="wish">
            <legend>{rank}</legend>
            <TextInput
              aria-label={`${name} 제목`}
              placeholder="제목"
              maxLength={50}
              value={wish.title}
              onChange={({ currentTarget }) => write(index, { title: currentTarget.value })}
            />
            {withUnits && (
              <div className="wish-units">
                <OfficeSelect
                  label={`${name} 본부`}
                  all="본부 선택"
                  value={wish.idx_office}
                  onChange={(idx_office) => write(index, { idx_office, idx_team: 0 })}
                />
                <TeamSelect
                  label={`${name} 팀`}
                  all="팀 선택"
                  office={wish.idx_office}
                  disabled={wish.idx_office === 0}
                  value={wish.idx_team}
                  onChange={(idx_team) => write(index, { idx_team })}
                />
              </div>
            )}
            <GrowingText
              aria-label={`${name} 내용`}
              placeholder="내용"
              minRows={2}
              maxRows={8}
              maxLength={500}
              value={wish.memo}
              onChange={({ currentTarget }) => write(index, { memo: currentTarget.value })}
            />
          </fieldset>
        );
      })}
    </section>
  );
}
