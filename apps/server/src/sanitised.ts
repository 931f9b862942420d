import { ApiError } from "./api-error";
import { cleanHtml } from "./threads/clean-html";
import { Lane, TooBusy, TooMuch } from "./threads/lane";

/** Texts up to this many characters are cleaned at once: a message to a thread would take as long. */
const SHORT = 4000;

/** What is saved waits for no workbook: texts have a thread of their own. */
const texts = new Lane(1, { milliseconds: 5000, megabytes: 128 });

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
      throw new ApiError(503, "지금은 저장하려는 글이 많습니다. 잠시 뒤에 다시 시도하세요.");
    if (error instanceof TooMuch) {
      throw new ApiError(400, "글의 서식이 너무 복잡해서 저장하지 못했습니다. 서식을 지우고 다시 저장해 주세요.");
    }
    throw error;
  }
}
