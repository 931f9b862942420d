// @vitest-environment jsdom
import { screenByName } from "@portal/definition";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { useStore } from "../../store";
import { LeaveMonth } from "./leave-month";

const person = { position: "staff", idx_sector: 1, idx_office: 11, idx_team: 111, idx_position: 9 };
const MASTER = 1;
const SOMEBODY = 100;
const unfilled = "2029년 휴일이 아직 등록되지 않아 주말만 빼고 계산했습니다.";
const holidays = `href="${screenByName("myPIMS-HolidayList")?.path}?year=2029"`;

beforeEach(() => useStore.setState(useStore.getInitialState()));

test.each([
  [MASTER, true],
  [SOMEBODY, false],
])("a month that counts without holidays leads to them who may enter them, and nobody else: %i", (idx_staff, isLed) => {
  useStore.setState({ ...person, idx_staff });
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LeaveMonth month="2029-02" holidays={{}} away={[]} unfilled={unfilled} onMonth={stay} />
    </MemoryRouter>,
  );
  expect(page).toContain(unfilled);
  expect(page.includes(holidays)).toBe(isLed);
});

function stay() {}
