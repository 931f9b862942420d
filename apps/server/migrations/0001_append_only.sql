-- Ledgers are added to and never rewritten; a correction is a row of its own.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
-- the one thing that changes of a gift is when its receiver first reads it
CREATE TRIGGER thanks_dollar_append_only BEFORE UPDATE ON thanks_dollar FOR EACH ROW
	WHEN ((to_jsonb(OLD) - 'read_at') IS DISTINCT FROM (to_jsonb(NEW) - 'read_at') OR OLD.read_at IS NOT NULL)
	EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER thanks_dollar_no_delete BEFORE DELETE ON thanks_dollar FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
ALTER TABLE thanks_dollar ADD CONSTRAINT thanks_dollar_not_to_oneself CHECK (idx_from_staff <> idx_to_staff);
--> statement-breakpoint
CREATE TRIGGER leave_ledger_append_only BEFORE UPDATE OR DELETE ON leave_ledger FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
