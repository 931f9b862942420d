import type { Block, JudgmentTitle } from "../core/document";

/** How many blocks from the start are searched, and how many characters of each. */
const HEAD = 12;
const LINE = 300;

const COURT = /^[가-힣]{0,12}(?:법원|고법|지법)(?:\([가-힣]{1,8}\))?(?: ?[가-힣]{1,8}지원)?/;
const DATE = /^\d{4}\. ?\d{1,2}\. ?\d{1,2}\.?(?:자| ?선고)?/;
const CASE = /^(?:19|20)\d{2}(?:-?\d)?[가-힣]{1,3}\d{1,7}(?:\([^()\n]{1,20}\))?/;
const CASE_LABEL = /^[【[(]?사 *건(?: *번 *호)?[】\])]? *[:：]? */;
/** A part of the court, and the name of what is read. */
const AROUND = /^(?:제\d{1,3}-?\d{0,3}[가-힣]{0,4}부|판 ?결|결 ?정|명 ?령|판 ?결 ?문)(?![가-힣])/;
/** What the judgment decides on is named in its head as well. */
const ANOTHER =
  /^[【[(]?(?:원 *심|제 *1 *심|제 *2 *심|1심|2심|환 *송|이 *송|상 *고|항 *소|재 *심|피고인|원고|피고|검 *사|변호)/;
/** Here the head ends. */
const BODY = /^[【[]? *(?:주 *문|이 *유|범 *죄 *사 *실|청 *구 *취 *지)/;

/**
 * The court, the case number and the charge as Korean judgments print them in their head, for example
 * “한결지방법원 2024고합123 판결”. What is not certain is left out: the number of the lower court, whose judgment is
 * named in the head too, is none of this case.
 */
export function titleIn(blocks: readonly Block[]): Partial<JudgmentTitle> {
  const title: { -readonly [Part in keyof JudgmentTitle]?: string } = {};
  let isOfAnother = false;
  for (const block of blocks.slice(0, HEAD)) {
    const line = block.text.slice(0, LINE).replace(/\s+/g, " ").trim();
    if (BODY.test(line)) break;
    if (line === "" || isOfAnother) {
      // a label by itself speaks of the next line that is written
      isOfAnother &&= line === "";
      continue;
    }
    if (ANOTHER.test(line)) isOfAnother = /(?:판결|결정)[】\])]?$/.test(line) && line.length < 12;
    else take(partsOf(line));
  }
  return title;

  function take(parts: Partial<JudgmentTitle>): void {
    for (const [part, value] of Object.entries(parts)) title[part as keyof JudgmentTitle] ??= value;
  }
}

/** What a line of the head says, when it says nothing else. */
function partsOf(line: string): Partial<JudgmentTitle> {
  const [label = ""] = CASE_LABEL.exec(line) ?? [];
  let rest = line.slice(label.length);
  const take = (sign: RegExp) => {
    const [found = ""] = sign.exec(rest) ?? [];
    rest = rest.slice(found.length).replace(/^[\s,·:]+/, "");
    return found;
  };
  const court = take(COURT);
  take(AROUND);
  take(DATE);
  const caseNo = take(CASE);
  while (take(CASE) || take(AROUND)) {}
  const charge = rest.replace(/^[[【(]|[\]】)]$/g, "").trim();
  const isSentence = charge.length > 60 || /[.]$|다\.|[은는이가] /.test(charge);
  if (isSentence || (caseNo === "" && charge !== "")) return {};
  return { ...(court && { court }), ...(caseNo && { caseNo }), ...(caseNo && charge && { charge }) };
}
