ALTER TABLE "doc_comment" ADD COLUMN "mentions" bigint[];--> statement-breakpoint
ALTER TABLE "post_comment" ADD COLUMN "mentions" bigint[];