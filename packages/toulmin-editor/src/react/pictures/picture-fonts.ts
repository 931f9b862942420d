/**
 * The page's own fonts that the words of a picture need, by their `@font-face` rules: only the parts whose letters
 * occur. Fonts of the system are not the page's; those in style sheets of other origins cannot be read and are left out.
 */
export function fontsOf(picture: SVGElement): CSSFontFaceRule[] {
  const needed = lettersByFamily(picture);
  return fontsOfThePage().filter((face) => {
    const letters = needed.get(unquoted(face.style.getPropertyValue("font-family")));
    return (
      letters !== undefined && rangesOf(face).some(([from, to]) => letters.some((code) => code >= from && code <= to))
    );
  });
}

/** All fonts that the page brings. A page that has their rules loads those whose letters occur in it. */
export function fontsOfThePage(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
}

/** A font's rule with its file named in full, for a page that lies elsewhere; empty when it has no file. */
export function linkedFont(face: CSSFontFaceRule): string {
  const address = addressOf(face);
  return address ? ruleWith(face, address.href) : "";
}

/** A font's rule with its file inside; empty when the file does not arrive. */
export async function embeddedFont(face: CSSFontFaceRule): Promise<string> {
  const address = addressOf(face);
  const response = address && (await fetch(address));
  return response?.ok ? ruleWith(face, await dataAddress(await response.blob())) : "";
}

/** The code points of the words in each family that they may be set in. */
function lettersByFamily(picture: SVGElement): Map<string, number[]> {
  const byFamily = new Map<string, Set<number>>();
  for (const text of picture.querySelectorAll("text")) {
    for (const family of getComputedStyle(text).fontFamily.split(",").map(unquoted)) {
      const letters = byFamily.get(family) ?? new Set();
      byFamily.set(family, letters);
      for (const letter of text.textContent ?? "") letters.add(letter.codePointAt(0) as number);
    }
  }
  return new Map([...byFamily].map(([family, letters]) => [family, [...letters]]));
}

function rulesOf(sheet: CSSStyleSheet | null): CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])].flatMap((rule) =>
      rule instanceof CSSImportRule ? rulesOf(rule.styleSheet) : [rule],
    );
  } catch (error) {
    // a style sheet of another origin
    if (error instanceof DOMException && error.name === "SecurityError") return [];
    throw error;
  }
}

/** The code points a face is for; all when it does not say. */
function rangesOf(face: CSSFontFaceRule): [from: number, to: number][] {
  const said = face.style.getPropertyValue("unicode-range");
  if (said === "") return [[0, 0x10ffff]];
  return said.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)];
  });
}

function addressOf(face: CSSFontFaceRule): URL | null {
  const address = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(face.style.getPropertyValue("src"))?.[1];
  return address ? new URL(address, face.parentStyleSheet?.href ?? document.baseURI) : null;
}

function ruleWith(face: CSSFontFaceRule, address: string): string {
  const said = ["font-family", "font-weight", "font-style", "unicode-range"].flatMap((name) => {
    const value = face.style.getPropertyValue(name);
    return value === "" ? [] : [`${name}: ${value}`];
  });
  return `@font-face { ${said.join("; ")}; src: url("${address}") }`;
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("font"));
    reader.readAsDataURL(file);
  });
}

function unquoted(family: string): string {
  return family.trim().replace(/^["']|["']$/g, "");
}
