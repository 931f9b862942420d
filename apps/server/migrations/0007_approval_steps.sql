-- the steps get the time at which their document was last submitted, by which lists are in order
UPDATE "doc_step" SET "submitted_at" = "document"."submitted_at" FROM "document" WHERE "document"."idx" = "doc_step"."idx_document";
--> statement-breakpoint
-- nobody is twice on one course
CREATE UNIQUE INDEX "edu_record_course_staff" ON "edu_record" ("idx_course", "idx_staff") WHERE "idx_course" IS NOT NULL AND "status" <> 'cancel' AND "deleted_at" IS NULL;
