CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- nobody is away twice at one time: leave, work from home and trips share these rows
ALTER TABLE absence ADD CONSTRAINT absence_once_at_a_time
	EXCLUDE USING gist (idx_staff WITH =, during WITH &&) WHERE (is_active AND deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER status_log_append_only BEFORE UPDATE OR DELETE ON status_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER export_log_append_only BEFORE UPDATE OR DELETE ON export_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
