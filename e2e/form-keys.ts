import { expect, type Page } from "playwright/test";
import { allIsThere } from "./portal";
import { tabTo } from "./tab-to";
import { triesBefore } from "./test";

/** Opens a form from the choice of forms. */
export async function choose(page: Page, form: string): Promise<void> {
  await page.goto("/documents/draftingadd");
  await allIsThere(page);
  await tabTo(page, page.getByRole("list", { name: "양식" }).getByRole("link", { name: form }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: form })).toBeVisible();
  // the line that the form begins with
  await expect(page.getByRole("region", { name: "결재선" }).getByRole("listitem").first()).toBeVisible();
}

/** Pastes what was copied from a spreadsheet. */
export async function paste(page: Page, cells: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells.map((line) => line.join("\t")).join("\n"));
  await page.keyboard.press("ControlOrMeta+v");
}

/** Looks at the preview, then submits; gives the document's address. */
export async function submitByKeys(page: Page): Promise<string> {
  const tools = page.getByRole("toolbar", { name: "기안 처리" });
  await tabTo(page, tools.getByRole("button", { name: "미리보기" }));
  await page.keyboard.press("Enter");
  const preview = page.getByRole("dialog", { name: "미리보기" });
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(tools.getByRole("button", { name: "미리보기" })).toBeFocused();
  await tabTo(page, tools.getByRole("button", { name: "상신" }));
  await page.keyboard.press("Enter");
  const asked = page.getByRole("dialog", { name: "상신" });
  await expect(asked.getByRole("button", { name: "상신" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/documents\/document\/\d+/);
  // what was pressed is gone with the form
  await expect(page.locator("#content")).toBeFocused();
  return new URL(page.url()).pathname;
}

/** Writes something into the form that is open, coming to it by Tab. */
export type Writing = (page: Page) => Promise<void>;

/** How a field is called that may have to be filled in. */
const called = (label: string) => new RegExp(`^${label}( \\(필수\\))?$`);

/** Types a text, or a number as it is written. */
export function type(label: string, text: string): Writing {
  return async (page) => {
    const field = page.getByRole("textbox", { name: called(label) });
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
}

/** Goes down a list of options to one of them. */
export function pick(label: string, option: string): Writing {
  return async (page) => {
    const field = page.getByRole("combobox", { name: called(label) });
    await tabTo(page, field);
    const chosen = field.locator("option:checked");
    for (let presses = 0; presses < 20 && (await chosen.textContent()) !== option; presses++) {
      await page.keyboard.press("ArrowDown");
    }
    await expect(chosen).toHaveText(option);
  };
}

/** Looks something or somebody up, and takes the first that is found. */
export function find(label: string, words: string, found: RegExp): Writing {
  return async (page) => {
    const field = page.getByRole("combobox", { name: called(label) });
    await tabTo(page, field);
    await page.keyboard.type(words);
    await expect(page.getByRole("option", { name: found }).first()).toBeVisible();
    await page.keyboard.press("Enter");
  };
}

/** Chooses the day that many weeks away in the browser's own calendar. */
export function inWeeks(label: string, weeks: number): Writing {
  return async (page) => {
    // what an earlier try asked for is taken
    const downs = weeks + 2 * triesBefore();
    const field = page.getByRole("textbox", { name: called(label) });
    await tabTo(page, field);
    await page.keyboard.press("Space");
    for (let week = 0; week < downs; week++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  };
}

/** Presses a button. */
export function press(name: string): Writing {
  return async (page) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
}

/** Pastes a day that was copied elsewhere, as it was written there. */
export function pasted(label: string, day: string): Writing {
  return async (page) => {
    const field = page.getByRole("textbox", { name: called(label) });
    await tabTo(page, field);
    await paste(page, [[day.replaceAll("-", ". ")]]);
    await expect(field).toHaveValue(day);
  };
}

/** Pastes lines from a spreadsheet, beginning at a field of the first line. */
export function lines(at: string, cells: readonly (readonly string[])[]): Writing {
  return async (page) => {
    const first = page.getByRole("textbox", { name: at, exact: true });
    await tabTo(page, first);
    await paste(page, cells);
    await expect(first).toHaveValue(cells[0]?.[0] ?? "");
  };
}
