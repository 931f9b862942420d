import { type FormEvent, useState } from "react";
import { CallError, callRecords } from "../api/client";
import { tell } from "../api/tell";

interface MaskedValueProps {
  entity: string;
  idx: number;
  /** The field's key. */
  name: string;
  label: string;
  /** The part of it that is shown. */
  value: string;
}

/**
 * A value that is shown in part until somebody asks for the whole of it; the server writes down who did. Of others' it asks
 * why, which is written down too.
 */
export function MaskedValue({ entity, idx, name, label, value }: MaskedValueProps) {
  const [whole, setWhole] = useState<string>();
  const [reason, setReason] = useState<string>();

  async function reveal() {
    try {
      const asked = { idx, field: name, ...(reason !== undefined && { reason }) };
      setWhole((await callRecords(entity, "reveal", asked)).value);
    } catch (error) {
      if (reason === undefined && error instanceof CallError && error.fields.reason) setReason("");
      else tell(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void reveal();
  }

  if (whole !== undefined) return <span role="status">{whole}</span>;
  if (reason !== undefined) {
    return (
      <form className="masked-reason" onSubmit={submit}>
        {value}
        <input
          aria-label={`${label} 보는 사유`}
          placeholder="보는 사유 (기록에 남습니다)"
          maxLength={200}
          required
          value={reason}
          // the person has just asked for it
          ref={(input) => input?.focus()}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className="page-button">
          보기
        </button>
      </form>
    );
  }
  return (
    <>
      {value}{" "}
      <button type="button" className="link-button" aria-label={`${label} 보기`} onClick={() => void reveal()}>
        보기
      </button>
    </>
  );
}
