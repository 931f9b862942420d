import { type ModuleDefinition, modules } from "@portal/definition";
import type { Meta } from "@storybook/react-vite";
import { areaOf } from "../shell/areas";
import { ScreenFrame } from "../testing/screen-frame";
import { testScreens } from "../testing/test-screens";

/** Every kind of screen once, made from the sample module. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
};

export default meta;

const ofArea = (area: string): ModuleDefinition[] =>
  modules.filter(({ screens }: ModuleDefinition) => screens.some((screen) => areaOf(screen) === area));

export const MyPims = testScreens(ofArea("myPIMS"));
export const Documents = testScreens(ofArea("documents"));
export const Customers = testScreens(ofArea("customerManagement"));
export const Tasks = testScreens(ofArea("TaskManagement"));
export const Resources = testScreens(ofArea("ResourceManagement"));
export const News = testScreens(ofArea("CARROTZone"));
export const Business = testScreens(ofArea("BusinessManagement"));
