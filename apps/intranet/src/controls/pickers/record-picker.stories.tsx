import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { heldEnter } from "../../testing/held-enter";
import { stubServer } from "../../testing/stub-server";
import { RecordPicker } from "./record-picker";

const rooms = [
  { idx: 1, name: "배움실", note: "12명" },
  { idx: 2, name: "나눔실", note: "30명" },
];

const meta: Meta<typeof RecordPicker> = {
  title: "Portal/Controls/RecordPicker",
  component: RecordPicker,
  parameters: {
    use: {
      do: [
        "Take it for a link to a record: it offers what the person may read and what is still in use.",
        "Narrow it by `where` when another field has been chosen, such as the contacts of one customer.",
        "Give the `name` that is known already; without it the server is asked once for it.",
      ],
      dont: [
        "Don't use it for people or units: `StaffPicker` finds initial consonants, `TeamSelect` knows the tree.",
        "Don't use it for fewer than about seven fixed choices; a `choice` field shows them at once.",
        "Don't expect all of them in the list: 50 are offered, the others are found by typing.",
      ],
    },
  },
  args: { entity: "classroom", naming: { id: "room", "aria-label": "강의실" }, value: null, onChange: fn() },
  beforeEach: () =>
    stubServer(({ url, params }) =>
      url === "/rest/records/classroom/choices"
        ? {
            status: 200,
            data: { err: 0, err_msg: "", list: rooms.filter(({ name }) => name.includes(params?.q ?? "")) },
          }
        : undefined,
    ),
  decorators: [held, inPortal],
};

export default meta;
type Story = StoryObj<typeof RecordPicker>;

/** A name that the list found does not have takes nothing of what is typed. */
export const ChosenBefore: Story = {
  args: { value: 2 },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "강의실" });
    await waitFor(() => expect(box).toHaveValue("나눔실"));
    await userEvent.click(box);
    await userEvent.clear(box);
    await userEvent.type(box, "배움");
    await screen.findByRole("option", { name: /배움실/ });
    await waitFor(() => expect(screen.queryByRole("option", { name: /30명/ })).toBeNull());
    await expect(box).toHaveValue("배움");
    await userEvent.tab();
    await expect(box).toHaveValue("나눔실");
  },
};

/** What is typed is looked for by the server; what is chosen is known by its number. */
export const Looked: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement).getByRole("combobox", { name: "강의실" });
    await userEvent.click(box);
    await screen.findByRole("option", { name: /배움실/ });
    await userEvent.type(box, "나눔");
    await userEvent.click(await screen.findByRole("option", { name: /나눔실.*30명/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(box).toHaveValue("나눔실");
  },
};

/** A document is one of those that are completed, told with its number. */
export const Documents: Story = {
  args: { entity: "document", naming: { id: "document", "aria-label": "결재문서" } },
  beforeEach: () =>
    stubServer(({ url, params }) => {
      if (url !== "/rest/documents/getDocumentList" || params?.doc_type !== "P2") return undefined;
      const list = [{ idx: 7, title: "상품권 구입의 건", doc_no: "GEN-2026-111-0007" }];
      return { status: 200, data: { err: 0, err_msg: "", list: list.filter(({ title }) => title.includes(params.q)) } };
    }),
  async play({ canvasElement, args }) {
    const box = within(canvasElement).getByRole("combobox", { name: "결재문서" });
    await userEvent.type(box, "상품권");
    await userEvent.click(await screen.findByRole("option", { name: /상품권 구입의 건.*GEN-2026-111-0007/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

/** Enter takes the first one found of what is typed; emptied and left, nothing is chosen any more. */
export const ByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement).getByRole("combobox", { name: "강의실" });
    await userEvent.click(box);
    await screen.findByRole("option", { name: /배움실/ });
    // at once, while what was found is still that of no words
    const sends = heldEnter();
    await userEvent.type(box, "나눔{Enter}");
    // and does not send the form that it stands in
    await expect(sends()).toBe(false);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
    await expect(box).toHaveValue("나눔실");
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box).toHaveValue("");
  },
};
