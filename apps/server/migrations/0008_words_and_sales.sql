CREATE TABLE "sales_supplier" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"company" varchar(70) NOT NULL,
	"biz_no" varchar(10) NOT NULL,
	"ceo_name" varchar(40) NOT NULL,
	"addr" varchar(150),
	"biz_type" varchar(40),
	"biz_item" varchar(40),
	"email" varchar(120),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_rule" DROP CONSTRAINT "approval_rule_kind_amount_to_unique";--> statement-breakpoint
ALTER TABLE "ceo_message" DROP CONSTRAINT "ceo_message_idx_post_unique";--> statement-breakpoint
ALTER TABLE "expense_budget" DROP CONSTRAINT "expense_budget_team_account_year_unique";--> statement-breakpoint
ALTER TABLE "extra_pay_rate" DROP CONSTRAINT "extra_pay_rate_position_date_from_unique";--> statement-breakpoint
ALTER TABLE "leadership_apply" DROP CONSTRAINT "leadership_apply_round_staff_unique";--> statement-breakpoint
ALTER TABLE "manual_doc" DROP CONSTRAINT "manual_doc_idx_post_unique";--> statement-breakpoint
ALTER TABLE "media_post" DROP CONSTRAINT "media_post_idx_post_unique";--> statement-breakpoint
ALTER TABLE "studio_booking" DROP CONSTRAINT "studio_booking_idx_booking_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rule_kind_amount_to_unique" ON "approval_rule" USING btree ("kind",coalesce("amount_to", -1)) WHERE "approval_rule"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ceo_message_idx_post_unique" ON "ceo_message" USING btree ("idx_post") WHERE "ceo_message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "document_title_words" ON "document" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "document_doc_no_words" ON "document" USING gin (word_pairs("doc_no"));--> statement-breakpoint
CREATE INDEX "elearning_title_words" ON "elearning" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "elearning_code_words" ON "elearning" USING gin (word_pairs("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "expense_budget_team_account_year_unique" ON "expense_budget" USING btree ("idx_team","account","year") WHERE "expense_budget"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "extra_pay_rate_position_date_from_unique" ON "extra_pay_rate" USING btree (coalesce("idx_position", -1),"date_from") WHERE "extra_pay_rate"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "holiday_name_words" ON "holiday" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "leadership_apply_round_staff_unique" ON "leadership_apply" USING btree ("idx_round","idx_staff") WHERE "leadership_apply"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leave_ledger_memo_words" ON "leave_ledger" USING gin (word_pairs("memo"));--> statement-breakpoint
CREATE UNIQUE INDEX "manual_doc_idx_post_unique" ON "manual_doc" USING btree ("idx_post") WHERE "manual_doc"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_post_idx_post_unique" ON "media_post" USING btree ("idx_post") WHERE "media_post"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "post_title_words" ON "post" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "post_body_words" ON "post" USING gin (word_pairs("body"));--> statement-breakpoint
CREATE UNIQUE INDEX "studio_booking_idx_booking_unique" ON "studio_booking" USING btree ("idx_booking") WHERE "studio_booking"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_title_words" ON "task" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "task_content_words" ON "task" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE INDEX "task_tags_words" ON "task" USING gin (word_pairs(words_text("tags")));--> statement-breakpoint
CREATE INDEX "telecommuting_plan_words" ON "telecommuting" USING gin (word_pairs("plan"));--> statement-breakpoint
CREATE INDEX "vacation_decider_status_index" ON "vacation" USING btree ("idx_decider","status");--> statement-breakpoint
CREATE INDEX "vacation_reason_words" ON "vacation" USING gin (word_pairs("reason"));