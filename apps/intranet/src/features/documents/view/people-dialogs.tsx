import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../../api/client";
import { Popup } from "../../../controls/dialogs/popup";
import { StaffListPicker, StaffPicker } from "../../../controls/pickers/staff-picker";
import { OwnField } from "../../../screens/form/fields/own-field";
import { SmallForm } from "../../../screens/form/small-form";
import { TeamList } from "../line/team-list";
import type { Document } from "../names";

interface PeopleDialogProps {
  document: Pick<Document, "idx" | "rev">;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** The drafter lets more people and teams know of a document. */
export function AddReferenceDialog({ document: { idx }, onDone, onClose }: PeopleDialogProps) {
  const [people, setPeople] = useState<readonly number[]>([]);
  const [teams, setTeams] = useState<readonly { idx: number; kname: string }[]>([]);
  async function send() {
    await post("/rest/documents/addReference", {
      idx,
      idx_staff: [...people],
      idx_team: teams.map((team) => team.idx),
    });
    toast.success("참조를 추가하였습니다.");
    onClose();
    await onDone();
  }
  return (
    <Popup title="참조 추가" size="md" closeOnClickOutside={false} onClose={onClose}>
      <SmallForm
        action="추가"
        missing={{ people: people.length + teams.length > 0 ? undefined : "참조할 사람이나 부서를 선택하세요." }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) => (
          <>
            <OwnField label="참조할 사람" problem={problems.people}>
              {(naming) => (
                <StaffListPicker naming={naming} value={people} onChange={setPeople} nameOf={() => undefined} />
              )}
            </OwnField>
            <TeamList label="참조할 부서" teams={teams} onChange={setTeams} />
          </>
        )}
      </SmallForm>
    </Popup>
  );
}

/** The last one in the line adds somebody behind themselves. */
export function AddStepDialog({ document: { idx, rev }, onDone, onClose }: PeopleDialogProps) {
  const [who, setWho] = useState<number | null>(null);
  const [role, setRole] = useState<"approve" | "agree">("approve");
  async function send() {
    await post("/rest/documents/addStep", { idx, rev, role, idx_staff: who ?? 0 });
    toast.success("결재자를 추가하였습니다.");
    onClose();
    await onDone();
  }
  return (
    <Popup title="결재자 추가" size="md" closeOnClickOutside={false} onClose={onClose}>
      <SmallForm
        action="추가"
        missing={{ who: who === null ? "내 다음에 결재할 사람을 선택하세요." : undefined }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) => (
          <>
            <NativeSelect
              size="xs"
              label="역할"
              value={role}
              onChange={({ currentTarget }) => setRole(currentTarget.value === "agree" ? "agree" : "approve")}
              data={[
                { value: "approve", label: "결재" },
                { value: "agree", label: "합의" },
              ]}
            />
            <OwnField label="내 다음에 결재할 사람" required problem={problems.who}>
              {(naming) => <StaffPicker naming={naming} value={who} onChange={setWho} />}
            </OwnField>
          </>
        )}
      </SmallForm>
    </Popup>
  );
}
