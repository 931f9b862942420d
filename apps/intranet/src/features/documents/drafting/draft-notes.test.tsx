// @vitest-environment jsdom
import { screenByName } from "@portal/definition";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { useStore } from "../../../store";
import { DraftNotes } from "./draft-notes";
import type { WrittenDraft } from "./use-draft";

const person = { position: "staff", idx_sector: 1, idx_office: 11, idx_team: 111, idx_position: 9 };
const MASTER = 1;
const SOMEBODY = 100;
const unfilled = "2029년 휴일이 아직 등록되지 않아 주말만 빼고 계산했습니다.";
const holidays = `href="${screenByName("myPIMS-HolidayList")?.path}?year=2029"`;

const way = { label: "휴일 관리", route: "myPIMS-HolidayList", search: "?year=2029" };
// nothing was left unsaved, and nobody else has saved it
const writing = { copy: null, trouble: null } as WrittenDraft;

beforeEach(() => useStore.setState(useStore.getInitialState()));

test.each([
  [MASTER, true],
  [SOMEBODY, false],
])("a form that counts without holidays leads to them who may enter them, and nobody else: %i", (idx_staff, isLed) => {
  useStore.setState({ ...person, idx_staff });
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <DraftNotes writing={writing} warnings={[{ path: "date_from", message: unfilled, way }]} />
    </MemoryRouter>,
  );
  expect(page).toContain(unfilled);
  expect(page.includes(holidays)).toBe(isLed);
});
