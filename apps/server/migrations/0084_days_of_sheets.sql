ALTER TABLE "eval_result" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD COLUMN "due" date;--> statement-breakpoint
CREATE INDEX "kpi_sheet_due_list" ON "kpi_sheet" USING btree ("due");--> statement-breakpoint
CREATE INDEX "pbc_sheet_due_list" ON "pbc_sheet" USING btree ("due");--> statement-breakpoint
UPDATE "kpi_sheet" SET "phase" = "eval_cycle"."status", "due" = CASE
  WHEN "kpi_sheet"."status" IN ('draft', 'back', 'ask', 'change') THEN CASE WHEN "kpi_sheet"."agreed_at" IS NULL THEN "plan_to" ELSE "self_to" END
  WHEN "kpi_sheet"."status" = 'agreed' AND "eval_cycle"."status" IN ('plan', 'mid') THEN coalesce("mid_to", "self_to")
  WHEN "kpi_sheet"."status" IN ('agreed', 'mid') THEN CASE WHEN "self_total" IS NULL THEN "self_to" ELSE "first_to" END
  WHEN "kpi_sheet"."status" = 'self' THEN "first_to"
  WHEN "kpi_sheet"."status" = 'first' AND "idx_second_staff" IS NOT NULL THEN "second_to"
END FROM "eval_cycle" WHERE "eval_cycle"."idx" = "kpi_sheet"."idx_cycle";--> statement-breakpoint
UPDATE "pbc_sheet" SET "phase" = "eval_cycle"."status", "due" = CASE
  WHEN "pbc_sheet"."status" IN ('draft', 'back', 'ask', 'change') THEN CASE WHEN "pbc_sheet"."agreed_at" IS NULL THEN "plan_to" ELSE "self_to" END
  WHEN "pbc_sheet"."status" = 'agreed' AND "eval_cycle"."status" IN ('plan', 'mid') THEN coalesce("mid_to", "self_to")
  WHEN "pbc_sheet"."status" IN ('agreed', 'mid') THEN CASE WHEN "self_total" IS NULL THEN "self_to" ELSE "first_to" END
  WHEN "pbc_sheet"."status" = 'self' THEN "first_to"
  WHEN "pbc_sheet"."status" = 'first' AND "idx_second_staff" IS NOT NULL THEN "second_to"
END FROM "eval_cycle" WHERE "eval_cycle"."idx" = "pbc_sheet"."idx_cycle";--> statement-breakpoint
UPDATE "eval_result" SET "due" = greatest("appeal_to", ("opened_at" AT TIME ZONE 'Asia/Seoul')::date + 7)
FROM "eval_cycle" WHERE "eval_cycle"."idx" = "eval_result"."idx_cycle" AND "eval_result"."status" = 'final';