import { getCompanyLogo } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { companyOf } from "../../company/company";
import { file } from "../../db/tables";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What the company shows of itself to everybody. */
export const companyRoutes: Routes = (app, services) => {
  serve(app, services, getCompanyLogo, async (_, __, reply) => {
    const { logo } = await companyOf(services.db);
    const [stored] = await services.db.select().from(file).where(eq(file.idx, logo));
    if (!stored) throw new ApiError(404, "로고가 없습니다.");
    return sendFile(reply, stored, true);
  });
};
