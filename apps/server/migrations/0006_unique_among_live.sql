ALTER TABLE "approval_rule" DROP CONSTRAINT "approval_rule_kind_amount_to_unique";--> statement-breakpoint
ALTER TABLE "ceo_message" DROP CONSTRAINT "ceo_message_idx_post_unique";--> statement-breakpoint
ALTER TABLE "expense_budget" DROP CONSTRAINT "expense_budget_team_account_year_unique";--> statement-breakpoint
ALTER TABLE "extra_pay_rate" DROP CONSTRAINT "extra_pay_rate_position_date_from_unique";--> statement-breakpoint
ALTER TABLE "leadership_apply" DROP CONSTRAINT "leadership_apply_round_staff_unique";--> statement-breakpoint
ALTER TABLE "manual_doc" DROP CONSTRAINT "manual_doc_idx_post_unique";--> statement-breakpoint
ALTER TABLE "media_post" DROP CONSTRAINT "media_post_idx_post_unique";--> statement-breakpoint
ALTER TABLE "sales_target" DROP CONSTRAINT "sales_target_team_month_unique";--> statement-breakpoint
ALTER TABLE "studio_booking" DROP CONSTRAINT "studio_booking_idx_booking_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rule_kind_amount_to_unique" ON "approval_rule" USING btree ("kind",coalesce("amount_to", -1)) WHERE "approval_rule"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ceo_message_idx_post_unique" ON "ceo_message" USING btree ("idx_post") WHERE "ceo_message"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "expense_budget_team_account_year_unique" ON "expense_budget" USING btree ("idx_team","account","year") WHERE "expense_budget"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "extra_pay_rate_position_date_from_unique" ON "extra_pay_rate" USING btree (coalesce("idx_position", -1),"date_from") WHERE "extra_pay_rate"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "leadership_apply_round_staff_unique" ON "leadership_apply" USING btree ("idx_round","idx_staff") WHERE "leadership_apply"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_doc_idx_post_unique" ON "manual_doc" USING btree ("idx_post") WHERE "manual_doc"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_post_idx_post_unique" ON "media_post" USING btree ("idx_post") WHERE "media_post"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_target_team_month_unique" ON "sales_target" USING btree ("idx_team","month") WHERE "sales_target"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_booking_idx_booking_unique" ON "studio_booking" USING btree ("idx_booking") WHERE "studio_booking"."deleted_at" is null;