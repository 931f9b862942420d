// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mark } from "../../core/commands/mark";
import type { ToulminDocument } from "../../core/document";
import { ko } from "../../locales/ko";
import { judgmentOf } from "../../testing/judgment-of";
import { allDrawn } from "../pictures/picture-export";
import { ClaimsOverview } from "./claims-overview";

afterEach(cleanup);

const CLAIMS = 300;

test("a picture of many claims is taken along when all of them are drawn", async () => {
  let judgment = judgmentOf("가 ".repeat(CLAIMS).trim());
  for (let at = 0; at < CLAIMS; at++)
    judgment = mark(judgment, "C", { start: 2 * at, end: 2 * at + 1 }) as ToulminDocument;
  const { container } = render(<ClaimsOverview document={judgment} dictionary={ko} onOpenClaim={() => {}} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const svg = container.querySelector("svg.toulmin-drawing") as SVGSVGElement;
  const boxes = () => svg.querySelectorAll("[data-key]").length;
  expect(boxes()).toBeLessThan(CLAIMS);
  await allDrawn(svg);
  expect(boxes()).toBe(CLAIMS);
});
