/** States of an article that is still to be handed in. */
export const unfinished = ["ask", "write", "fix"] as const;

/** What editors and writers read of an article. */
export const article = [
  { fields: ["newsletter", "section", "author", "due", "left", "state", "chars"] },
  { fields: ["body"] },
  { fields: ["files"] },
] as const;

/** What is written of it, until it is confirmed; what is planned of it is its issue's contents. */
export const written = [{ fields: ["body", "files"], editable: { in: [...unfinished, "in"] } }] as const;
