import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { elementKeys, elements } from "../core/elements";

const meta = {
  title: "Design/Tokens",
  parameters: { controls: { disable: true } },
  render: () => <Tokens />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variable that a host may set on `.toulmin-root`, as the style sheet has it just now. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("--toulmin-rebuttal-support-tint")).toBeVisible();
    await expect(page.getAllByRole("row").length).toBeGreaterThan(20);
  },
};

/** The elements with their words, codes and keys. */
export const Elements: Story = {
  render: () => (
    <main className="toulmin-root" style={{ padding: 24 }}>
      <h1>Elements</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Korean</th>
            <th scope="col">English</th>
            <th scope="col">Key</th>
          </tr>
        </thead>
        <tbody>
          {elementKeys.map((key) => (
            <tr key={key}>
              <td>
                <Badge element={key} scheme="light" />
              </td>
              <td>
                <Badge element={key} scheme="dark" />
              </td>
              <td>{elements[key].labels.ko}</td>
              <td>{elements[key].labels.en}</td>
              <td>{elements[key].keyCode.slice("Key".length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  ),
};

function Tokens() {
  const [names, setNames] = useState<string[]>([]);
  // the style sheet is on the page when the story is
  useEffect(() => setNames(variableNames()), []);
  return (
    <main className="toulmin-root" style={{ padding: 24 }}>
      <h1>Tokens</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <Swatch name={name} scheme="light" />
              </td>
              <td>
                <Swatch name={name} scheme="dark" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

interface SchemeProps {
  readonly scheme: "light" | "dark";
}

function Swatch({ name, scheme }: SchemeProps & { name: string }) {
  const look = name.endsWith("-font")
    ? { fontFamily: `var(${name})`, padding: "4px 8px" }
    : { background: `var(${name})`, width: 96, height: 28, border: "1px solid var(--toulmin-border)" };
  return (
    <div data-color-scheme={scheme} style={{ colorScheme: scheme, ...look }}>
      {name.endsWith("-font") && "판결문 Judgment 123"}
    </div>
  );
}

function Badge({ element, scheme }: SchemeProps & { element: (typeof elementKeys)[number] }) {
  return (
    <span className="toulmin-swatch" data-toulmin-type={element} style={{ colorScheme: scheme }}>
      {element}
    </span>
  );
}

/** The names of the variables that the style sheet sets on the root, in its order. */
function variableNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith(".toulmin-root:not"),
  );
  const names = roots.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []));
  return [...new Set(names.filter((name) => name.startsWith("--toulmin-")))];
}
