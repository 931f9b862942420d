import { PER_BLOCK } from "./nodes";
import { observeSize } from "./observe-size";
import type { TextView } from "./text-view";

/**
 * Tells the sections that are not drawn yet how high they will be: as high for each character as those in sight are, at
 * the present width and font; what is in sight stays where it is. Returns the undoing.
 */
export function registerSectionHeights(root: HTMLElement, scroller: HTMLElement, view: TextView): () => void {
  let frame = 0;
  let told = 0;
  const measure = () => {
    let [height, characters] = [0, 0];
    const { top, bottom } = scroller.getBoundingClientRect();
    for (const section of root.querySelectorAll<HTMLElement>(INNERMOST)) {
      const box = section.getBoundingClientRect();
      if (box.bottom < top) continue;
      if (box.top > bottom) break;
      height += box.height - section.childElementCount * PER_BLOCK;
      characters += section.textContent?.length ?? 0;
    }
    const measured = height / characters;
    if (characters < ENOUGH || measured <= 0 || Math.abs(measured / told - 1) < 0.02) return;
    told = measured;
    view.keepPlace(() => root.style.setProperty("--toulmin-character-height", `${measured.toFixed(3)}px`));
  };
  const later = () => {
    cancelAnimationFrame(frame);
    // after the layout in which what is in sight is drawn
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(measure);
    });
  };
  const stopObserving = observeSize(scroller, later);
  const { fonts } = root.ownerDocument;
  fonts?.addEventListener("loadingdone", later);
  return () => {
    cancelAnimationFrame(frame);
    stopObserving();
    fonts?.removeEventListener("loadingdone", later);
  };
}

const INNERMOST = ".toulmin-section:not(:has(> .toulmin-section))";
/** Fewer characters in sight say nothing of the others. */
const ENOUGH = 400;
