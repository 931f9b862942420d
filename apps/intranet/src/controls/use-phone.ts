import { useMediaQuery } from "@mantine/hooks";

/** Whether the window is as narrow as a phone's. */
export function usePhone(): boolean {
  return useMediaQuery("(max-width: 40rem)", false, { getInitialValueInEffect: false });
}
