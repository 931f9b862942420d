import { ApiError } from "../api-error";
import { cleanHtml } from "../threads/clean-html";
import { Lane, TooBusy, TooMuch } from "../threads/lane";

/** Texts up to this many characters are cleaned at once: a message to a thread would take as long. */
const SHORT = 4000;

/** What is saved waits for no workbook: texts have threads of their own, of which one person has no more than one. */
const texts = new Lane(2, { milliseconds: 5000, megabytes: 128, ofOne: { running: 1, waiting: 20 } });

/** Begins the threads that clean long texts, so that nobody's first one waits for a thread to begin. */
export function readyForTexts(): void {
  texts.keepReady();
}

/**
 * HTML from somebody's editor without what could run, load or look like anything else: text with the formats of the
 * portal's own editor, links to the web, mailboxes and telephones. What is stored is this, so that no reader depends on
 * their browser for it. Pictures stay where the text's record keeps files, and only those of the portal's own store.
 * Long texts are cleaned by a thread of their own, so that nobody waits for them but who sends them.
 */
export async function sanitised(html: string, { hasPictures = false } = {}): Promise<string> {
  if (html.length <= SHORT) return cleanHtml(html, hasPictures);
  try {
    return await texts.run("clean", { html, hasPictures });
  } catch (error) {
    if (error instanceof TooBusy)
      throw new ApiError(429, "앞서 보낸 글을 저장하고 있습니다. 끝난 뒤에 다시 시도하세요.");
    if (error instanceof TooMuch) {
      throw new ApiError(400, "글의 서식이 너무 복잡해서 저장하지 못했습니다. 서식을 지우고 다시 저장해 주세요.");
    }
    throw error;
  }
}
