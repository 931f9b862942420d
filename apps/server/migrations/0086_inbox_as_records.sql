ALTER TABLE "doc_inbox" DROP CONSTRAINT "doc_inbox_document_team_unique";--> statement-breakpoint
ALTER TABLE "doc_inbox" ALTER COLUMN "result" SET DATA TYPE varchar(2000);--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD COLUMN "idx_sector" bigint;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD COLUMN "idx_office" bigint;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD COLUMN "title" varchar(150) COLLATE "korean";--> statement-breakpoint
UPDATE "doc_inbox" SET "title" = "document"."title", "idx_office" = "team"."idx_office", "idx_sector" = "office"."idx_sector"
FROM "document", "team" JOIN "office" ON "office"."idx" = "team"."idx_office"
WHERE "document"."idx" = "doc_inbox"."idx_document" AND "team"."idx" = "doc_inbox"."idx_team";--> statement-breakpoint
ALTER TABLE "doc_inbox" ALTER COLUMN "idx_sector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "doc_inbox" ALTER COLUMN "idx_office" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "doc_inbox" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "doc_inbox_document_team_unique" ON "doc_inbox" USING btree ("idx_document","idx_team") WHERE "doc_inbox"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "doc_inbox_idx_office_list" ON "doc_inbox" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "doc_inbox_status_list" ON "doc_inbox" USING btree ("status");--> statement-breakpoint
CREATE INDEX "doc_inbox_idx_handler_list" ON "doc_inbox" USING btree ("idx_handler");--> statement-breakpoint
CREATE INDEX "doc_inbox_title_words" ON "doc_inbox" USING gin (word_pairs("title"));
