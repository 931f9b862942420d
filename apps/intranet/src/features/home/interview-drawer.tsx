import type { ViewScreen } from "@portal/definition";
import { loadModule } from "../../fields/modules";
import { screensOf } from "../../fields/siblings";
import { ViewDrawer } from "../../screens/list/record-drawer";

/** The drawer with an interview, once what it shows is known. */
export async function loadInterviewDrawer() {
  await loadModule("recruitment");
  return InterviewDrawer;
}

function InterviewDrawer({ idx, onClose }: { idx: number; onClose: () => void }) {
  const screen = screensOf("interview").find((one): one is ViewScreen => one.path.startsWith("/main?"));
  return screen && <ViewDrawer screen={screen} idx={idx} onClose={onClose} />;
}
