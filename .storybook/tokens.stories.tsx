import "../apps/intranet/src/main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { elementKeys, elements } from "../packages/toulmin-editor/src/core/elements";
import { asCss, asJson, contrast, type Token, tokensOf } from "./tokens";

/** Every variable of editor and portal with its use, its light and dark value and its contrast. */
const meta = {
  title: "Design/Tokens",
  parameters: { controls: { disable: true }, code: [".storybook/tokens.ts"] },
  render: () => <Tokens of="toulmin" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token has a use, and enough contrast in either scheme. */
const everyTokenHolds: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  const rows = () => page.getAllByRole("row").slice(1);
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  for (const row of rows()) {
    await expect(row.querySelector("td:nth-child(2)")).not.toBeEmptyDOMElement();
    for (const told of row.querySelectorAll<HTMLElement>("[data-least]")) {
      await waitFor(() => expect(Number(told.dataset.ratio)).toBeGreaterThanOrEqual(Number(told.dataset.least)));
    }
    const values = () => [...row.querySelectorAll("code")].slice(1).map((value) => value.textContent);
    // fonts are the same in both schemes
    if (values().length > 0) await waitFor(() => expect(new Set(values()).size).toBe(2));
  }
  const codes = rows().map((row) => [...row.querySelectorAll("code")].map((code) => code.textContent));
  const file = await fetch(page.getByRole<HTMLAnchorElement>("link", { name: "JSON" }).href);
  const data: Record<string, { light: string; dark: string }> = await file.json();
  await expect(Object.keys(data)).toEqual(codes.map(([name]) => name));
  // what the file says of a colour is what is painted
  for (const [name = "", ...painted] of codes.filter(({ length }) => length > 1)) {
    await expect([data[name]?.light, data[name]?.dark].map((value) => asPainted(value, canvasElement))).toEqual(
      painted,
    );
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.getByLabelText<HTMLTextAreaElement>("CSS").value);
  const [rule] = sheet.cssRules;
  await expect(rule instanceof CSSStyleRule ? [...rule.style] : []).toEqual(codes.map(([name]) => name));
};

/** A colour as the browser writes it. */
function asPainted(value = "", within: HTMLElement): string {
  const part = document.createElement("i");
  part.style.color = value;
  within.append(part);
  const { color } = getComputedStyle(part);
  part.remove();
  return color;
}

/** Every variable that a host may set on `.toulmin-root`, as the style sheet has it just now. */
export const Editor: Story = { play: everyTokenHolds };

/** The portal's own. */
export const Portal: Story = { render: () => <Tokens of="portal" />, play: everyTokenHolds };

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

function Tokens({ of }: { of: "toulmin" | "portal" }) {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  // the style sheet is on the page when the story is
  useEffect(() => setTokens(tokensOf(of)), [of]);
  return (
    <main className="toulmin-root" style={{ padding: 24 }}>
      <h1>Tokens</h1>
      <p>
        <a download={`${of}-tokens.json`} href={`data:application/json,${encodeURIComponent(asJson(tokens))}`}>
          JSON
        </a>
      </p>
      <table>
        <thead>
          <tr>
            {["Variable", "Use", "Light", "Dark"].map((head) => (
              <th key={head} scope="col" style={{ textAlign: "start", padding: "2px 12px 2px 0" }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <td style={{ paddingRight: 12 }}>
                <code>{token.name}</code>
              </td>
              <td style={{ paddingRight: 12, maxWidth: 320 }}>{token.use}</td>
              {(["light", "dark"] as const).map((scheme) => (
                <td key={scheme} style={{ paddingRight: 12 }}>
                  {token.name.endsWith("-font") ? (
                    <Words name={token.name} />
                  ) : (
                    <Swatch token={token} scheme={scheme} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        CSS
        <textarea
          readOnly
          rows={8}
          style={{ display: "block", width: "100%" }}
          value={asCss(tokens, of === "portal" ? ":root" : ".toulmin-root")}
        />
      </label>
    </main>
  );
}

interface SchemeProps {
  readonly scheme: "light" | "dark";
}

function Words({ name }: { name: string }) {
  return <span style={{ fontFamily: `var(${name})` }}>판결문 Judgment 123</span>;
}

/** A colour, its value, and how far it stands out from what it stands on. */
function Swatch({ token: { name, against, least }, scheme }: SchemeProps & { token: Token }) {
  const colour = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<{ value: string; ratio: number } | null>(null);
  useEffect(() => {
    if (!colour.current || !ground.current) return;
    const [value, other] = [colour.current, ground.current].map((part) => getComputedStyle(part).backgroundColor);
    setTold({ value: value ?? "", ratio: contrast(value ?? "", other ?? "") });
  }, []);
  return (
    <div style={{ display: "flex", gap: 8, alignItems: "center", colorScheme: scheme }}>
      <div
        ref={colour}
        style={{ background: `var(${name})`, width: 40, height: 28, border: "1px solid var(--toulmin-border)" }}
      />
      <div ref={ground} hidden style={{ background: `var(${against})` }} />
      <span style={{ colorScheme: "inherit" }}>
        <code>{told?.value}</code>
        <br />
        <span data-ratio={told?.ratio} data-least={least}>
          {told?.ratio.toFixed(1)} : 1 with {against.replace(/^--[a-z]+-/, "")}
        </span>
      </span>
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
