import { useStore } from "../../store";

/** What is shown of a file. */
interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
}

const MOST = 50;

/** A file that was sent from this browser, as long as a draft may name it by its number alone. */
export function sentFile(idx: number): SentFile | undefined {
  return sentFiles().find(([one]) => one === idx)?.[1];
}

/** Keeps what a file is called that no record has yet. */
export function keepSent(idx: number, file: SentFile): void {
  try {
    localStorage.setItem(place(), JSON.stringify([[idx, file], ...sentFiles()].slice(0, MOST)));
  } catch {
    // the storage is full: a draft that comes back names the file by its number
  }
}

function sentFiles(): readonly (readonly [number, SentFile])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place()) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function place(): string {
  return `sent-files:${useStore.getState().idx_staff}`;
}
