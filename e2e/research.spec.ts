import { expect } from "playwright/test";
import { as, today } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

test("a research project goes from its plan to the closing report", async ({ browser }) => {
  const [leader, lead] = await Promise.all([as(browser, "staff"), as(browser, "lead")]);
  const ask = async (name: string, data: object) => {
    const answer = await (await leader.request.post(`/rest/records/research/${name}`, { data })).json();
    expect(answer, JSON.stringify(answer)).toMatchObject({ err: 0 });
    return answer;
  };
  const read = async () => (await (await leader.request.get(`/rest/records/research/read?idx=${idx}`)).json()).record;
  const year = Number(today().slice(0, 4)) + 1;
  const { idx } = await ask("add", {
    screen: "BusinessManagement-ResearchAdd",
    values: {
      title: "여정의 연구",
      kind: "method",
      idx_leader: 100,
      date_from: `${year}-01-01`,
      date_to: `${year}-06-30`,
      goal: "수업의 효과를 잽니다.",
      research_milestone: [
        { title: "설계", due: `${year}-02-28`, weight: 40 },
        { title: "분석", due: `${year}-06-20`, weight: 60 },
      ],
    },
  });
  const path = `/businessmanagement/researchview/${idx}`;

  await lead.goto(path);
  await lead.getByRole("button", { name: "시작 승인" }).click();
  await expect.poll(async () => (await read()).status).toBe("run");

  await leader.goto(path);
  // a milestone opens by keyboard, and leads to a task by which it is done
  const milestone = leader.getByRole("region", { name: "일정표" }).getByRole("button", { name: /^설계/ });
  await milestone.press("Enter");
  await expect(milestone).toHaveAttribute("aria-expanded", "true");
  expect(await accessibilityProblems(leader)).toEqual([]);
  await leader.getByRole("link", { name: "업무 만들기" }).click();
  await expect(leader.getByRole("textbox", { name: /^제목/ })).toHaveValue("설계");

  const { ver } = await read();
  const outputs = [{ kind: "report", title: "결과 보고서", out_date: "2026-01-05", url: "https://research.example/1" }];
  await ask("change", { idx, ver, values: { abstract: "효과가 있었습니다.", research_output: outputs } });
  await leader.goto(path);
  await leader.getByRole("button", { name: "중간보고" }).click();
  await leader.getByRole("dialog").getByRole("textbox").fill("절반을 마쳤습니다.");
  await leader.getByRole("dialog").getByRole("button", { name: "중간보고" }).click();
  await expect.poll(async () => (await read()).status).toBe("check");

  await lead.goto(path);
  await lead.getByRole("button", { name: "완료" }).click();
  await expect.poll(async () => (await read()).status).toBe("done");
  await lead.getByRole("button", { name: "과제 개요서" }).click();
  await expect(lead.getByRole("dialog").getByText("결과 보고서")).toBeVisible();
});
