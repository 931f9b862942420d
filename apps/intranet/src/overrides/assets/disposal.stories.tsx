import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { registerModule } from "../../fields/modules";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const disposal = { idx: 3, ver: 2, idx_asset: 5, reason: "수리비가 장부가보다 큽니다.", method: "scrap", status: "ok" };

/** An asset that leaves the company. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/AssetDisposal",
  parameters: { code: ["packages/portal/src/mypims/assets/asset-disposal.ts"] },
  component: ScreenFrame,
  args: { module: moduleOf.assetDisposal, at: "/mypims/assetdisposallist#3" },
  beforeEach() {
    registerModule(moduleOf.assets);
    registerModule(moduleOf.assetReports);
    signInForStories();
    const may = { change: false, remove: false, moves: ["finish"], related: [], sheets: [] };
    const known = { names: { asset: { "5": "노트북-2026-0026" } }, files: {} };
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", ...known, ...data } });
    return stubServer(({ url = "" }) => {
      if (url === "/rest/records/asset_disposal/list")
        return fine({ list: [disposal], total: 1, more: false, sums: {} });
      if (url === "/rest/records/asset_disposal/read") return fine({ record: disposal, may, history: [], extra: {} });
      return undefined;
    });
  },
};

export default meta;

/** It is done on a day and with evidence: both are marked before anything is sent. */
export const Finished: StoryObj<typeof ScreenFrame> = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole("heading", { level: 1, name: "자산 폐기" });
    await userEvent.click(await screen.findByRole("button", { name: "완료처리" }));
    const dialog = within(await screen.findByRole("dialog", { name: "완료처리" }));
    await expect(dialog.getByText("폐기일").closest("label, legend, span")).toHaveTextContent(/필수/);
    await userEvent.click(dialog.getByRole("button", { name: "완료처리" }));
    await waitFor(() => expect(dialog.getAllByText("필수 항목입니다.")).toHaveLength(2));
  },
};
