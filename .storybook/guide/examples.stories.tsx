import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AtNight } from "../../packages/toulmin-editor/examples/at-night-in-own-words";
import atNight from "../../packages/toulmin-editor/examples/at-night-in-own-words.tsx?raw";
import { Documents } from "../../packages/toulmin-editor/examples/documents-in-the-address";
import documents from "../../packages/toulmin-editor/examples/documents-in-the-address.tsx?raw";
import { App } from "../../packages/toulmin-editor/examples/first-use";
import firstUse from "../../packages/toulmin-editor/examples/first-use.tsx?raw";
import { MarkedPage } from "../../packages/toulmin-editor/examples/in-the-page/marked-page";
import markedPage from "../../packages/toulmin-editor/examples/in-the-page/marked-page.tsx?raw";
import { Review } from "../../packages/toulmin-editor/examples/kept-by-the-host";
import keptByTheHost from "../../packages/toulmin-editor/examples/kept-by-the-host.tsx?raw";
import { WithPrecedents } from "../../packages/toulmin-editor/examples/next/app/own-element";
import ownElement from "../../packages/toulmin-editor/examples/next/app/own-element.tsx?raw";
import { Pictures } from "../../packages/toulmin-editor/examples/pictures";
import pictures from "../../packages/toulmin-editor/examples/pictures.tsx?raw";
import { Reading } from "../../packages/toulmin-editor/examples/read-only";
import readOnly from "../../packages/toulmin-editor/examples/read-only.tsx?raw";
import { SideBySide } from "../../packages/toulmin-editor/examples/several-on-a-page";
import severalOnAPage from "../../packages/toulmin-editor/examples/several-on-a-page.tsx?raw";
import { Watched } from "../../packages/toulmin-editor/examples/styled-by-the-host";
import styledByTheHost from "../../packages/toulmin-editor/examples/styled-by-the-host.tsx?raw";
import { Suggesting } from "../../packages/toulmin-editor/examples/suggested-dates";
import suggestedDates from "../../packages/toulmin-editor/examples/suggested-dates.tsx?raw";
import { annotated } from "../../packages/toulmin-editor/src/testing/annotated-sample";
import { sampleJudgment } from "../../packages/toulmin-editor/src/testing/sample";

/** The examples of the guide, running: each is shown with the whole of its file. */
const meta = {
  title: "Guide/Examples",
  parameters: { code: ["packages/toulmin-editor/examples"], docs: { canvas: { sourceState: "shown" } } },
  decorators: [(Story) => <main style={{ height: "100vh" }}>{Story()}</main>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file of an example, as what is shown of the story. */
const written = (code: string) => ({ docs: { source: { code, language: "tsx" } } });

const judgment = sampleJudgment();
const marked = annotated(judgment);

/** A judgment to mark, with nothing else given. */
export const FirstUse: Story = { parameters: written(firstUse), render: () => <App /> };

/** The host keeps the document and the selection, and decides what may change. */
export const Controlled: Story = { parameters: written(keptByTheHost), render: () => <Review first={marked} /> };

/** Nothing changes: what would change something is not there. */
export const ReadOnly: Story = {
  parameters: written(readOnly),
  render: () => <Reading document={marked} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await expect(canvas.getByLabelText("핵심어")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "삭제" })).toBeNull();
  },
};

/** Marks that a program proposes, and a person takes or leaves. */
export const Suggestions: Story = {
  parameters: written(suggestedDates),
  render: () => <Suggesting judgment={judgment} />,
};

/** Dark, in another language, with other words. */
export const AtNightInOwnWords: Story = {
  parameters: written(atNight),
  render: () => <AtNight judgment={judgment} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Holding/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Put in order/ })).toBeVisible();
  },
};

/** A seventh element of the host's own. */
export const OwnElement: Story = {
  parameters: written(ownElement),
  render: () => <WithPrecedents judgment={judgment} />,
};

/** Marks that look by what is said of them, and what was done told beside the editor. */
export const StyledByTheHost: Story = {
  parameters: written(styledByTheHost),
  render: () => <Watched judgment={marked} />,
};

/** A list of documents, one of which the page's address names. */
export const SeveralDocuments: Story = { parameters: written(documents), render: () => <Documents /> };

/** Two instances on a page, each with its own document. */
export const SeveralOnAPage: Story = {
  parameters: written(severalOnAPage),
  render: () => <SideBySide first={judgment} appeal={marked} />,
};

/** Overview and chart alone, without the editor. */
export const PicturesAlone: Story = { parameters: written(pictures), render: () => <Pictures document={marked} /> };

/** An experiment: words that stand in the page itself. It is painted over them, and the page stays as it is. */
export const InTheHostsPage: Story = {
  parameters: written(markedPage),
  render: () => (
    <MarkedPage>
      <h2>이유</h2>
      <p>
        피고인은 <b>과도</b>로 <a href="#injury">피해자의 왼쪽 가슴</a>을 <em>힘껏</em> 찔렀다.
        <br />
        찌른 깊이가 10cm에 이른다.
      </p>
      <p>따라서 살해의 고의가 인정된다.</p>
    </MarkedPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = canvas.getByRole("article");
    const before = page.innerHTML;
    const painted = () =>
      Object.fromEntries([...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map((range) => `${range}`)]));
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByRole("button", { name: "주장" })).toBeDisabled();

    select(page.querySelectorAll("p")[1]?.firstChild, 4, page.querySelectorAll("p")[1]?.firstChild, 17);
    await waitFor(() => expect(canvas.getByRole("button", { name: "주장" })).toBeEnabled());
    await press("주장");
    // over markup, and from left of a word to right of one
    select(page.querySelector("b")?.firstChild, 0, page.querySelector("em")?.firstChild, 2);
    await press("근거자료");
    await waitFor(() =>
      expect(painted()).toEqual({
        "toulmin-page-C": ["살해의 고의가 인정된다."],
        "toulmin-page-D": ["과도로 피해자의 왼쪽 가슴을 힘껏"],
      }),
    );
    await press("근거자료");
    await expect(canvas.getByRole("status")).toHaveTextContent("1-근거자료-1");

    // a press of a mark opens it, with its claim's chart
    getSelection()?.removeAllRanges();
    const words = page.querySelector("em")?.getBoundingClientRect() as DOMRect;
    const at = { clientX: words.x + words.width / 2, clientY: words.y + words.height / 2, bubbles: true };
    page.querySelector("em")?.dispatchEvent(new MouseEvent("click", at));
    const open = await canvas.findByRole("button", { name: /^1-근거자료-1/, pressed: true });
    await expect(painted()["toulmin-page-open"]).toEqual(["과도로 피해자의 왼쪽 가슴을 힘껏"]);
    await expect(canvas.getByRole("region", { name: /1-주장-1/ })).toBeVisible();
    await expect(page.innerHTML).toBe(before);

    // the page has other words, and then has them again: marks stay with theirs
    const first = page.querySelector("p")?.firstChild as Text;
    first.data = "그날 밤 피고인은 ";
    await waitFor(() => expect(painted()["toulmin-page-D"]).toEqual(["과도로 피해자의 왼쪽 가슴을 힘껏"]));
    first.data = "피고인은 ";
    await expect(open).toBeVisible();
  },
};

function select(from: Node | null | undefined, start: number, to: Node | null | undefined, end: number): void {
  if (!from || !to) throw new Error("no such words");
  getSelection()?.setBaseAndExtent(from, start, to, end);
}
