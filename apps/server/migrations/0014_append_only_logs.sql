-- Who leaves is signed out at once, whatever writes it down, and stays out when they come back.
CREATE FUNCTION sign_out_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE auth_session SET revoked_at = now() WHERE idx_staff = NEW.idx AND revoked_at IS NULL;
	UPDATE sign_in_link SET used_at = now() WHERE idx_staff = NEW.idx AND used_at IS NULL;
	DELETE FROM known_device WHERE idx_staff = NEW.idx;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_sign_out_leaver AFTER UPDATE OF status, deleted_at ON staff FOR EACH ROW
	WHEN ((NEW.status = 'retired' AND OLD.status <> 'retired') OR (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL))
	EXECUTE FUNCTION sign_out_leaver();
--> statement-breakpoint
-- What was read before was the revision that stands now.
UPDATE doc_read SET rev = document.rev FROM document WHERE document.idx = doc_read.idx_document AND document.rev <> doc_read.rev;
--> statement-breakpoint
CREATE TRIGGER login_log_append_only BEFORE UPDATE ON login_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
DROP TRIGGER export_log_append_only ON export_log;
--> statement-breakpoint
CREATE TRIGGER export_log_append_only BEFORE UPDATE ON export_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER doc_read_append_only BEFORE UPDATE OR DELETE ON doc_read FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER log_seal_append_only BEFORE UPDATE OR DELETE ON log_seal FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER log_removal_append_only BEFORE UPDATE OR DELETE ON log_removal FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- The row of a call is there before the call; its outcome, who it was and which record come once, before the row is sealed.
CREATE FUNCTION refuse_unless_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status IS NULL
		AND to_jsonb(OLD) - '{status,idx_staff,subject}'::text[] = to_jsonb(NEW) - '{status,idx_staff,subject}'::text[]
		AND OLD.idx > coalesce((SELECT max(last_idx) FROM log_seal WHERE log = 'audit_log'), 0)
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_unless_outcome();
--> statement-breakpoint
-- Logs are shortened by what log_removal says, and by nothing else.
CREATE FUNCTION refuse_unless_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM log_removal WHERE log = TG_TABLE_NAME AND last_idx >= OLD.idx) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();
--> statement-breakpoint
CREATE TRIGGER login_log_no_delete BEFORE DELETE ON login_log FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();
--> statement-breakpoint
CREATE TRIGGER export_log_no_delete BEFORE DELETE ON export_log FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();
--> statement-breakpoint
-- Nothing is removed that is younger than 90 days by the database's own clock, or that was not sealed by then.
CREATE FUNCTION refuse_early_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.before > now() - interval '90 days' OR NOT EXISTS (
		SELECT FROM log_seal WHERE log = NEW.log AND last_idx = NEW.last_idx AND at < NEW.before
	) THEN
		RAISE EXCEPTION '% is append-only', NEW.log USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_removal_not_early BEFORE INSERT ON log_removal FOR EACH ROW EXECUTE FUNCTION refuse_early_removal();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER login_log_no_truncate BEFORE TRUNCATE ON login_log EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER export_log_no_truncate BEFORE TRUNCATE ON export_log EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER doc_read_no_truncate BEFORE TRUNCATE ON doc_read EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER log_seal_no_truncate BEFORE TRUNCATE ON log_seal EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER log_removal_no_truncate BEFORE TRUNCATE ON log_removal EXECUTE FUNCTION refuse_rewriting();
