import { withParticle } from "@portal/definition";
import { toast } from "react-toastify";

/** Puts words on the clipboard and says so, calling them by what they are; where the browser refuses, how else to have them. */
export async function copyText(text: string, called: string, otherwise = "화면에서 선택해 복사하세요."): Promise<void> {
  const them = withParticle(called, "을/를");
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${them} 복사하였습니다.`);
  } catch {
    toast.error(`${them} 복사하지 못했습니다. ${otherwise}`);
  }
}
