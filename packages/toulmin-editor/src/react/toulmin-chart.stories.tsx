import type { Meta, StoryObj } from "@storybook/react-vite";
import { annotated } from "../testing/annotated-sample";
import { sampleJudgment } from "../testing/sample";
import { ToulminChart } from "./toulmin-chart";

const document = annotated(sampleJudgment());

const meta = {
  title: "Charts/ToulminChart",
  component: ToulminChart,
  args: { document, claim: document.nodes.find((node) => node.toulmin_code === "1-주장-1")?.id ?? "" },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ToulminChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All elements of one claim, with a qualifier. */
export const Whole: Story = {};

/** The second claim, without backing. */
export const WithoutBacking: Story = {
  args: { claim: document.nodes.find((node) => node.toulmin_code === "2-주장-1")?.id ?? "" },
};
