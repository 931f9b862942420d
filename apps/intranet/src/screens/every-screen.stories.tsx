import { type ModuleDefinition, modules } from "@portal/definition";
import type { Meta } from "@storybook/react-vite";
import { ScreenFrame } from "../testing/screen-frame";
import { testScreens } from "../testing/test-screens";

/** The screens of every module of the portal, made from their definitions. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/EveryScreen",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
};

export default meta;

/** In so many parts, each short enough to be a test. */
const PARTS = 12;

const part = (number: number) => (_: ModuleDefinition, index: number) => index % PARTS === number - 1;

export const Part1 = testScreens(modules.filter(part(1)));
export const Part2 = testScreens(modules.filter(part(2)));
export const Part3 = testScreens(modules.filter(part(3)));
export const Part4 = testScreens(modules.filter(part(4)));
export const Part5 = testScreens(modules.filter(part(5)));
export const Part6 = testScreens(modules.filter(part(6)));
export const Part7 = testScreens(modules.filter(part(7)));
export const Part8 = testScreens(modules.filter(part(8)));
export const Part9 = testScreens(modules.filter(part(9)));
export const Part10 = testScreens(modules.filter(part(10)));
export const Part11 = testScreens(modules.filter(part(11)));
export const Part12 = testScreens(modules.filter(part(12)));

/** Every one of them with much to show, with nothing and with a refusal. */
export const Whole = { ...testScreens(modules, true), tags: ["deep"] };
