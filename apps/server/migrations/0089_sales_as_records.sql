ALTER TABLE "sales_receipt" ALTER COLUMN "method" SET DEFAULT 'transfer';--> statement-breakpoint
ALTER TABLE "sales_plan" ADD COLUMN "status" text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD COLUMN "unpaid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD COLUMN "idx_sector" bigint;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD COLUMN "idx_office" bigint;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD COLUMN "idx_team" bigint;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD COLUMN "idx_owner" bigint;--> statement-breakpoint
UPDATE "sales_receipt" SET "idx_sector" = "sale"."idx_sector", "idx_office" = "sale"."idx_office",
  "idx_team" = "sale"."idx_team", "idx_owner" = "sale"."idx_owner"
FROM "sales_publish" "sale" WHERE "sale"."idx" = "sales_receipt"."idx_publish";--> statement-breakpoint
ALTER TABLE "sales_receipt" ALTER COLUMN "idx_sector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_receipt" ALTER COLUMN "idx_office" SET NOT NULL;--> statement-breakpoint
UPDATE "sales_publish" SET "unpaid" = greatest("total" - coalesce((
  SELECT sum("amount") FROM "sales_receipt" WHERE "idx_publish" = "sales_publish"."idx" AND "deleted_at" IS NULL
), 0), 0) WHERE "status" IN ('done', 'part', 'paid');--> statement-breakpoint
UPDATE "sales_plan" SET "status" = 'asked' WHERE "idx_publish" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD CONSTRAINT "sales_receipt_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_plan_status_month_idx_list" ON "sales_plan" USING btree ("status","month","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_status_idx_owner_month_idx_pay_kind_list" ON "sales_plan" USING btree ("status","idx_owner","month","idx","pay_kind");--> statement-breakpoint
CREATE INDEX "sales_plan_status_idx_writer_month_idx_pay_kind_list" ON "sales_plan" USING btree ("status","idx_writer","month","idx","pay_kind");--> statement-breakpoint
CREATE INDEX "sales_plan_status_idx_team_month_idx_pay_kind_list" ON "sales_plan" USING btree ("status","idx_team","month","idx","pay_kind");--> statement-breakpoint
CREATE INDEX "sales_plan_status_idx_office_month_idx_pay_kind_list" ON "sales_plan" USING btree ("status","idx_office","month","idx","pay_kind");--> statement-breakpoint
CREATE INDEX "sales_plan_status_idx_customer_month_idx_list" ON "sales_plan" USING btree ("status","idx_customer","month","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_status_pay_kind_month_idx_list" ON "sales_plan" USING btree ("status","pay_kind","month","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_idx_writer_list" ON "sales_plan" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "sales_plan_idx_team_list" ON "sales_plan" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "sales_plan_idx_office_list" ON "sales_plan" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "sales_plan_status_contract_name_idx_list" ON "sales_plan" USING btree ("status","contract_name","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_status_amount_idx_list" ON "sales_plan" USING btree ("status","amount","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_status_carry_reason_idx_list" ON "sales_plan" USING btree ("status","carry_reason","idx");--> statement-breakpoint
CREATE INDEX "sales_plan_idx_customer_words" ON "sales_plan" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "sales_plan_contract_name_words" ON "sales_plan" USING gin (word_pairs("contract_name"));--> statement-breakpoint
CREATE INDEX "sales_publish_issue_date_idx_list" ON "sales_publish" USING btree ("issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_publish_idx_owner_issue_date_idx_status_tax_kind_list" ON "sales_publish" USING btree ("idx_owner","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_writer_issue_date_idx_status_tax_kind_list" ON "sales_publish" USING btree ("idx_writer","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_team_issue_date_idx_status_tax_kind_list" ON "sales_publish" USING btree ("idx_team","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_office_issue_date_idx_status_tax_kind_list" ON "sales_publish" USING btree ("idx_office","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_customer_issue_date_idx_list" ON "sales_publish" USING btree ("idx_customer","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_publish_status_issue_date_idx_list" ON "sales_publish" USING btree ("status","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_publish_tax_kind_issue_date_idx_list" ON "sales_publish" USING btree ("tax_kind","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_publish_status_idx_owner_issue_date_idx_list" ON "sales_publish" USING btree ("status","idx_owner","issue_date","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_idx_writer_issue_date_idx_list" ON "sales_publish" USING btree ("status","idx_writer","issue_date","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_idx_team_issue_date_idx_list" ON "sales_publish" USING btree ("status","idx_team","issue_date","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_idx_office_issue_date_idx_list" ON "sales_publish" USING btree ("status","idx_office","issue_date","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_idx_customer_issue_date_idx_list" ON "sales_publish" USING btree ("status","idx_customer","issue_date","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_plan_pay_date_list" ON "sales_publish" USING btree ("plan_pay_date");--> statement-breakpoint
CREATE INDEX "sales_publish_wdate_idx_list" ON "sales_publish" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_contract_name_idx_list" ON "sales_publish" USING btree ("contract_name","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_supply_idx_list" ON "sales_publish" USING btree ("supply","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_vat_idx_list" ON "sales_publish" USING btree ("vat","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_total_idx_list" ON "sales_publish" USING btree ("total","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_unpaid_idx_list" ON "sales_publish" USING btree ("unpaid","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_contract_name_idx_list" ON "sales_publish" USING btree ("status","contract_name","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_status_total_idx_list" ON "sales_publish" USING btree ("status","total","idx");--> statement-breakpoint
CREATE INDEX "sales_publish_contract_name_words" ON "sales_publish" USING gin (word_pairs("contract_name"));--> statement-breakpoint
CREATE INDEX "sales_publish_publish_no_words" ON "sales_publish" USING gin (word_pairs("publish_no"));--> statement-breakpoint
CREATE INDEX "sales_receipt_owner_index" ON "sales_receipt" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "sales_receipt_paid_at_idx_list" ON "sales_receipt" USING btree ("paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_idx_owner_paid_at_idx_list" ON "sales_receipt" USING btree ("idx_owner","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_idx_team_paid_at_idx_list" ON "sales_receipt" USING btree ("idx_team","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_idx_office_paid_at_idx_list" ON "sales_receipt" USING btree ("idx_office","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_idx_publish_paid_at_idx_list" ON "sales_receipt" USING btree ("idx_publish","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_method_paid_at_idx_list" ON "sales_receipt" USING btree ("method","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_idx_writer_paid_at_idx_list" ON "sales_receipt" USING btree ("idx_writer","paid_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sales_receipt_paid_at_list" ON "sales_receipt" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "sales_receipt_amount_idx_list" ON "sales_receipt" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "sales_receipt_memo_idx_list" ON "sales_receipt" USING btree ("memo","idx");--> statement-breakpoint
CREATE INDEX "sales_receipt_memo_words" ON "sales_receipt" USING gin (word_pairs("memo"));
