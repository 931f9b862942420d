import { expect, type Page } from "playwright/test";

/** Asks the server as the page would, and is answered. */
export async function call(page: Page, entity: string, name: string, data: object) {
  const answer = await (await page.request.post(`/rest/records/${entity}/${name}`, { data })).json();
  expect(answer, JSON.stringify(answer)).toMatchObject({ err: 0 });
  return answer;
}

/** A record as the person reads it. */
export async function read(page: Page, entity: string, idx: number) {
  return (await (await page.request.get(`/rest/records/${entity}/read?idx=${idx}`)).json()).record;
}

/** Takes a record a step further. */
export async function move(page: Page, entity: string, idx: number, name: string, more: object = {}) {
  const { ver } = await read(page, entity, idx);
  return call(page, entity, "move", { idx, ver, move: name, ...more });
}
