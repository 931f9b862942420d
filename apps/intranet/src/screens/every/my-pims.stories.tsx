import type { Meta } from "@storybook/react-vite";
import { ScreenFrame } from "../../testing/screen-frame";
import { modulesBelow, part, testScreens } from "../../testing/test-screens";

/** The screens below My PIMS, made from their definitions. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen/MyPims",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
};

export default meta;

const mine = modulesBelow("mypims");

export const Part1 = testScreens(part(mine, 1, 4));
export const Part2 = testScreens(part(mine, 2, 4));
export const Part3 = testScreens(part(mine, 3, 4));
export const Part4 = testScreens(part(mine, 4, 4));

/** Every one of them with much to show, with nothing and with a refusal. */
export const Whole = { ...testScreens(mine, true), tags: ["deep"] };
