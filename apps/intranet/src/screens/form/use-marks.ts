import { useEffect } from "react";

/**
 * Ties an input to its hint and to what is wrong with it, by ids. Mantine's inputs take no such attributes: they have
 * texts of their own, which stand in other places than ours.
 */
export function useMarks(id: string, describedBy: string, isInvalid: boolean): void {
  useEffect(() => {
    const input = document.getElementById(id);
    if (!input) return;
    if (describedBy) input.setAttribute("aria-describedby", describedBy);
    else input.removeAttribute("aria-describedby");
    if (isInvalid && input.matches("input, select, textarea")) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  });
}
