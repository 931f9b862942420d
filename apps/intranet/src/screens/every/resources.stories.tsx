import type { Meta } from "@storybook/react-vite";
import { ScreenFrame } from "../../testing/screen-frame";
import { modulesBelow, part, testScreens } from "../../testing/test-screens";

/** The screens of resources, made from their definitions. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen/Resources",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
};

export default meta;

const mine = modulesBelow("resourcemanagement");

export const Part1 = testScreens(part(mine, 1, 3));
export const Part2 = testScreens(part(mine, 2, 3));
export const Part3 = testScreens(part(mine, 3, 3));

/** Every one of them with much to show, with nothing and with a refusal. */
export const Whole = { ...testScreens(mine, true), tags: ["deep"] };
