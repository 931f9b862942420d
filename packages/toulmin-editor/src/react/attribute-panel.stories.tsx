import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { nodeOf } from "../core/document";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { AttributePanel } from "./attribute-panel";
import { useDocument } from "./editor-context";

const meta = {
  title: "Parts/AttributePanel",
  component: OpenClaim,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <OpenClaim />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** A claim: it has a qualifier, and can serve as a datum of another claim. */
export const OfAClaim: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.type(await panel.findByLabelText("핵심어"), "미필적 고의");
    await expect(panel.getByLabelText("핵심어")).toHaveValue("미필적 고의");
    await expect(panel.getByLabelText("분류 코드")).toHaveAttribute("readonly");
  },
};

/** With a field of the host's. */
export const WithAField: Story = {
  args: { slots: { attributes: (node) => <p>Page of the files: {node.id}</p> } },
};

/** To be looked at only. */
export const ReadOnly: Story = { args: { readOnly: true } };

function OpenClaim() {
  const claim = nodeOf(useDocument(), "node1");
  return claim ? <AttributePanel node={claim} /> : null;
}
