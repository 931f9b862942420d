// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createIndexedDbStore } from "toulmin-editor";
import { edit, mark, type ToulminDocument } from "toulmin-editor/core";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { testFormat } from "../src/testing/format-contract";
import { judgmentOf } from "../src/testing/judgment-of";
import { edited, outcome } from "./commands";
import { Documents } from "./documents-in-the-address";
import { Fetching } from "./fetched-judgment";
import { App } from "./first-use";
import { embedInShadowRoot } from "./in-a-shadow-root";
import { jsonLines } from "./json-lines";
import { Review } from "./kept-by-the-host";
import { showEditor } from "./mounted";
import { WithPrecedents } from "./next/app/own-element";
import { Pictures } from "./pictures";
import { Watched } from "./styled-by-the-host";
import { Suggesting } from "./suggested-dates";
import "fake-indexeddb/auto";

const judgment = judgmentOf("2025. 6. 14. 피고인은 피해자를 찔렀다.", "살해의 고의가 인정된다.");
const marked = mark(judgment, "C", { start: 28, end: 35 }) as ToulminDocument;

// however slow the machine is
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});

test("the first use shows a judgment to mark", async () => {
  render(<App />);
  expect(await screen.findByText(/과도로 피해자를 찔렀다/)).toBeTruthy();
});

test("the page's address names the open document, which is chosen from the list", async () => {
  await createIndexedDbStore().save("항소심", marked, null);
  render(<Documents />);
  fireEvent.click(await screen.findByRole("button", { name: /표시 1개/ }));
  expect(await screen.findByText(/살해의 고의/, { selector: "mark *" })).toBeTruthy();
  expect(decodeURIComponent(location.hash)).toBe("#항소심");
});

test("commands give documents", () => {
  expect(outcome).toBe("1-주장-1");
  expect(edited).toMatchObject({ nodes: [{ keyword: "고의" }] });
});

test("a judgment is fetched, and the reason is told when it cannot be", async () => {
  vi.stubGlobal("fetch", async (address: string) =>
    address === "/a.html" ? new Response("<p>고의가 인정된다.</p>") : new Response(null, { status: 504 }),
  );
  const view = render(<Fetching address="/a.html" />);
  expect(await screen.findByText("고의가 인정된다.")).toBeTruthy();
  view.rerender(<Fetching address="/b.html" />);
  expect((await screen.findByRole("alert")).textContent).toContain("504 /b.html");
});

test("the overview leads to a claim's chart", () => {
  render(<Pictures document={marked} />);
  fireEvent.click(screen.getByRole("button", { name: /^1-주장-1/ }));
  expect(screen.getByRole("region", { name: "1-주장-1 툴민 도식" })).toBeTruthy();
});

test("a document kept by the host follows its rules", async () => {
  render(<Review first={edit(marked, "node1", { keyword: "agreed" }) as ToulminDocument} />);
  expect(await screen.findByText("1 agreed")).toBeTruthy();
  fireEvent.click(screen.getByText(/살해의 고의/, { selector: "mark *" }));
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  expect(screen.getByText("1 agreed")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "agreed?" } });
  expect(screen.getByText("0 agreed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  expect(screen.queryByText(/살해의 고의/, { selector: "mark *" })).toBeNull();
});

test("marks look as the host says, and it hears what is pointed at and what was done", async () => {
  render(<Watched judgment={marked} />);
  const phrase = (await screen.findByText(/살해의 고의/, { selector: "mark *" })).closest("mark") as HTMLElement;
  expect(phrase.style.getPropertyValue("--toulmin-hue")).toBe("#b02a3c");
  fireEvent.pointerOver(phrase);
  expect(screen.getByText("살해의 고의가", { selector: "p" })).toBeTruthy();
  fireEvent.pointerLeave(screen.getByRole("region", { name: "판결문" }));
  expect(screen.queryByText("살해의 고의가", { selector: "p" })).toBeNull();
  fireEvent.click(phrase);
  fireEvent.change(screen.getByLabelText("쟁점 번호"), { target: { value: "1" } });
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "agreed" } });
  expect(phrase.style.getPropertyValue("--toulmin-hue")).toBe("");
  expect(phrase.className).toBe("toulmin-mark toulmin-mark-open agreed");
  expect(screen.getByText("keyword of: 살해의 고의가")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  expect(screen.getByText("deleted: 살해의 고의가")).toBeTruthy();
});

test("a host's own element has its button, its code and its colour, and stands under its warrant", async () => {
  render(<WithPrecedents judgment={mark(marked, "L", { start: 0, end: 11 }) as ToulminDocument} />);
  const phrase = (await screen.findByText(/2025. 6. 14/, { selector: "mark *" })).closest("mark") as HTMLElement;
  expect(phrase.dataset.toulminCode).toBe("1-선례-1");
  expect(phrase.style.getPropertyValue("--toulmin-hue")).toBe("var(--toulmin-element-L, var(--toulmin-muted))");
  const frame = phrase.closest(".toulmin-editor") as HTMLElement;
  expect(frame.style.getPropertyValue("--toulmin-element-L")).toBe("light-dark(#5b4a00, #e6d36f)");
  expect(screen.getByRole("button", { name: "선례" }).getAttribute("aria-keyshortcuts")).toBe("7 L");
  fireEvent.click(phrase);
  expect((screen.getByLabelText("분류 코드") as HTMLInputElement).value).toBe("1-선례-1");
  expect(await screen.findByLabelText("딸릴 논거")).toBeTruthy();
});

test("dates are suggested as data, with their date", async () => {
  render(<Suggesting judgment={marked} />);
  fireEvent.click(await screen.findByRole("button", { name: "받아들이기" }));
  fireEvent.click(screen.getByText(/피고인은 피해자를 찔렀다/, { selector: "mark *" }));
  expect((screen.getByLabelText("시작 시각") as HTMLInputElement).value).toBe("2025. 6. 14.");
});

test("an editor lies in a shadow root", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  let stop: (() => void) | undefined;
  await act(async () => {
    stop = embedInShadowRoot(host, ".toulmin-root { color: teal }", judgment);
  });
  await waitFor(() => expect(host.shadowRoot?.textContent).toContain("피고인은 피해자를 찔렀다"));
  expect(getComputedStyle(host.shadowRoot?.querySelector(".toulmin-root") as HTMLElement).color).toBe(
    "rgb(0, 128, 128)",
  );
  act(() => stop?.());
  host.remove();
});

test("an editor is mounted on a page without React, is told what is different, and leaves nothing behind", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  let unmount: (() => void) | undefined;
  await act(async () => {
    unmount = showEditor(page, marked);
  });
  await waitFor(() => expect(page.querySelector("mark")?.textContent).toBe("살해의 고의가"));
  const frame = page.querySelector(".toulmin-editor");
  fireEvent.click(screen.getByRole("button", { name: "Dark" }));
  await waitFor(() => expect(frame?.getAttribute("data-color-scheme")).toBe("dark"));
  expect(page.querySelector("mark")?.textContent).toBe("살해의 고의가");
  expect(page.querySelector(".toulmin-editor")).toBe(frame);
  act(() => unmount?.());
  expect(page.querySelector("div")?.childElementCount).toBe(0);
  page.remove();
});

testFormat(jsonLines, { text: "none" });
