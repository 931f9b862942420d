-- An instructor is at one place at a time: what is planned takes its hours, and the database refuses two of them at once.
ALTER TABLE mi_slot ADD CONSTRAINT mi_slot_no_overlap EXCLUDE USING gist (idx_mi WITH =, during WITH &&)
  WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_mi_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.restoring', true) = 'on' THEN
    RETURN NULL;
  END IF;
  DELETE FROM mi_slot WHERE idx_schedule = NEW.idx;
  IF NEW.status = 'plan' AND NEW.deleted_at IS NULL THEN
    INSERT INTO mi_slot (idx_mi, during, idx_schedule) VALUES (NEW.idx_mi, NEW.during, NEW.idx);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER mi_schedule_slot AFTER INSERT OR UPDATE OF idx_mi, during, status, deleted_at ON mi_schedule
  FOR EACH ROW EXECUTE FUNCTION keep_mi_slot();
