import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FieldRow } from "../screens/form/fields/field-row";
import { PortalFrame } from "../testing/portal-frame";
import { sampleModule } from "../testing/sample-module";
import { signInForStories } from "../testing/screen-frame";
import { sampleKnown, sampleRows, stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";
import { fieldAt, valueIn } from "./definitions";
import { registerModule } from "./modules";
import { ShownField } from "./shown";

interface KindProps {
  /** A field of the sample module, of the kind in question. */
  field: string;
  /** What is read of its value in a row and on a page. */
  reads: string | RegExp;
}

/** A field as it is read in a row and on a page, written, and written wrongly. */
function Kind({ field: key }: KindProps) {
  registerModule(sampleModule);
  const placed = fieldAt("sample", key);
  const [record] = sampleRows(1);
  const row = { ...record, status: "requested", is_open: true };
  const [value, setValue] = useState(valueIn(row, placed));
  const shown = { placed, record: row, known: sampleKnown };
  return (
    <PortalFrame>
      <MemoryRouter>
        <table className="record-table">
          <tbody>
            <tr>
              <td>
                <ShownField {...shown} as="Cell" />
              </td>
            </tr>
          </tbody>
        </table>
        <section aria-label="읽기">
          <ShownField {...shown} as="View" />
        </section>
        <section aria-label="쓰기">
          <FieldRow placed={placed} value={value} onChange={setValue} known={sampleKnown} />
        </section>
        {Array.isArray(value) && <output aria-label="값">{value.length}개</output>}
        <section aria-label="틀림">
          <FieldRow placed={placed} value={null} onChange={() => {}} known={sampleKnown} problem="다시 입력하세요." />
        </section>
      </MemoryRouter>
    </PortalFrame>
  );
}

/** Each kind of field: read in a row and on a page, written, and written wrongly. */
const meta: Meta<typeof Kind> = {
  title: "Portal/Controls/Fields",
  component: Kind,
  parameters: {
    code: [
      "apps/intranet/src/fields/kinds.ts",
      "apps/intranet/src/screens/form/fields/field-row.tsx",
      "apps/intranet/src/fields/shown.tsx",
    ],
    use: {
      do: [
        "Choose the kind by what is done with the value: what is added up is a number, what is filtered a choice.",
        "Take `choice` up to about ten fixed values, a `link` to a list of settings when people add to them.",
        "Take `longText` for what people write, `html` only for what is published.",
        "Say what is wanted beyond the label in `hint`; it stands below the field on every form.",
      ],
      dont: [
        "Don't write an input by hand for a field: `FieldRow` brings label, hint, problem and keyboard.",
        "Don't use `json` for what people read or filter; it has no column, no filter and no sheet.",
        "Don't hide a value by leaving its column out: `read`, `mask` and `whole` are kept by the server.",
        "Don't make a field `required` that is unknown at first; people then write a dot into it.",
      ],
    },
  },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
  async play({ canvasElement, args: { field, reads } }) {
    const page = within(canvasElement);
    const { field: described } = fieldAt("sample", field);
    await waitFor(() => expect(page.getByRole("cell")).toHaveTextContent(reads));
    await waitFor(() => expect(page.getByRole("region", { name: "읽기" })).toHaveTextContent(reads));
    // the input is there by its label, and knows its value and what is wrong
    const written = page.getByRole("region", { name: "쓰기" });
    await waitFor(() => expect(within(written).getAllByText(described.label)[0]).toBeVisible());
    const wrong = page.getByRole("region", { name: "틀림" });
    await expect(within(wrong).getByText("다시 입력하세요.")).toBeVisible();
    await waitFor(() =>
      expect(wrong.querySelector('[aria-describedby$="-problem"]')).toHaveAccessibleDescription(/다시 입력하세요\./),
    );
    // whatever it is written or chosen with is marked, but for a button that opens the files of the machine
    const inputs =
      ":is(input:not([type=file], [type=hidden], [tabindex='-1']), select, textarea, [contenteditable=true])";
    const marked = [...wrong.querySelectorAll(`${inputs}:not([role=toolbar] *)`)].map((input) => input.ariaInvalid);
    await expect(marked.filter((isMarked) => isMarked !== "true")).toEqual([]);
  },
};

export default meta;
type Story = StoryObj<typeof Kind>;

export const Text: Story = { args: { field: "title", reads: "신임 강사를 위한 첫 수업 준비 1기" } };
export const LongText: Story = { args: { field: "memo", reads: /지난 기수의 설문을 먼저 읽습니다/ } };
export const Html: Story = { args: { field: "body", reads: /과정은 네 주 동안 이어집니다/ } };
export const Integer: Story = { args: { field: "seats", reads: "20" } };
export const Decimal: Story = { args: { field: "score", reads: "4.25" } };
export const Money: Story = { args: { field: "price", reads: "120,000" } };
export const Flag: Story = { args: { field: "is_open", reads: /예|Y|공개|✓|사용/ } };
export const Day: Story = { args: { field: "start", reads: /2026-01-15/ } };
export const DateTime: Story = { args: { field: "noticed", reads: /2026-03-02.* 10:30/ } };
export const Time: Story = { args: { field: "at", reads: "09:30" } };
export const Month: Story = { args: { field: "month", reads: /2026-03|2026년 3월/ } };
export const Year: Story = { args: { field: "year", reads: /2026/ } };
export const Period: Story = { args: { field: "during", reads: /09:00.*12:00/ } };
export const Choice: Story = { args: { field: "kind", reads: "강의" } };
export const MultiChoice: Story = { args: { field: "days", reads: /월.*수/ } };
export const Words: Story = { args: { field: "tags", reads: /신입.*필수/ } };
export const Staff: Story = { args: { field: "manager", reads: "김하늘" } };
export const StaffList: Story = { args: { field: "helpers", reads: /박바다.*이구름/ } };
export const Unit: Story = { args: { field: "office", reads: "기업교육본부" } };
export const Checklist: Story = { args: { field: "todo", reads: /1\s*\/\s*2|교재 주문/ } };
export const Files: Story = { args: { field: "papers", reads: /강의 계획서\.pdf|1/ } };

/** Enter goes on to the next thing and makes one behind the last; one that stays empty is not written. */
export const ChecklistByKeyboard: Story = {
  args: { field: "todo", reads: "" },
  async play({ canvasElement }) {
    const written = within(within(canvasElement).getByRole("region", { name: "쓰기" }));
    const things = () => written.getAllByRole<HTMLInputElement>("textbox");
    const before = things().length;
    things()[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(things()[1]).toHaveFocus());
    things().at(-1)?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(things()[before]).toHaveFocus());
    await userEvent.keyboard("정리하기{Enter}");
    await waitFor(() => expect(things()[before + 1]).toHaveFocus());
    await expect(
      things()
        .map(({ value }) => value)
        .slice(before),
    ).toEqual(["정리하기", ""]);
    await expect(within(canvasElement).getByRole("status", { name: "값" })).toHaveTextContent(`${before + 1}개`);
  },
};

const teamsAsked = fn();

/** Beside a chosen office only its teams are offered, whatever the two fields are called. */
export const TeamOfTheOffice: Story = {
  args: { field: "office", reads: "" },
  beforeEach() {
    teamsAsked.mockClear();
    return stubServer((config) => {
      if (config.url === "/rest/component/getTeamList") teamsAsked(config.params.idx_office);
      return undefined;
    });
  },
  render() {
    registerModule(sampleModule);
    const field = { kind: "link", label: "옮길 팀", to: "team", within: { office: "office" } } as const;
    return (
      <PortalFrame>
        <FieldRow
          placed={{ key: "new_team", entity: "sample", column: "idx_new_team", field }}
          values={{ idx_office: 110 }}
          value={null}
          onChange={() => {}}
          known={sampleKnown}
        />
      </PortalFrame>
    );
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole("option", { name: "기업교육1팀" });
    await expect(teamsAsked.mock.calls).toEqual([[110]]);
  },
};
