import { create } from "zustand";

/** Whether a part of the portal's code could not be loaded: without a line, or because another version is installed. */
export const useMissingPart = create<{ readonly isMissing: boolean }>()(() => ({ isMissing: false }));

/** Whether that is why something failed: every browser words it in its own way, and the bundler for style sheets. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && WORDINGS.test(error.message);
}

/** Notes that a part is missing. A browser never asks again for code that it could not load: only a fresh page does. */
export function noteMissingPart(): void {
  useMissingPart.setState({ isMissing: true });
}

const WORDINGS = /dynamically imported module|module script failed|unable to preload css/i;
