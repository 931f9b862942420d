ALTER TABLE "doc_inbox" ADD COLUMN "idx_task" bigint;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD CONSTRAINT "doc_inbox_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_inbox" DROP COLUMN "task";