CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- nobody is away twice at one time: leave, work from home and trips share these rows
ALTER TABLE absence ADD CONSTRAINT absence_once_at_a_time
	EXCLUDE USING gist (idx_staff WITH =, during WITH &&) WHERE (is_active AND deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER status_log_append_only BEFORE UPDATE OR DELETE ON status_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER export_log_append_only BEFORE UPDATE OR DELETE ON export_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- a day is closed once for everyone, and once for each sector
CREATE UNIQUE INDEX holiday_day_unique ON holiday (hdate, coalesce(idx_sector, 0)) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- a grant by the rules comes once
CREATE UNIQUE INDEX leave_ledger_ref_unique ON leave_ledger (idx_staff, ref) WHERE ref IS NOT NULL;
--> statement-breakpoint
-- a document asks for one leave, and one stay at home, at a time
CREATE UNIQUE INDEX vacation_document_unique ON vacation (idx_document) WHERE status = 'req' AND deleted_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX telecommuting_document_unique ON telecommuting (idx_document) WHERE status = 'req' AND deleted_at IS NULL;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- one thing is held by one booking at a time; who waits for a decision holds it too
ALTER TABLE booking ADD CONSTRAINT booking_no_overlap
	EXCLUDE USING gist (kind WITH =, idx_resource WITH =, during WITH &&)
	WHERE (status IN ('requested', 'confirmed', 'in_use') AND deleted_at IS NULL)
	DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE booking ADD CONSTRAINT booking_lasts CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during));
--> statement-breakpoint
CREATE INDEX booking_kind_during_index ON booking USING gist (kind, during);
--> statement-breakpoint
ALTER TABLE vehicle_log ADD CONSTRAINT vehicle_log_goes_on CHECK (odo_after > odo_before AND commute_km <= odo_after - odo_before);
--> statement-breakpoint
-- nobody is twice on one course
CREATE UNIQUE INDEX "edu_record_course_staff" ON "edu_record" ("idx_course", "idx_staff") WHERE "idx_course" IS NOT NULL AND "status" <> 'cancel' AND "deleted_at" IS NULL;
--> statement-breakpoint
-- the steps get the time at which their document was last submitted, by which lists are in order
UPDATE "doc_step" SET "submitted_at" = "document"."submitted_at" FROM "document" WHERE "document"."idx" = "doc_step"."idx_document";
