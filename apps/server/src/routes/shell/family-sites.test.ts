import { describe, expect, test } from "vitest";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal, type Visitor } from "../../testing/test-portal";
import { signedId } from "./family-sites";

interface Site {
  idx: number;
  name: string;
  grp: string;
  param: string;
}

const list = "/rest/component/getFamilySiteList";
const setting = "/rest/component/getFamilySiteSetting";
const save = "/rest/component/saveFamilySiteSetting";
const open = "/rest/component/openFamilySite";

describe("links to other systems", () => {
  test("are shown to those whom they are for, without addresses", async () => {
    const portal = await openTestPortal();
    const names = async (email: string) => {
      const { list: sites } = (await (await portal.signedIn(email)).get(list)).json();
      expect(JSON.stringify(sites)).not.toContain("https:");
      return sites.map(({ name }: Site) => name);
    };
    const plain = await names("staff@demo.test");
    expect(plain.slice(0, 5)).toEqual(["CTM", "ITM", "SPAC", "SMS", "Mail"]);
    expect(plain).not.toContain("DISC");
    expect(await names("people@demo.test")).toContain("DISC");
    expect(await names("support@demo.test")).toContain("DISC");
    expect(await names("conference@demo.test")).toContain("컨퍼런스");
  });

  test("tell the system who comes: by email, or by a signed id that expires", async () => {
    const linkKey = "a key that both systems know";
    const portal = await openTestPortal({ settings: { linkKey } });
    const admin = await portal.signedIn("support@demo.test");
    const sites: Site[] = (await admin.get(setting)).json().list;
    const mail = sites.find(({ name }) => name === "Mail") as Site;
    const staff = await portal.signedIn("staff@demo.test");
    const byEmail = await staff.get(`${open}?idx=${mail.idx}`);
    expect(byEmail.statusCode).toBe(302);
    expect(new URL(byEmail.headers.location ?? "").searchParams.get("email")).toBe("staff@demo.test");
    const changed = sites.map((site) => (site === mail ? { ...site, param: "enc_staff_id" } : site));
    expect((await admin.post(save, { list: changed })).json().err).toBe(0);
    const bySigned = new URL((await staff.get(`${open}?idx=${mail.idx}`)).headers.location ?? "");
    const expiry = Date.parse("2026-03-02T01:05:00Z");
    expect(bySigned.searchParams.get("staff")).toBe(signedId(100, expiry, linkKey));
  });

  test("cannot be opened by those whom they are not for", async () => {
    const portal = await openTestPortal();
    const sites: Site[] = (await (await portal.signedIn("people@demo.test")).get(list)).json().list;
    const disc = sites.find(({ name }) => name === "DISC");
    const staff = await portal.signedIn("staff@demo.test");
    expect((await staff.get(`${open}?idx=${disc?.idx}`)).statusCode).toBe(404);
  });
});

describe("the list of systems", () => {
  test("is kept by those who may: added, put in order, taken away", async () => {
    const portal = await openTestPortal();
    const admin = await portal.signedIn("dev@demo.test");
    const [first, ...rest]: Site[] = (await admin.get(setting)).json().list;
    const own = { name: "도서관", url: "https://library.pureunbat.example/", grp: "family", menu: null };
    const added = { ...own, param: "none", visible_rule: [], is_use: true };
    expect((await admin.post(save, { list: [added, ...rest] })).json()).toEqual({ err: 0, err_msg: "" });
    const now: Site[] = (await admin.get(setting)).json().list;
    expect(now.map(({ name }) => name)).toEqual(["도서관", ...rest.map(({ name }) => name)]);
    const stale = await admin.post(save, { list: [{ ...added, idx: 999_999 }] });
    expect(stale.statusCode).toBe(409);
    expect(first?.name).toBe("CTM");
  });

  test("has an icon for each, shown to those whom the site is for", async () => {
    const portal = await openTestPortal();
    const admin = await portal.signedIn("dev@demo.test");
    const [staff, people] = await Promise.all(["staff", "people"].map((who) => portal.signedIn(`${who}@demo.test`)));
    const { idx: icon } = await storedPicture(admin, "family_site", "icon");
    const sites: Site[] = (await admin.get(setting)).json().list;
    const withIcon = (of: string) => sites.map((site) => (site.name === of ? { ...site, icon } : site));
    // another's file that no record has is nobody's to name
    const foreign = await (await portal.signedIn("support@demo.test")).post(save, { list: withIcon("DISC") });
    expect([foreign.statusCode, foreign.json().err_msg]).toEqual([400, expect.stringContaining("아이콘")]);
    expect((await admin.post(save, { list: withIcon("DISC") })).json().err).toBe(0);
    const told: Site[] = (await people?.get(list))?.json().list;
    expect(told.find(({ name }) => name === "DISC")).toMatchObject({ icon });
    const isShown = [staff, people, admin].map((who) => isShownTo(who as Visitor, icon));
    expect(await Promise.all(isShown)).toEqual([false, true, true]);
  });

  test("refuses addresses that are not https", async () => {
    const portal = await openTestPortal();
    const admin = await portal.signedIn("dev@demo.test");
    const site = { name: "도서관", grp: "family", menu: null, param: "none", visible_rule: [], is_use: true };
    for (const url of ["http://library.example/", "javascript:alert(1)", "library"]) {
      const refused = await admin.post(save, { list: [{ ...site, url }] });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().err_msg).toContain("https://");
    }
  });

  test("is nobody else's", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    expect((await staff.get(setting)).statusCode).toBe(403);
    expect((await staff.post(save, { list: [] })).statusCode).toBe(403);
  });
});
