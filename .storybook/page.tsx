import { Controls, Description, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";

/** The page of a component: what it is, where its code lies, its settings, its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <WhereItLies />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function WhereItLies() {
  const of = useOf("meta", ["meta"]);
  const file = String(of.preparedMeta.parameters.fileName ?? "").replace(/^\.\//, "");
  return (
    <p>
      <code>{file.replace(/\.stories\.tsx$/, ".tsx")}</code>, its states in <code>{file}</code>
    </p>
  );
}
