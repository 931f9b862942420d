/**
 * The page's own fonts that the words of a picture need, as `@font-face` rules with the font files inside. Only the
 * parts whose letters occur are taken. Fonts of the system are not the page's; those of other origins whose style
 * sheets cannot be read are left out, and so is a file that does not arrive.
 */
export async function embeddedFonts(picture: SVGElement): Promise<string> {
  const needed = lettersByFamily(picture);
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  const taken = faces.filter((face) => {
    const letters = needed.get(unquoted(face.style.getPropertyValue("font-family")));
    return (
      letters !== undefined && rangesOf(face).some(([from, to]) => letters.some((code) => code >= from && code <= to))
    );
  });
  const rules = await Promise.all(taken.map(embedded));
  return rules.join("\n");
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

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const response = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
  if (!response.ok) return "";
  const said = ["font-family", "font-weight", "font-style", "unicode-range"].flatMap((name) => {
    const value = face.style.getPropertyValue(name);
    return value === "" ? [] : [`${name}: ${value}`];
  });
  return `@font-face { ${said.join("; ")}; src: url(${await dataAddress(await response.blob())}) }`;
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
