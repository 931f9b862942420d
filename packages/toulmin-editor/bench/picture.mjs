// The picture of the package's README, of the fictional judgment: `pnpm picture:editor`.
import { join } from "node:path";
import { servedPage } from "./served-page.mjs";

const { address, browser, end } = await servedPage("picture");
const page = await browser.newPage({ viewport: { width: 920, height: 460 } });
await page.goto(address);
await page.getByText("현장 감식 결과").click();
await page.getByLabel("시작 시각", { exact: true }).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(import.meta.dirname, "../images/editor.png"), animations: "disabled" });
await end();
process.exit(0);
