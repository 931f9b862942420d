// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mark } from "../../core/commands/mark";
import type { ToulminDocument } from "../../core/document";
import { createMemoryStore } from "../../store/memory";
import { judgmentOf } from "../../testing/judgment-of";
import { ToulminEditor } from "../toulmin-editor";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
const marked = mark(judgment, "C", { start: 15, end: 23 }) as ToulminDocument;

afterEach(cleanup);

test("an editor that its host puts elsewhere is worked in there, and goes with its host", async () => {
  const onChange = vi.fn();
  const view = render(<ToulminEditor initialValue={marked} storage={createMemoryStore()} onChange={onChange} />);
  const phrase = await screen.findByText("고의가 인정된다", { selector: "mark *" });
  await vi.waitFor(() => expect(document.querySelector("toulmin-probe")).not.toBeNull(), 10_000);
  const editor = phrase.closest(".toulmin-editor") as HTMLElement;
  const elsewhere = document.body.appendChild(document.createElement("aside"));
  elsewhere.append(editor);
  fireEvent.click(phrase);
  const keyword = screen.getByLabelText("핵심어");
  keyword.focus();
  fireEvent.change(keyword, { target: { value: "고의" } });
  expect(onChange).toHaveBeenCalledOnce();

  elsewhere.attachShadow({ mode: "open" }).append(editor);
  expect(editor.contains(elsewhere.shadowRoot?.activeElement ?? null)).toBe(true);
  fireEvent.keyDown(keyword, { key: "Escape" });
  expect(editor.querySelector(".toulmin-attributes")).toBeNull();

  expect(() => view.unmount()).not.toThrow();
  expect(elsewhere.shadowRoot?.childElementCount).toBe(0);
  elsewhere.remove();
});
