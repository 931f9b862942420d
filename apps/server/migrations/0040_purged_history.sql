-- The history is added to and never rewritten; a purge takes values out of it that are kept no longer, and nothing else.
CREATE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('portal.purging', true) = 'on'
		AND to_jsonb(OLD) - 'changes' = to_jsonb(NEW) - 'changes'
		AND NOT EXISTS (SELECT FROM jsonb_each(NEW.changes) WHERE OLD.changes -> key IS DISTINCT FROM value) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER status_log_append_only BEFORE UPDATE OR DELETE ON status_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
