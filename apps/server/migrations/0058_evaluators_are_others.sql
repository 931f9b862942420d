-- nobody evaluates themselves, two evaluators are two people, and a grade that was confirmed changes by an appeal alone
ALTER TABLE eval_result ADD CONSTRAINT eval_result_evaluators_are_others
	CHECK (idx_first_staff <> idx_staff AND idx_second_staff <> idx_staff AND idx_first_staff <> idx_second_staff);
--> statement-breakpoint
ALTER TABLE kpi_sheet ADD CONSTRAINT kpi_sheet_evaluators_are_others
	CHECK (idx_first_staff <> idx_staff AND idx_second_staff <> idx_staff AND idx_first_staff <> idx_second_staff);
--> statement-breakpoint
ALTER TABLE pbc_sheet ADD CONSTRAINT pbc_sheet_evaluators_are_others
	CHECK (idx_first_staff <> idx_staff AND idx_second_staff <> idx_staff AND idx_first_staff <> idx_second_staff);
--> statement-breakpoint
CREATE FUNCTION keep_confirmed_grade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.final_grade IS DISTINCT FROM OLD.final_grade AND OLD.status IN ('final', 'appeal', 'again')
		AND NOT (OLD.status = 'appeal' AND NEW.status = 'again') THEN
		RAISE EXCEPTION 'a confirmed grade changes by an appeal alone' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER eval_result_keeps_grade BEFORE UPDATE ON eval_result FOR EACH ROW EXECUTE FUNCTION keep_confirmed_grade();
--> statement-breakpoint
CREATE FUNCTION pass_evaluators_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE kpi_sheet SET idx_first_staff = NEW.idx_first_staff, idx_second_staff = NEW.idx_second_staff, ver = ver + 1 WHERE idx_result = NEW.idx;
	UPDATE pbc_sheet SET idx_first_staff = NEW.idx_first_staff, idx_second_staff = NEW.idx_second_staff, ver = ver + 1 WHERE idx_result = NEW.idx;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER eval_result_passes_evaluators_on AFTER UPDATE OF idx_first_staff, idx_second_staff ON eval_result FOR EACH ROW
	WHEN (OLD.idx_first_staff IS DISTINCT FROM NEW.idx_first_staff OR OLD.idx_second_staff IS DISTINCT FROM NEW.idx_second_staff)
	EXECUTE FUNCTION pass_evaluators_on();
