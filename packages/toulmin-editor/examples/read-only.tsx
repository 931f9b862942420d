import { ToulminEditor } from "toulmin-editor";
import type { ToulminDocument } from "toulmin-editor/core";

/** A marked judgment to read: marks are chosen, listed and drawn, and nothing of them changes. */
export const Reading = ({ document }: { document: ToulminDocument }) => <ToulminEditor document={document} readOnly />;
