const KEY = "annotation_document";

/** The document that was open last in this browser; `null` when that is not known. */
export function lastDocument(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes which document is open. */
export function rememberDocument(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // a browser without storage begins with the first document each time
  }
}
