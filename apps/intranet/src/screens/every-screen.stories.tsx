import type { Meta } from "@storybook/react-vite";
import { ScreenFrame } from "../testing/screen-frame";
import { firstOfKinds, screensBelow, testScreens } from "../testing/test-screens";

/** The screens that are made from their definitions: one of each kind, and in the deep test all of them. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen",
  parameters: {
    code: ["apps/intranet/src/screens/kinds.ts"],
    // what is drawn by playing is not drawn on a page of words
    docs: { story: { inline: false, height: "720px" } },
  },
  component: ScreenFrame,
};

export default meta;

export const Kinds = testScreens(firstOfKinds);

const tags = ["deep"];
export const MyPims = { ...testScreens(screensBelow("mypims"), 30), tags };
export const Resources = { ...testScreens(screensBelow("resourcemanagement"), 30), tags };
export const Customers = { ...testScreens(screensBelow("customermanagement"), 30), tags };
export const Others = { ...testScreens(screensBelow(null), 30), tags };
