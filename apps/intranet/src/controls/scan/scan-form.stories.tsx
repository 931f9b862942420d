import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PortalFrame } from "../../testing/portal-frame";
import { ScanForm } from "./scan-form";

/** Takes the label 1 and no other. */
function Scanned() {
  const [said, setSaid] = useState("");
  return (
    <PortalFrame>
      <ScanForm
        title="라벨 읽기"
        button="확인"
        label="번호"
        said={said}
        onScan={async (code) => {
          if (code === "1") setSaid("1: 확인했습니다.");
          return code === "1";
        }}
      />
    </PortalFrame>
  );
}

/** One label after the other, read by a scanner or the camera, or typed; what came of each is told below. */
const meta: Meta<typeof Scanned> = {
  title: "Portal/Controls/ScanForm",
  parameters: {
    code: ["apps/intranet/src/controls/scan/scan-form.tsx"],
    use: {
      do: [
        "Take it where many things with labels are gone through by hand: a store room, a stock-taking.",
        "Say in `said` which thing it was and what is left to do, in one sentence.",
      ],
      dont: [
        "Don't ask between two labels: whoever scans looks at the shelf.",
        "Don't take it to look for one thing; a search field finds it by its name, too.",
      ],
    },
  },
  component: Scanned,
};

export default meta;

/** What came of the last label is not told beside one that was refused; that one stays, to be mended. */
export const Refused: StoryObj<typeof Scanned> = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const code = page.getByRole("textbox", { name: "번호" });
    await userEvent.type(code, "1{Enter}");
    await expect(await page.findByText("1: 확인했습니다.")).toBeVisible();
    await expect(code).toHaveValue("");
    await userEvent.type(code, "2{Enter}");
    await expect(page.getByRole("status")).toBeEmptyDOMElement();
    await expect(code).toHaveValue("2");
    await expect(code).toHaveFocus();
  },
};
