import { Controls, Description, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** The page of a component: what it is, when to take it, where its code lies, its settings, its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <DoAndDont />
      <WhereItLies />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** What a story file says in `parameters.use`; pages without it are listed in docs/component-pages.test.ts. */
function DoAndDont() {
  const { use } = useParameters();
  if (!use) return null;
  return (
    <div className="room-use">
      <Advice title="Do" sentences={use.do} />
      <Advice title="Don't" sentences={use.dont} />
    </div>
  );
}

function Advice({ title, sentences }: { title: "Do" | "Don't"; sentences: readonly string[] }) {
  return (
    <section aria-label={title} className={title === "Do" ? "room-do" : "room-dont"}>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence in which words between backticks are code, or stand on the screen. */
function withCode(sentence: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
  return sentence.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

function WhereItLies() {
  const { fileName = "", code } = useParameters();
  const stories = fileName.replace(/^\.\//, "");
  const files = code ?? [stories.replace(/\.stories\.tsx$/, ".tsx")];
  return (
    <p>
      {files.map((file) => (
        <span key={file}>
          <code>{file}</code>,{" "}
        </span>
      ))}
      its states in <code>{stories}</code>
    </p>
  );
}

interface Parameters {
  readonly fileName?: string;
  /** When to take the component and when its neighbour, in two to four short sentences each. */
  readonly use?: { readonly do: readonly string[]; readonly dont: readonly string[] };
  /** Where its code lies; in the file beside its stories unless told. */
  readonly code?: readonly string[];
}

function useParameters(): Parameters {
  return useOf("meta", ["meta"]).preparedMeta.parameters;
}
