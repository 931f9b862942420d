import { useCallback, useLayoutEffect, useState } from "react";

/**
 * Gives a function that does something to the page, such as moving the focus, as soon as what was set before it is drawn.
 * The next frame may come earlier than that, and the next key earlier than the frame.
 */
export function useOnceDrawn(): (act: () => void) => void {
  const [next, setNext] = useState<{ readonly act: () => void }>();
  useLayoutEffect(() => next?.act(), [next]);
  return useCallback((act) => setNext({ act }), []);
}
