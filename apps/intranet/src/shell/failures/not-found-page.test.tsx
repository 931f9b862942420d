// @vitest-environment jsdom
import { screenByName } from "@portal/definition";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { useStore } from "../../store";
import { NotFoundPage } from "./not-found-page";

const person = { position: "staff", idx_staff: 100, idx_sector: 1, idx_office: 11, idx_team: 111, idx_position: 9 };

beforeEach(() => useStore.setState(useStore.getInitialState()));

function linksAt(address: string): string[] {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(page).toContain("없는 주소입니다");
  const [, list = ""] = page.split("<nav");
  return [...(list.split("</nav>")[0] ?? "").matchAll(/href="([^"]*)"/g)].map(([, path = ""]) => path);
}

test("an address that there is not leads to the lists that it is like, and to the page of its area", () => {
  useStore.setState(person);
  const tasks = screenByName("TaskManagement-taskList")?.path ?? "";
  const links = linksAt(`${tasks}z/abc`);
  expect(links[0]).toBe(tasks);
  expect(links.at(-1)).toBe(`/${tasks.split("/")[1]}`);
  expect(links.length).toBeLessThanOrEqual(5);
});

test("an address of no area leads to every area, and nowhere who has not signed in", () => {
  useStore.setState(person);
  const links = linksAt("/nowhere");
  expect(links.length).toBeGreaterThan(5);
  expect(links.every((path) => /^\/[a-z]+$/i.test(path))).toBe(true);
  useStore.setState(useStore.getInitialState());
  expect(linksAt("/nowhere")).toEqual([]);
});
