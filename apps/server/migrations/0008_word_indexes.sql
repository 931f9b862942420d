CREATE INDEX "document_title_words" ON "document" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "document_doc_no_words" ON "document" USING gin (word_pairs("doc_no"));--> statement-breakpoint
CREATE INDEX "elearning_title_words" ON "elearning" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "elearning_code_words" ON "elearning" USING gin (word_pairs("code"));--> statement-breakpoint
CREATE INDEX "holiday_name_words" ON "holiday" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "leave_ledger_memo_words" ON "leave_ledger" USING gin (word_pairs("memo"));--> statement-breakpoint
CREATE INDEX "post_title_words" ON "post" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "post_body_words" ON "post" USING gin (word_pairs("body"));--> statement-breakpoint
CREATE INDEX "task_title_words" ON "task" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "task_content_words" ON "task" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE INDEX "task_tags_words" ON "task" USING gin (word_pairs(words_text("tags")));--> statement-breakpoint
CREATE INDEX "telecommuting_plan_words" ON "telecommuting" USING gin (word_pairs("plan"));--> statement-breakpoint
CREATE INDEX "vacation_reason_words" ON "vacation" USING gin (word_pairs("reason"));