import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../../api/client";
import { useSending } from "../../../api/use-sending";
import { StaffListPicker, StaffPicker } from "../../../controls/pickers/staff-picker";
import { Popup } from "../../../shell/dialogs/popup";
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
      <div className="doc-stack">
        <label htmlFor="refer-people">참조할 사람</label>
        <StaffListPicker naming={{ id: "refer-people" }} value={people} onChange={setPeople} nameOf={() => undefined} />
        <TeamList label="참조할 부서" teams={teams} onChange={setTeams} />
      </div>
      <Actions isReady={people.length + teams.length > 0} action="추가" onSend={send} onClose={onClose} />
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
      <div className="doc-stack">
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
        <label htmlFor="step-person">내 다음에 결재할 사람</label>
        <StaffPicker naming={{ id: "step-person" }} value={who} onChange={setWho} />
      </div>
      <Actions isReady={who !== null} action="추가" onSend={send} onClose={onClose} />
    </Popup>
  );
}

interface ActionsProps {
  isReady: boolean;
  action: string;
  onSend: () => Promise<void>;
  onClose: () => void;
}

function Actions({ isReady, action, onSend, onClose }: ActionsProps) {
  const { isSending, send } = useSending();
  return (
    <div className="popup-actions">
      <Button size="xs" variant="default" onClick={onClose}>
        취소
      </Button>
      <Button size="xs" disabled={!isReady} loading={isSending} onClick={() => void send(onSend)}>
        {action}
      </Button>
    </div>
  );
}
