import "./popups.css";
import { Button, PasswordInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSending } from "../../api/use-sending";
import { useUnsaved } from "../../controls/dialogs/unsaved";

export interface NewPassword {
  readonly cur_pwd: string;
  readonly new_pwd: string;
  readonly new_rpw: string;
}

interface PasswordSectionProps {
  onCancel?: () => void;
  /** Says whether it was saved. */
  onSave: (password: NewPassword) => Promise<boolean>;
}

const fields = [
  { key: "cur_pwd", label: "현재 비밀번호", autoComplete: "current-password" },
  { key: "new_pwd", label: "새 비밀번호", autoComplete: "new-password" },
  { key: "new_rpw", label: "새 비밀번호 확인", autoComplete: "new-password" },
] as const;

const empty: NewPassword = { cur_pwd: "", new_pwd: "", new_rpw: "" };

/** The current password and the new one twice; whether it will do is said by the server. */
export function PasswordSection({ onCancel, onSave }: PasswordSectionProps) {
  const [password, setPassword] = useState(empty);
  const { isSending, send } = useSending();
  useUnsaved(password !== empty, "popup");

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => (await onSave(password)) && onCancel?.());
  }

  return (
    <form className="password-section" noValidate onSubmit={submit}>
      {fields.map(({ key, label, autoComplete }) => (
        <PasswordInput
          key={key}
          // the button that asked for it has gone
          autoFocus={key === "cur_pwd"}
          label={label}
          maxLength={20}
          autoComplete={autoComplete}
          visibilityToggleButtonProps={{ "aria-label": `${label} 보기` }}
          value={password[key]}
          onChange={({ currentTarget }) => setPassword({ ...password, [key]: currentTarget.value })}
        />
      ))}
      <p className="popup-note">문자, 숫자, 특수문자를 조합하여 8자 이상 입력하세요.</p>
      <div className="popup-buttons">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            취소
          </Button>
        )}
        <Button type="submit" loading={isSending}>
          비밀번호 저장
        </Button>
      </div>
    </form>
  );
}
