DROP INDEX "sales_publish_idx_owner_issue_date_idx_status_tax_kind_list";--> statement-breakpoint
DROP INDEX "sales_publish_idx_writer_issue_date_idx_status_tax_kind_list";--> statement-breakpoint
DROP INDEX "sales_publish_idx_team_issue_date_idx_status_tax_kind_list";--> statement-breakpoint
DROP INDEX "sales_publish_idx_office_issue_date_idx_status_tax_kind_list";--> statement-breakpoint
ALTER TABLE "sales_publish" ADD COLUMN "product" text;--> statement-breakpoint
UPDATE "sales_publish" SET "product" = "smp"."product" FROM "smp" WHERE "smp"."idx" = coalesce("sales_publish"."idx_smp", (
  SELECT "plan"."idx_smp" FROM "sales_plan" "plan" WHERE "plan"."idx_publish" = "sales_publish"."idx" LIMIT 1
));--> statement-breakpoint
UPDATE "sales_publish" SET "product" = "origin"."product" FROM "sales_publish" "origin"
WHERE "origin"."idx" = "sales_publish"."idx_origin" AND "sales_publish"."product" IS NULL;--> statement-breakpoint
CREATE INDEX "sales_publish_idx_owner_issue_date_idx_status_tax_kind_product_" ON "sales_publish" USING btree ("idx_owner","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind","product");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_writer_issue_date_idx_status_tax_kind_product" ON "sales_publish" USING btree ("idx_writer","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind","product");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_team_issue_date_idx_status_tax_kind_product_l" ON "sales_publish" USING btree ("idx_team","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind","product");--> statement-breakpoint
CREATE INDEX "sales_publish_idx_office_issue_date_idx_status_tax_kind_product" ON "sales_publish" USING btree ("idx_office","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","tax_kind","product");--> statement-breakpoint
CREATE INDEX "sales_publish_product_issue_date_idx_list" ON "sales_publish" USING btree ("product","issue_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);