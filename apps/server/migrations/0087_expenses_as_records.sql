ALTER TABLE "expense" ADD COLUMN "title" varchar(150) COLLATE "korean";--> statement-breakpoint
UPDATE "expense" SET "title" = "document"."title" FROM "document" WHERE "document"."idx" = "expense"."idx_document";--> statement-breakpoint
ALTER TABLE "expense" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "eval_result_due_list" ON "eval_result" USING btree ("due");--> statement-breakpoint
CREATE INDEX "eval_result_appealed_at_list" ON "eval_result" USING btree ("appealed_at");--> statement-breakpoint
CREATE INDEX "expense_idx_team_idx_pay_status_expense_kind_list" ON "expense" USING btree ("idx_team","idx" DESC NULLS FIRST,"pay_status","expense_kind");--> statement-breakpoint
CREATE INDEX "expense_idx_office_idx_pay_status_expense_kind_list" ON "expense" USING btree ("idx_office","idx" DESC NULLS FIRST,"pay_status","expense_kind");--> statement-breakpoint
CREATE INDEX "expense_pay_status_idx_list" ON "expense" USING btree ("pay_status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "expense_expense_kind_idx_list" ON "expense" USING btree ("expense_kind","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "expense_idx_staff_idx_list" ON "expense" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "expense_wdate_idx_list" ON "expense" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "expense_title_idx_list" ON "expense" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "expense_pay_to_idx_list" ON "expense" USING btree ("pay_to","idx");--> statement-breakpoint
CREATE INDEX "expense_total_idx_list" ON "expense" USING btree ("total","idx");--> statement-breakpoint
CREATE INDEX "expense_pay_date_idx_list" ON "expense" USING btree ("pay_date","idx");--> statement-breakpoint
CREATE INDEX "expense_title_words" ON "expense" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "expense_pay_to_words" ON "expense" USING gin (word_pairs("pay_to"));