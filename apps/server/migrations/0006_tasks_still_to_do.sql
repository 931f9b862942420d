ALTER TABLE "task" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "task_is_closed_due_index" ON "task" USING btree ("is_closed","due");