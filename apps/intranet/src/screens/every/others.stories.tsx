import type { Meta } from "@storybook/react-vite";
import { ScreenFrame } from "../../testing/screen-frame";
import { modulesBelow, part, testScreens } from "../../testing/test-screens";

/** The screens of all other areas, made from their definitions. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen/Others",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
};

export default meta;

const mine = modulesBelow(null);

export const Part1 = testScreens(part(mine, 1, 2));
export const Part2 = testScreens(part(mine, 2, 2));

/** Every one of them with much to show, with nothing and with a refusal. */
export const Whole = { ...testScreens(mine, true), tags: ["deep"] };
