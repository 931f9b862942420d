import { Markdown } from "@storybook/addon-docs/blocks";
import picture from "../../packages/toulmin-editor/images/editor.png";
import { asPage } from "./as-page";

/** A document of the repository, with its links leading to the pages here. */
export function Page({ text }: { text: string }) {
  return <Markdown>{asPage(text, picture)}</Markdown>;
}
