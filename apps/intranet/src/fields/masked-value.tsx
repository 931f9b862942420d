import { useState } from "react";
import { callRecords } from "../api/client";
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

/** A value that is shown in part until somebody asks for the whole of it; the server writes down who did. */
export function MaskedValue({ entity, idx, name, label, value }: MaskedValueProps) {
  const [whole, setWhole] = useState<string>();
  async function reveal() {
    try {
      setWhole((await callRecords(entity, "reveal", { idx, field: name })).value);
    } catch (error) {
      tell(error);
    }
  }
  if (whole !== undefined) return <span role="status">{whole}</span>;
  return (
    <>
      {value}{" "}
      <button type="button" className="link-button" aria-label={`${label} 보기`} onClick={() => void reveal()}>
        보기
      </button>
    </>
  );
}
