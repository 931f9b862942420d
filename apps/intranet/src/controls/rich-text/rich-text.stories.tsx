import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { pixel } from "../../testing/pixel";
import { stubServer } from "../../testing/stub-server";
import { HtmlView } from "./html-view";
import { RichText } from "./rich-text";

const place = { entity: "post", column: "body" };
const own = '<img src="/rest/records/downloadFile?idx=7&amp;inline=Y" alt="본관 약도">';

const meta: Meta<typeof RichText> = {
  title: "Portal/Controls/RichText",
  component: RichText,
  parameters: {
    use: {
      do: [
        "Take `RichTextLater` on a screen; the editor is loaded once it is needed and its room is kept.",
        "Give `place` where pictures may stand in the text; without it there is no button for them.",
        "Give it another `key` to begin with another text: `value` is only read at the beginning.",
      ],
      dont: [
        "Don't use it for a reason, a comment or a memo; plain text is quicker to write and to read.",
        "Don't save on each change: it tells 300 ms after the last one, and before the text is left.",
        "Don't make its HTML safe yourself; it comes out and goes in sanitised.",
      ],
    },
  },
  args: { label: "내용", value: "<p>여름 휴가철 <b>근무 안내</b>입니다.</p>", place, onChange: fn() },
  beforeEach() {
    let idx = 500;
    return stubServer(({ url }) =>
      url === "/rest/records/uploadFile"
        ? { status: 200, data: { err: 0, err_msg: "", idx: idx++, name: "약도.png", size: 70, mime: "image/png" } }
        : undefined,
    );
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof RichText>;
type Played = Parameters<NonNullable<Story["play"]>>[0];

/** The text, with the caret at its end. */
async function written({ canvasElement }: Pick<Played, "canvasElement">) {
  const body = within(canvasElement).getByRole("textbox", { name: "내용" });
  await userEvent.click(body);
  window.getSelection()?.selectAllChildren(body);
  window.getSelection()?.collapseToEnd();
  return body;
}

const told = ({ args }: Pick<Played, "args">, html: string) =>
  waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(html)));

/** Many changes are told as one, sanitised, when nothing was written for 300 ms. */
export const Written: Story = {
  async play({ canvasElement, args }) {
    const body = within(canvasElement).getByRole("textbox", { name: "내용" });
    await expect(within(body).getByText("근무 안내")).toHaveStyle({ fontWeight: "700" });
    await expect(body).toHaveStyle({ wordBreak: "keep-all" });
    await userEvent.click(body);
    for (const part of ["확인해 ", "주세요."]) document.execCommand("insertText", false, part);
    const from = performance.now();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    // the last letter may have been a moment before
    await expect(performance.now() - from).toBeGreaterThan(250);
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringContaining("확인해 주세요."));
    await expect(args.onChange).toHaveBeenCalledWith(expect.not.stringContaining("style="));
  },
};

/** What it began with is no change, however it is spelled: a form in which nothing was written has nothing to save. */
export const Untouched: Story = {
  args: { value: '<div>여름 <strong style="color: red">휴가</strong></div>' },
  async play({ canvasElement, args }) {
    const body = within(canvasElement).getByRole("textbox", { name: "내용" });
    body.focus();
    body.blur();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What could run or load anything does not come in. */
export const Hostile: Story = {
  args: {
    value: `<p onclick="alert(1)">글<script>alert(1)</script><img src="https://elsewhere.example/x.png"><a href="javascript:alert(1)">안내</a></p>`,
  },
  async play({ canvasElement }) {
    const body = within(canvasElement).getByRole("textbox", { name: "내용" });
    await expect(body).toHaveTextContent("글안내");
    await expect(body.querySelector("script, img, a, [onclick]")).toBeNull();
  },
};

/** A paragraph becomes a heading and says so where the caret stands in it. */
export const Heading: Story = {
  async play(played) {
    const tools = within(played.canvasElement);
    await written(played);
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "문단 모양" }), "제목");
    await expect(await tools.findByRole("heading", { level: 2 })).toHaveTextContent("여름 휴가철 근무 안내입니다.");
    await told(played, "<h2>");
    await expect(tools.getByRole("combobox", { name: "문단 모양" })).toHaveDisplayValue("제목");
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "문단 모양" }), "본문");
    await waitFor(() => expect(tools.queryByRole("heading")).toBeNull());
  },
};

/** A link is put in, changed and taken out by keyboard; what leads nowhere good is refused with the reason. */
export const Link: Story = {
  async play(played) {
    const tools = within(played.canvasElement);
    await written(played);
    const open = tools.getByRole("button", { name: "링크" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const address = await tools.findByRole("textbox", { name: "주소" });
    await expect(address).toHaveFocus();
    await userEvent.type(address, "javascript:alert(1)");
    fireEvent.keyDown(address, { key: "Enter", isComposing: true });
    await expect(tools.queryByText(/누리집, 메일, 전화번호를/)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await tools.findByText(/누리집, 메일, 전화번호를/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "help@portal.example{Enter}");
    await told(played, '<a href="mailto:help@portal.example"');
    await expect(tools.queryByRole("textbox", { name: "주소" })).toBeNull();
    await userEvent.click(tools.getByRole("button", { name: "링크" }));
    await expect(tools.getByRole("textbox", { name: "주소" })).toHaveValue("mailto:help@portal.example");
    await userEvent.click(tools.getByRole("button", { name: "링크 빼기" }));
    await waitFor(() => expect(tools.queryByRole("link")).toBeNull());
    await userEvent.click(tools.getByRole("button", { name: "링크" }));
    await userEvent.keyboard("{Escape}");
    await expect(tools.queryByRole("textbox", { name: "주소" })).toBeNull();
  },
};

/** A chosen picture is seen, described and kept in the portal's own store. */
export const PictureChosen: Story = {
  async play(played) {
    const tools = within(played.canvasElement);
    await written(played);
    await userEvent.upload(tools.getByLabelText("넣을 그림"), pixel("약도.png"));
    const dialog = within(await screen.findByRole("dialog", { name: "그림 넣기" }));
    const words = dialog.getByRole("textbox", { name: "그림 설명" });
    await userEvent.type(words, "본관 약도");
    fireEvent.keyDown(words, { key: "Enter", isComposing: true });
    await expect(dialog.getByRole("button", { name: "넣기" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "넣기" }));
    await told(played, 'src="/rest/records/downloadFile?idx=500&amp;inline=Y" alt="본관 약도"');
    await expect(played.args.onChange).not.toHaveBeenCalledWith(expect.stringContaining("data:"));
    await expect(tools.getByRole("img", { name: "본관 약도" })).toBeInTheDocument();
  },
};

/** Pasted and dropped pictures go the same way; what is no picture, or too large, is refused with the reason. */
export const PicturePasted: Story = {
  async play(played) {
    const body = await written(played);
    const drawing = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "도면.svg", { type: "image/svg+xml" });
    const large = new File([new Uint8Array(3 * 1024 * 1024 + 1)], "사진.png", { type: "image/png" });
    paste(body, [drawing, large, pixel("화면 1.png"), pixel("화면 2.png")]);
    await expect(await screen.findByText(/도면.svg: PNG, JPG, GIF, WebP/)).toBeInTheDocument();
    await expect(await screen.findByText(/사진.png: 3메가/)).toBeInTheDocument();
    const dialog = within(await screen.findByRole("dialog", { name: "그림 넣기" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "2번째 그림 설명" }), "둘째 화면");
    await userEvent.click(dialog.getByRole("button", { name: "넣기" }));
    await told(played, 'idx=500&amp;inline=Y" alt=""');
    await told(played, 'idx=501&amp;inline=Y" alt="둘째 화면"');
  },
};

/** A picture that is there is reached and described anew by keyboard, and goes with the delete key. */
export const PictureByKeyboard: Story = {
  args: { value: `<p>가${own}</p>` },
  async play(played) {
    const tools = within(played.canvasElement);
    await written(played);
    await userEvent.click(tools.getByRole("img", { name: "본관 약도" }));
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "그림 설명" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: "그림 설명" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "그림 설명" }), "별관 약도{Enter}");
    await told(played, 'alt="별관 약도"');
    await userEvent.click(await tools.findByRole("img", { name: "별관 약도" }));
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(tools.queryByRole("img")).toBeNull());
  },
};

/** A picture of another text is brought along as a copy, for it is read by others. */
export const PictureOfAnotherText: Story = {
  async play(played) {
    const body = await written(played);
    paste(body, [], `<p>${own}</p>`);
    await told(played, "downloadFile?idx=500&amp;inline=Y");
  },
};

/** A text that keeps no files takes no pictures and says so. */
export const WithoutPictures: Story = {
  render: function Bare({ place: _, ...args }) {
    return <RichText {...args} />;
  },
  async play(played) {
    const body = await written(played);
    await expect(within(played.canvasElement).queryByRole("button", { name: "그림" })).toBeNull();
    paste(body, [pixel("화면.png")]);
    await expect(await screen.findByText("이 글에는 그림을 넣을 수 없습니다.")).toBeInTheDocument();
  },
};

/** What was written is read as it looked, as wide as the page at most. */
export const ReadBack: Story = {
  args: { value: `<h2>찾아오시는 길</h2><p>${own.replace("<img", '<img width="4000" height="2000"')}</p>` },
  render: function Both(args) {
    const [html] = useState(args.value);
    return (
      <div style={{ width: 320 }}>
        <HtmlView html={html} />
      </div>
    );
  },
  async play({ canvasElement }) {
    const picture = within(canvasElement).getByRole("img", { name: "본관 약도" });
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(within(canvasElement).getByRole("heading", { name: "찾아오시는 길" })).toBeVisible();
  },
};

function paste(body: HTMLElement, files: readonly File[], html = ""): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  if (html) clipboardData.setData("text/html", html);
  body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

const lastTold = ({ args }: Pick<Played, "args">) =>
  new DOMParser().parseFromString(String(mocked(args.onChange).mock.lastCall?.[0]), "text/html");

/** The cells of the table that was told last, row by row; a heading in brackets. */
const cellsTold = (played: Played) =>
  [...lastTold(played).querySelectorAll("tr")].map((row) =>
    [...row.cells].map(({ tagName, textContent }) => (tagName === "TH" ? `[${textContent}]` : textContent)),
  );

/** A table is put in and written by keyboard; rows, columns and the heading row come and go. */
export const Table: Story = {
  args: { value: "" },
  async play(played) {
    const tools = within(played.canvasElement);
    await written(played);
    await userEvent.click(tools.getByRole("button", { name: "표" }));
    const edit = within(await tools.findByRole("toolbar", { name: "표 편집" }));
    await expect(tools.getByRole("button", { name: "표" })).toBeDisabled();
    for (const word of ["항목", "금액", "비고"]) {
      document.execCommand("insertText", false, word);
      await userEvent.keyboard("{Tab}");
    }
    document.execCommand("insertText", false, "다과");
    await waitFor(() =>
      expect(cellsTold(played)).toEqual([
        ["[항목]", "[금액]", "[비고]"],
        ["다과", "", ""],
        ["", "", ""],
      ]),
    );
    await expect(lastTold(played).querySelectorAll("thead > tr")).toHaveLength(1);
    await userEvent.click(edit.getByRole("button", { name: "행 삭제" }));
    await userEvent.click(edit.getByRole("button", { name: "열 삭제" }));
    await waitFor(() =>
      expect(cellsTold(played)).toEqual([
        ["[금액]", "[비고]"],
        ["", ""],
      ]),
    );
    await userEvent.click(edit.getByRole("button", { name: "아래에 행 추가" }));
    await userEvent.click(edit.getByRole("button", { name: "오른쪽에 열 추가" }));
    await userEvent.click(edit.getByRole("button", { name: "위에 행 추가" }));
    await userEvent.click(edit.getByRole("button", { name: "왼쪽에 열 추가" }));
    await waitFor(() => expect(cellsTold(played).map((row) => row.length)).toEqual([4, 4, 4, 4]));
    // one row of headings, however it came to be
    await expect(cellsTold(played).map((row) => row.filter((cell) => cell?.startsWith("[")).length)).toEqual([
      4, 0, 0, 0,
    ]);
    const heading = edit.getByRole("button", { name: "제목 행" });
    await expect(heading).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heading);
    await waitFor(() => expect(lastTold(played).querySelector("thead, th")).toBeNull());
    await expect(heading).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(edit.getByRole("button", { name: "표 삭제" }));
    await waitFor(() => expect(lastTold(played).querySelector("table")).toBeNull());
    await waitFor(() => expect(tools.queryByRole("toolbar", { name: "표 편집" })).toBeNull());
  },
};

const pasted = {
  Excel: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:red;background:yellow}</style></head><body>
    <table border=0 cellpadding=0 width=144 style='border-collapse:collapse;width:108pt'><colgroup><col width=72 span=2 style='width:54pt'></colgroup>
    <!--StartFragment--><tr height=22><td height=22 class=xl65 width=72 style='height:16.5pt;background:#FFFF00'>품목</td><td class=xl65 width=72>금액</td></tr>
    <tr><td>다과</td><td align=right style='color:red;text-align:right'>13,200</td></tr><!--EndFragment--></table></body></html>`,
  Word: `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
    <p class=MsoNormal><span lang=KO style='font-family:"맑은 고딕"'>품목</span><o:p></o:p></p></td><td><p class=MsoNormal>금액</p></td></tr>
    <tr><td><p class=MsoNormal>다과</p></td><td><p class=MsoNormal align=right style='text-align:right'>13,200</p></td></tr></table>`,
  HWP: `<TABLE border="1" cellspacing="0" style='border-collapse:collapse;border:none;'><TR><TD valign="middle" style='width:209px;height:19px;border-left:solid #000000 0.4pt;background:#e5e5e5'>
    <P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-size:11pt;color:#ffffff'>품목</SPAN></P></TD><TD><P CLASS=HStyle0>금액</P></TD></TR>
    <TR><TD><P CLASS=HStyle0>다과</P></TD><TD><P CLASS=HStyle0 STYLE='text-align:right;'>13,200</P></TD></TR></TABLE>`,
};

/** A table that is pasted from Excel, Word or HWP keeps its cells and where they stand, and nothing of its looks. */
export const TablesPasted: Story = {
  args: { value: "" },
  async play(played) {
    const body = await written(played);
    for (const html of Object.values(pasted)) {
      await userEvent.keyboard("{Control>}a{/Control}{Delete}");
      await waitFor(() => expect(body.querySelector("table")).toBeNull());
      paste(body, [], html);
      await waitFor(() => expect(body.querySelectorAll("td")).toHaveLength(4));
      await waitFor(() =>
        expect(cellsTold(played)).toEqual([
          ["품목", "금액"],
          ["다과", "13,200"],
        ]),
      );
      const [, , , amount] = lastTold(played).querySelectorAll("td");
      await expect(amount?.matches("[align=right]") || amount?.querySelector("[align=right]")).toBeTruthy();
      await expect(lastTold(played).querySelector("[style], [width], [class], colgroup, span")).toBeNull();
      for (const cell of body.querySelectorAll<HTMLElement>("td, td *")) {
        await expect([cell.style.backgroundColor, cell.style.color]).toEqual(["", ""]);
      }
    }
  },
};

/** Words have one of few colours, paragraphs stand in the middle or on the right; both are read again as they were. */
export const ColourAndAlignment: Story = {
  args: { value: '<p align="right">회신 <span class="text-blue">기한</span></p>' },
  async play(played) {
    const tools = within(played.canvasElement);
    const body = within(played.canvasElement).getByRole("textbox", { name: "내용" });
    await waitFor(() => expect(within(body).getByText("기한").style.color).toBe("var(--text-blue)"));
    await expect(body.querySelector("p")).toHaveStyle({ textAlign: "right" });
    await userEvent.click(body);
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "글자색" }), "빨강");
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "정렬" }), "가운데");
    await told(played, '<p align="center">');
    await waitFor(() =>
      expect(lastTold(played).querySelector("p")?.innerHTML.replace('</span><span class="text-red">', "")).toBe(
        '<span class="text-red">회신 기한</span>',
      ),
    );
    await expect(tools.getByRole("combobox", { name: "글자색" })).toHaveDisplayValue("빨강");
    await expect(tools.getByRole("combobox", { name: "정렬" })).toHaveDisplayValue("가운데");
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "글자색" }), "글자색");
    await userEvent.selectOptions(tools.getByRole("combobox", { name: "정렬" }), "왼쪽");
    await told(played, "<p>회신 기한</p>");
  },
};
