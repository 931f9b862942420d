import { toast } from "react-toastify";
import { forgetModules } from "../fields/modules";
import { useStore } from "../store";

/** What a reload would forget, and what the browser keeps: no story begins with what another one left. */
export function freshPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  useStore.setState(useStore.getInitialState(), true);
  forgetModules();
  toast.dismiss();
  toast.clearWaitingQueue();
}
