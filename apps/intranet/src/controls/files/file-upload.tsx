import "./file-upload.css";
import { Button } from "@mantine/core";
import { useRef } from "react";
import { toast } from "react-toastify";

interface FileUploadProps {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** The largest file, in megabytes. */
  max?: number;
  /** What may be chosen, as `image/*`. */
  accept?: string;
}

/** One file to send, at most 3 MB unless said otherwise; a larger one is refused and nothing is chosen. */
export function FileUpload({ label, value, onChange, max = 3, accept }: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose(file: File | null) {
    const isLarge = file !== null && file.size > max * 1024 * 1024;
    if (isLarge) toast.error(`${max}메가 이상의 파일은 업로드 하실 수 없습니다.`);
    const chosen = isLarge ? null : file;
    if (chosen === null && input.current) input.current.value = "";
    onChange(chosen);
  }

  return (
    <div className="file-upload">
      <input
        ref={input}
        type="file"
        className="only-read"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
      />
      <Button variant="default" size="xs" onClick={() => input.current?.click()}>
        {label} 선택
      </Button>
      <span>{value ? value.name : "선택한 파일이 없습니다."}</span>
      {value && (
        <Button variant="default" size="xs" aria-label={`${value.name} 삭제`} onClick={() => choose(null)}>
          삭제
        </Button>
      )}
    </div>
  );
}
