import incumbents from "./mypims/incumbents";
import annotationEditor from "./shell/annotation-editor";
import shellAuth from "./shell/shell-auth";
import shellHome from "./shell/shell-home";

/** Every module of the portal. */
export const modules = [incumbents, shellAuth, shellHome, annotationEditor] as const;
