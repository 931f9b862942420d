"use client";

import { ownElements, type ToulminDocument, ToulminEditor } from "toulmin-editor";
import "toulmin-editor/styles.css";

/** Earlier decisions that a warrant rests on: a seventh element, marked by 7 or L. */
const elements = ownElements([
  {
    key: "L",
    name: "precedent",
    codeLabel: "선례",
    labels: { ko: "선례", en: "Precedent" },
    keyCode: "KeyL",
    attachesTo: "W",
    colors: { hue: ["#5b4a00", "#e6d36f"], tint: ["#f7f0cc", "#3d3508"] },
  },
]);

export const WithPrecedents = ({ judgment }: { judgment: ToulminDocument }) => (
  <div style={{ height: "100vh" }}>
    <ToulminEditor elements={elements} initialValue={judgment} documentId="2025고합1044" />
  </div>
);
