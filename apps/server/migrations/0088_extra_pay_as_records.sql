ALTER TABLE "mi_sub" ALTER COLUMN "memo" SET DATA TYPE varchar(1000) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "textbook_stock" ALTER COLUMN "memo" SET DATA TYPE varchar(1000) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "paid_min" numeric(8, 1) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "is_over_week" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "extra_pay" SET "paid_min" = ("over_min" + "holiday_min") * 1.5 + "beyond_min" * 2 + "night_min" * 0.5;--> statement-breakpoint
UPDATE "extra_pay" SET "is_over_week" = true FROM (
  SELECT "idx_staff" AS "person", date_trunc('week', "work_date"::timestamp)::date AS "monday"
  FROM "extra_pay"
  WHERE "status" IN ('req', 'ok', 'check', 'closed') AND "deleted_at" IS NULL
  GROUP BY 1, 2
  HAVING sum("over_min") > 720
) "weeks"
WHERE "extra_pay"."idx_staff" = "weeks"."person" AND date_trunc('week', "work_date"::timestamp)::date = "weeks"."monday"
  AND "status" IN ('req', 'ok', 'check', 'closed') AND "deleted_at" IS NULL;--> statement-breakpoint
UPDATE "retire_handover" SET "kind" = 'task' WHERE "ref_entity" = 'asset_report';--> statement-breakpoint
CREATE INDEX "extra_pay_work_date_idx_list" ON "extra_pay" USING btree ("work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "extra_pay_idx_staff_work_date_idx_status_kind_comp_is_over_week" ON "extra_pay" USING btree ("idx_staff","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","kind","comp","is_over_week");--> statement-breakpoint
CREATE INDEX "extra_pay_idx_writer_work_date_idx_status_kind_comp_is_over_wee" ON "extra_pay" USING btree ("idx_writer","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","kind","comp","is_over_week");--> statement-breakpoint
CREATE INDEX "extra_pay_status_work_date_idx_list" ON "extra_pay" USING btree ("status","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "extra_pay_kind_work_date_idx_list" ON "extra_pay" USING btree ("kind","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "extra_pay_comp_work_date_idx_list" ON "extra_pay" USING btree ("comp","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "extra_pay_is_over_week_work_date_idx_list" ON "extra_pay" USING btree ("is_over_week","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "extra_pay_idx_team_work_date_idx_status_kind_comp_is_over_week_" ON "extra_pay" USING btree ("idx_team","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","kind","comp","is_over_week");--> statement-breakpoint
CREATE INDEX "extra_pay_idx_office_work_date_idx_status_kind_comp_is_over_wee" ON "extra_pay" USING btree ("idx_office","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","kind","comp","is_over_week");--> statement-breakpoint
CREATE INDEX "extra_pay_time_from_idx_list" ON "extra_pay" USING btree ("time_from","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_time_to_idx_list" ON "extra_pay" USING btree ("time_to","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_actual_from_idx_list" ON "extra_pay" USING btree ("actual_from","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_actual_to_idx_list" ON "extra_pay" USING btree ("actual_to","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_minutes_idx_list" ON "extra_pay" USING btree ("minutes","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_paid_min_idx_list" ON "extra_pay" USING btree ("paid_min","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_reason_idx_list" ON "extra_pay" USING btree ("reason","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_amount_idx_list" ON "extra_pay" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "extra_pay_reason_words" ON "extra_pay" USING gin (word_pairs("reason"));