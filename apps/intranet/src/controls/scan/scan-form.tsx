import "./scan-form.css";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LabelCamera, readsLabels } from "./label-camera";

interface ScanFormProps {
  /** What the form is for, and what its button does. */
  title: string;
  button: string;
  /** What is scanned: 자산번호, 교재코드. */
  label: string;
  /** What stands in it at first, or again when another label was opened. */
  begins?: string;
  isSending?: boolean;
  /** What came of the last one. */
  said: string;
  /** Told each code, typed or read; the field is emptied when it says that it was taken. */
  onScan: (code: string) => Promise<boolean>;
  /** What else is filled in. */
  children?: ReactNode;
}

/** Takes one label after the other: by a scanner that types, by the camera, or by hand. */
export function ScanForm({ title, button, label, begins = "", isSending, said, onScan, children }: ScanFormProps) {
  const [code, setCode] = useState(begins);
  const [isLooking, setIsLooking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setCode(begins), [begins]);

  async function take(scanned: string) {
    const isTaken = await onScan(scanned);
    setIsRefused(!isTaken);
    if (isTaken) setCode("");
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // it stands within forms, too
    event.stopPropagation();
    if (code.trim()) void take(code.trim());
  }

  return (
    <form className="scan-form" aria-label={title} onSubmit={submit}>
      <TextInput
        ref={input}
        size="sm"
        label={label}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      {children}
      <Button type="submit" size="sm" loading={isSending ?? false}>
        {button}
      </Button>
      {readsLabels() && (
        <Button size="sm" variant="default" onClick={() => setIsLooking(!isLooking)} aria-expanded={isLooking}>
          카메라로 라벨 읽기
        </Button>
      )}
      {isLooking && <LabelCamera onRead={(read) => void take(read)} onEnd={() => setIsLooking(false)} />}
      {/* what came of the one before is not told beside one that was refused */}
      <p role="status">{!isRefused && said}</p>
    </form>
  );
}
