ALTER TABLE "classroom" DROP CONSTRAINT "classroom_name_unique";--> statement-breakpoint
ALTER TABLE "elearning" DROP CONSTRAINT "elearning_code_unique";--> statement-breakpoint
ALTER TABLE "studio" DROP CONSTRAINT "studio_name_unique";--> statement-breakpoint
ALTER TABLE "vacation_type" DROP CONSTRAINT "vacation_type_code_unique";--> statement-breakpoint
ALTER TABLE "vehicle" DROP CONSTRAINT "vehicle_plate_no_unique";--> statement-breakpoint
DROP INDEX "elearning_idx_producer_list";--> statement-breakpoint
DROP INDEX "holiday_idx_sector_list";--> statement-breakpoint
DROP INDEX "task_status_due_index";--> statement-breakpoint
DROP INDEX "task_is_closed_due_index";--> statement-breakpoint
DROP INDEX "task_requester_index";--> statement-breakpoint
DROP INDEX "task_idx_team_list";--> statement-breakpoint
DROP INDEX "task_idx_office_list";--> statement-breakpoint
DROP INDEX "task_member_staff_role_index";--> statement-breakpoint
DROP INDEX "telecommuting_idx_writer_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_team_list";--> statement-breakpoint
DROP INDEX "telecommuting_idx_office_list";--> statement-breakpoint
DROP INDEX "vacation_idx_type_list";--> statement-breakpoint
DROP INDEX "vacation_idx_writer_list";--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_name_unique" ON "classroom" USING btree ("name") WHERE "classroom"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "elearning_code_unique" ON "elearning" USING btree ("code") WHERE "elearning"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "elearning_category_idx_list" ON "elearning" USING btree ("category","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "elearning_status_idx_list" ON "elearning" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "elearning_idx_producer_idx_list" ON "elearning" USING btree ("idx_producer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "holiday_kind_hdate_idx_list" ON "holiday" USING btree ("kind","hdate","idx");--> statement-breakpoint
CREATE INDEX "holiday_idx_sector_hdate_idx_list" ON "holiday" USING btree ("idx_sector","hdate","idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_kind_wdate_idx_list" ON "leave_ledger" USING btree ("kind","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_ledger_idx_staff_wdate_idx_list" ON "leave_ledger" USING btree ("idx_staff","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_category_is_pinned_idx_list" ON "post" USING btree ("board","category","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "studio_name_unique" ON "studio" USING btree ("name") WHERE "studio"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_idx_requester_is_closed_due_idx_list" ON "task" USING btree ("idx_requester","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_team_is_closed_due_idx_list" ON "task" USING btree ("idx_team","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_office_is_closed_due_idx_list" ON "task" USING btree ("idx_office","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_status_is_closed_due_idx_list" ON "task" USING btree ("status","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_priority_is_closed_due_idx_list" ON "task" USING btree ("priority","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_kind_is_closed_due_idx_list" ON "task" USING btree ("kind","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_member_staff_role_task_deleted_at_index" ON "task_member" USING btree ("idx_staff","role","idx_task","deleted_at");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_writer_date_from_idx_list" ON "telecommuting" USING btree ("idx_writer","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_staff_date_from_idx_list" ON "telecommuting" USING btree ("idx_staff","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_team_date_from_idx_list" ON "telecommuting" USING btree ("idx_team","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_office_date_from_idx_list" ON "telecommuting" USING btree ("idx_office","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_status_date_from_idx_list" ON "telecommuting" USING btree ("status","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_writer_during_idx_list" ON "vacation" USING btree ("idx_writer","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_staff_during_idx_list" ON "vacation" USING btree ("idx_staff","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_type_during_idx_list" ON "vacation" USING btree ("idx_type","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_status_during_idx_list" ON "vacation" USING btree ("status","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_type_idx_list" ON "vacation" USING btree ("idx_type","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_status_idx_list" ON "vacation" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "vacation_type_code_unique" ON "vacation_type" USING btree ("code") WHERE "vacation_type"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_plate_no_unique" ON "vehicle" USING btree ("plate_no") WHERE "vehicle"."deleted_at" is null;