/** Tells whether the last Enter sends the form that it was pressed in: nobody has taken it for something else. */
export function heldEnter(): () => boolean {
  let isSent = false;
  const look = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Enter") isSent = !defaultPrevented;
  };
  window.addEventListener("keydown", look);
  return () => {
    window.removeEventListener("keydown", look);
    return isSent;
  };
}
