DROP INDEX "task_idx_requester_is_closed_due_idx_list";--> statement-breakpoint
DROP INDEX "task_idx_team_is_closed_due_idx_list";--> statement-breakpoint
DROP INDEX "task_idx_office_is_closed_due_idx_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_writer_date_from_idx_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_staff_date_from_idx_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_team_date_from_idx_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_office_date_from_idx_list";--> statement-breakpoint
DROP INDEX "vacation_idx_writer_during_idx_list";--> statement-breakpoint
DROP INDEX "vacation_idx_staff_during_idx_list";--> statement-breakpoint
ALTER TABLE "task_member" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_member" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "task_member" ADD COLUMN "status" text DEFAULT 'todo' NOT NULL;--> statement-breakpoint
CREATE INDEX "task_idx_requester_is_closed_due_idx_status_list" ON "task" USING btree ("idx_requester","is_closed","due","idx","status");--> statement-breakpoint
CREATE INDEX "task_idx_team_is_closed_due_idx_status_list" ON "task" USING btree ("idx_team","is_closed","due","idx","status");--> statement-breakpoint
CREATE INDEX "task_idx_office_is_closed_due_idx_status_list" ON "task" USING btree ("idx_office","is_closed","due","idx","status");--> statement-breakpoint
CREATE INDEX "task_member_staff_role_is_closed_due_task_status_deleted_at_ind" ON "task_member" USING btree ("idx_staff","role","is_closed","due","idx_task","status","deleted_at");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_writer_date_from_idx_status_list" ON "telecommuting" USING btree ("idx_writer","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_staff_date_from_idx_status_list" ON "telecommuting" USING btree ("idx_staff","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_team_date_from_idx_status_list" ON "telecommuting" USING btree ("idx_team","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_office_date_from_idx_status_list" ON "telecommuting" USING btree ("idx_office","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "vacation_idx_writer_during_idx_status_list" ON "vacation" USING btree ("idx_writer","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "vacation_idx_staff_during_idx_status_list" ON "vacation" USING btree ("idx_staff","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");
--> statement-breakpoint
UPDATE "task_member" SET "is_closed" = "task"."is_closed", "due" = "task"."due", "status" = "task"."status", "deleted_at" = coalesce("task_member"."deleted_at", "task"."deleted_at") FROM "task" WHERE "task"."idx" = "task_member"."idx_task";
--> statement-breakpoint
-- who takes part in a task keeps what tasks are listed by, and goes with it: lists by person are read from these rows alone
CREATE FUNCTION task_member_like_task() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_task record;
BEGIN
	-- a task that is just being changed is waited for
	SELECT is_closed, due, status INTO of_task FROM task WHERE idx = NEW.idx_task FOR SHARE;
	IF FOUND THEN
		NEW.is_closed := of_task.is_closed;
		NEW.due := of_task.due;
		NEW.status := of_task.status;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_member_like_task BEFORE INSERT OR UPDATE OF idx_task, is_closed, due, status ON task_member
	FOR EACH ROW EXECUTE FUNCTION task_member_like_task();
--> statement-breakpoint
CREATE FUNCTION task_tells_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE task_member
	SET is_closed = NEW.is_closed, due = NEW.due, status = NEW.status, deleted_at = coalesce(deleted_at, NEW.deleted_at)
	WHERE idx_task = NEW.idx;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_tells_members AFTER UPDATE OF is_closed, due, status, deleted_at ON task FOR EACH ROW
	WHEN ((OLD.is_closed, OLD.due, OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.is_closed, NEW.due, NEW.status, NEW.deleted_at))
	EXECUTE FUNCTION task_tells_members();
