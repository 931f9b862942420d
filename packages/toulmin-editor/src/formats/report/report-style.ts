import type { ToulminDocument } from "../../core/document";

/** The report's style sheet: light, and made for A4. */
export const reportStyle = `
:root { color-scheme: light; --hue: #57606c; --C: #2f4bb5; --W: #0b6b63; --B: #3d6b12; --R: #b02a3c; --RS: #8f4600; --D: #6b3fa0; }
* { box-sizing: border-box; }
body { max-width: 190mm; margin: 0 auto; padding: 12mm 8mm; color: #1c2128; background: #fff;
  font: 14px/1.6 "Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
h1 { font-size: 22px; margin: 0 0 4px; } h2 { font-size: 17px; margin: 28px 0 8px; border-bottom: 1px solid #d9dde4; padding-bottom: 4px; }
h3 { font-size: 15px; margin: 18px 0 6px; }
.about { color: #57606c; margin: 0; }
table.marks { width: 100%; min-width: 640px; table-layout: fixed; border-collapse: collapse; font-size: 12.5px; }
table.marks th:nth-child(1) { width: 15%; } table.marks th:nth-child(n + 3) { width: 9.5%; } table.marks th:nth-child(7) { width: 6.5%; } table.marks th:nth-child(5) { width: 13%; }
table.facts { width: 100%; min-width: 640px; table-layout: fixed; border-collapse: collapse; font-size: 12.5px; }
table.facts th:nth-child(1) { width: 15%; } table.facts th:nth-child(2) { width: 20%; } table.facts th:nth-child(3) { width: 10%; } table.facts th:nth-child(5) { width: 14%; }
table th, table.marks td, table.facts td { border: 1px solid #d9dde4; padding: 4px 6px; text-align: left; vertical-align: top; }
table th { background: #f6f7f9; } table.marks tr.C td { background: #eef1fc; font-weight: 600; }
.scroll { overflow-x: auto; }
.judgment h1, .judgment h2, .judgment h3 { border: 0; font-size: 15px; margin: 16px 0 4px; }
.judgment p, .judgment blockquote { margin: 0 0 8px; } .judgment table { border-collapse: collapse; } .judgment td { border: 1px solid #d9dde4; padding: 2px 6px; }
mark { color: inherit; background: #f2f4f8; border-bottom: 2px solid var(--hue); }
mark b, svg .code { color: var(--hue); fill: var(--hue); font-size: 11px; font-weight: 700; } mark b { margin-right: 3px; white-space: nowrap; }
.C { --hue: var(--C); } .W { --hue: var(--W); } .B { --hue: var(--B); } .R { --hue: var(--R); } .RS { --hue: var(--RS); } .D { --hue: var(--D); }
.note { margin: 2px 0 0; color: #57606c; font-weight: 400; white-space: pre-line; }
td .code { color: var(--hue); font-weight: 700; }
svg .lane { fill: none; stroke: #d9dde4; } svg .tick { stroke: #e6e9ee; } svg text.tick { stroke: none; fill: #57606c; font-size: 11px; text-anchor: middle; } svg .letter { text-anchor: middle; }
figure { margin: 0 0 16px; } svg { display: block; max-width: 100%; height: auto; font-size: 14px; }
svg g rect { fill: #fff; stroke: var(--hue); stroke-width: 1.5; } svg .line { fill: none; stroke: #57606c; stroke-width: 1.5; }
svg .head { fill: #57606c; } svg .frame { fill: none; stroke: #d9dde4; stroke-dasharray: 5 4; }
svg .word { fill: #57606c; font-size: 13px; text-anchor: middle; paint-order: stroke; stroke: #fff; stroke-width: 6px; }
@page { size: A4; margin: 15mm; }
@media print { table.marks, table.facts { min-width: 0; } .scroll { overflow: visible; } body { max-width: none; padding: 0; font-size: 10.5pt; } figure, tr, li { break-inside: avoid; } h2, h3 { break-after: avoid; }
  thead { display: table-header-group; } svg { max-height: 240mm; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;

/** The colours of a host's own elements in it. */
export function ownStyle({ elements = [] }: ToulminDocument): string {
  return elements.map(({ key, colors }) => `.${key} { --hue: ${colors.hue[0]}; }\n`).join("");
}
