ALTER TABLE "leadership_round" DROP CONSTRAINT "leadership_round_year_bounds";--> statement-breakpoint
ALTER TABLE "leadership_apply" ALTER COLUMN "motive" SET DATA TYPE varchar(1000);--> statement-breakpoint
ALTER TABLE "leadership_apply" ALTER COLUMN "career" SET DATA TYPE varchar(1000);--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD COLUMN "title" varchar(110) COLLATE "korean";--> statement-breakpoint
UPDATE "leadership_apply" SET "title" = "leadership_round"."title" || ' 신청'
FROM "leadership_round" WHERE "leadership_round"."idx" = "leadership_apply"."idx_round";--> statement-breakpoint
CREATE INDEX "leadership_apply_wdate_idx_list" ON "leadership_apply" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leadership_apply_idx_staff_wdate_idx_status_list" ON "leadership_apply" USING btree ("idx_staff","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "leadership_apply_idx_writer_wdate_idx_status_list" ON "leadership_apply" USING btree ("idx_writer","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "leadership_apply_idx_round_wdate_idx_list" ON "leadership_apply" USING btree ("idx_round","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leadership_apply_status_wdate_idx_list" ON "leadership_apply" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leadership_apply_idx_recommender_wdate_idx_list" ON "leadership_apply" USING btree ("idx_recommender","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leadership_apply_motive_words" ON "leadership_apply" USING gin (word_pairs("motive"));--> statement-breakpoint
CREATE INDEX "leadership_apply_career_words" ON "leadership_apply" USING gin (word_pairs("career"));--> statement-breakpoint
CREATE INDEX "leadership_round_year_idx_list" ON "leadership_round" USING btree ("year" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leadership_round_title_idx_list" ON "leadership_round" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "leadership_round_apply_from_idx_list" ON "leadership_round" USING btree ("apply_from","idx");--> statement-breakpoint
CREATE INDEX "leadership_round_apply_to_idx_list" ON "leadership_round" USING btree ("apply_to","idx");--> statement-breakpoint
CREATE INDEX "leadership_round_capacity_idx_list" ON "leadership_round" USING btree ("capacity","idx");--> statement-breakpoint
CREATE INDEX "leadership_round_title_words" ON "leadership_round" USING gin (word_pairs("title"));