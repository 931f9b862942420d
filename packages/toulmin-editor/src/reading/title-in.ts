import type { Block, JudgmentTitle } from "../core/document";

/** How many blocks from the start are searched, and how many characters of each. */
const HEAD = 12;
const LINE = 300;

const COURT =
  /^(?:(?:국방부|육군|해군|공군) )?(?:헌법재판소|헌재|[가-힣]{0,12}법원|[가-힣]{2,10}(?:고법|지법|행법|가법))(?:\([가-힣]{1,8}\))?(?: ?[가-힣]{1,8}지원)?/;
const DATE = /^\d{4}(?:\. ?\d{1,2}\. ?\d{1,2}\.?|년 ?\d{1,2}월 ?\d{1,2}일)(?: ?자)?(?: ?선 ?고)?/;
/** The letters that tell a kind of case, and its number in the year. */
const SERIAL = "[가-힣]{1,4}\\d{1,7}(?:-\\d{1,3})?";
/** 병합, 본소, 반소 and the like. */
const JOINED = "(?:\\([^()\\n]{1,20}\\)| \\((?:병합|분리|본소|반소|재심)[^()\\n]{0,12}\\))?";
const CASE = new RegExp(`^(?:19|20)\\d{2}(?:-?\\d)?${SERIAL}${JOINED}`);
/** As cases were numbered before 2000, and by the calendar of the time before 1962. */
const OLD_CASE = new RegExp(`^(?:\\d{2}|42\\d{2})${SERIAL}${JOINED}`);
/** Another number of the same year and kind: `2022다306048, 306055(반소)`. */
const NEXT_NUMBER = new RegExp(`^(?:및 ?)?\\d{1,7}(?![\\d가-힣.])${JOINED}`);
const CASE_LABEL = /^[【[(]?사 *건(?: *번 *호)?[】\])]? *[:：]? *(?!명)/;
const CHARGE_LABEL = /^[【[(]?(?:사 *건 *명|죄 *명)[】\])]? *[:：]? */;
/** A part of the court, and the name of what is read. */
const AROUND =
  /^(?:(?:[가-힣]{2} ?)?(?:제 ?)?\d{1,3}-?\d{0,3}(?:[가-힣]{0,5}부|[가-힣]{0,2}단독)|전원 ?(?:합의체|재판부)|선 ?고|판 ?결|결 ?정|명 ?령|판 ?결 ?[문서]|결 ?정 ?문|등|외(?: ?\d{1,3}건)?)(?=판 ?결|결 ?정|명 ?령|[^가-힣]|$)/;
/** What became of the judgment. */
const OUTCOME = /^(?:확정|(?:재?항고|항소|상고)(?:기각|취하)?)?$/;
/** After the judgment, in brackets or without them: where it was printed. */
const PRINTED = /^(?:공|집|각공|고집|헌공|헌집|하집|판례집|미간행|비공개|공보)(?![가-힣])/;
/** In brackets after the judgment: how the text goes on to call it. */
const CALLED = /^(?:이하|다음부터)/;
/** What the judgment decides on is named in its head as well. */
const ANOTHER =
  /^[【[(]?(?:원 *심|제 *1 *심|제 *2 *심|1심|2심|환 *송|이 *송|상 *고|항 *소|재 *심|피고인|원고|피고|검 *사|변호)/;
/** Here the head ends. */
const BODY =
  /^[【[]? *(?:주 *문|이 *유|범 *죄 *사 *실|청 *구 *취 *지|판 *시 *사 *항|(?:판 *결|결 *정) *요 *지|참 *조 *(?:조 *문|판 *례)|심 *판 *대 *상)/;

/**
 * The court, the case number and the charge as Korean judgments print them in their head, for example
 * “한결지방법원 2024고합123 판결 [상해]”. Of several numbers the first is the case's. What is not certain is left out:
 * the number of the lower court, whose judgment is named in the head too, is none of this case.
 */
export function titleIn(blocks: readonly Block[]): Partial<JudgmentTitle> {
  const title: { -readonly [Part in keyof JudgmentTitle]?: string } = {};
  let isOfAnother = false;
  for (const block of blocks.slice(0, HEAD)) {
    const line = unbracketed(block.text.slice(0, LINE).replace(/\s+/g, " ").trim());
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

/** A court's head line that stands in brackets as a whole, without them. */
function unbracketed(line: string): string {
  const inner = bracketIn(line) === line ? line.slice(1, -1).trim() : "";
  return COURT.test(inner) ? inner : line;
}

/** What a line of the head says, when it says nothing else. */
function partsOf(line: string): Partial<JudgmentTitle> {
  const [chargeLabel = ""] = CHARGE_LABEL.exec(line) ?? [];
  if (chargeLabel !== "") {
    const charge = chargeIn(line.slice(chargeLabel.length));
    return charge ? { charge } : {};
  }
  const [label = ""] = CASE_LABEL.exec(line) ?? [];
  let rest = line.slice(label.length);
  const take = (sign: RegExp) => {
    const [found = ""] = sign.exec(rest) ?? [];
    rest = rest.slice(found.length).replace(/^[\s,·:：]+/, "");
    return found;
  };
  const court = take(COURT);
  const isDated = repeat(() => take(AROUND) || take(DATE));
  const caseNo = take(CASE) || (label !== "" || court !== "" || isDated ? take(OLD_CASE) : "");
  repeat(() => caseNo && (take(CASE) || take(OLD_CASE) || take(NEXT_NUMBER)));
  repeat(() => take(AROUND));
  const charge = chargeIn(rest);
  if (charge === null || (caseNo === "" && charge !== "")) return {};
  return { ...(court && { court }), ...(caseNo && { caseNo }), ...(caseNo && charge && { charge }) };
}

/** Takes as often as something is found; whether anything was. */
function repeat(take: () => string): boolean {
  let isFound = false;
  while (take() !== "") isFound = true;
  return isFound;
}

/** What the words at the end of a head line name as the charge; `null` when they are a sentence of the text. */
function chargeIn(words: string): string | null {
  const [plain = ""] = /^[^[【〔〈<]*/.exec(words) ?? [];
  const charges: string[] = [];
  let rest = words;
  if (plain.trim() !== "" && !/^[(（]/.test(plain) && !OUTCOME.test(plain.trim())) {
    const outsideBrackets = plain.replace(/\([^()]*\)/g, "");
    if (plain.length > 60 || /[.]\s*$|다\.|[은는이가] /.test(outsideBrackets)) return null;
    if (!PRINTED.test(plain)) charges.push(plain.trim());
    rest = words.slice(plain.length);
  }
  for (let group = bracketIn(rest); group !== null; group = bracketIn(rest)) {
    rest = rest.slice(group.length).trim();
    const inner = group.slice(1, -1).trim();
    if (CALLED.test(inner)) return null;
    // what stands in 〈〉 is the name by which people know the case
    if (!PRINTED.test(inner) && !/^[〈<]/.test(group)) charges.push(inner);
  }
  return OUTCOME.test(rest.replace(/^[\s:：]+/, "")) ? (charges[0] ?? "") : null;
}

/** What stands in brackets at the start, with the brackets that lie in them; without a last bracket, all of it. */
function bracketIn(words: string): string | null {
  if (!/^[[【〔〈<(（]/.test(words)) return null;
  let depth = 0;
  for (const [index, sign] of [...words].entries()) {
    if (/[[【〔〈<(（]/.test(sign)) depth++;
    else if (/[\]】〕〉>)）]/.test(sign)) depth--;
    if (depth === 0) return [...words].slice(0, index + 1).join("");
  }
  return null;
}
