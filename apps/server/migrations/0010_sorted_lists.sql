DROP INDEX "post_board_is_pinned_idx_list";--> statement-breakpoint
DROP INDEX "post_board_category_is_pinned_idx_list";--> statement-breakpoint
DROP INDEX "task_idx_requester_is_closed_due_idx_status_list";--> statement-breakpoint
DROP INDEX "task_idx_team_is_closed_due_idx_status_list";--> statement-breakpoint
DROP INDEX "task_idx_office_is_closed_due_idx_status_list";--> statement-breakpoint
CREATE INDEX "elearning_code_idx_list" ON "elearning" USING btree ("code","idx");--> statement-breakpoint
CREATE INDEX "elearning_title_idx_list" ON "elearning" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "elearning_lessons_idx_list" ON "elearning" USING btree ("lessons","idx");--> statement-breakpoint
CREATE INDEX "elearning_hours_idx_list" ON "elearning" USING btree ("hours","idx");--> statement-breakpoint
CREATE INDEX "elearning_open_date_idx_list" ON "elearning" USING btree ("open_date","idx");--> statement-breakpoint
CREATE INDEX "elearning_enrolled_idx_list" ON "elearning" USING btree ("enrolled","idx");--> statement-breakpoint
CREATE INDEX "elearning_completed_idx_list" ON "elearning" USING btree ("completed","idx");--> statement-breakpoint
CREATE INDEX "holiday_half_hdate_idx_list" ON "holiday" USING btree ("half","hdate","idx");--> statement-breakpoint
CREATE INDEX "holiday_name_idx_list" ON "holiday" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_idx_writer_wdate_idx_list" ON "leave_ledger" USING btree ("idx_writer","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_ledger_qty_idx_list" ON "leave_ledger" USING btree ("qty","idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_valid_from_idx_list" ON "leave_ledger" USING btree ("valid_from","idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_valid_to_idx_list" ON "leave_ledger" USING btree ("valid_to","idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_memo_idx_list" ON "leave_ledger" USING btree ("memo","idx");--> statement-breakpoint
CREATE INDEX "post_board_is_pinned_wdate_idx_list" ON "post" USING btree ("board","is_pinned" DESC NULLS FIRST,"wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_idx_writer_is_pinned_wdate_idx_list" ON "post" USING btree ("board","idx_writer","is_pinned" DESC NULLS FIRST,"wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_category_is_pinned_wdate_idx_list" ON "post" USING btree ("board","category","is_pinned" DESC NULLS FIRST,"wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_is_must_read_is_pinned_wdate_idx_list" ON "post" USING btree ("board","is_must_read","is_pinned" DESC NULLS FIRST,"wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_title_idx_list" ON "post" USING btree ("board","title","idx");--> statement-breakpoint
CREATE INDEX "post_board_view_count_idx_list" ON "post" USING btree ("board","view_count","idx");--> statement-breakpoint
CREATE INDEX "post_board_like_count_idx_list" ON "post" USING btree ("board","like_count","idx");--> statement-breakpoint
CREATE INDEX "post_board_comment_count_idx_list" ON "post" USING btree ("board","comment_count","idx");--> statement-breakpoint
CREATE INDEX "post_board_wdate_idx_list" ON "post" USING btree ("board","wdate","idx");--> statement-breakpoint
CREATE INDEX "task_idx_requester_is_closed_due_idx_status_priority_kind_list" ON "task" USING btree ("idx_requester","is_closed","due","idx","status","priority","kind");--> statement-breakpoint
CREATE INDEX "task_idx_team_is_closed_due_idx_status_priority_kind_list" ON "task" USING btree ("idx_team","is_closed","due","idx","status","priority","kind");--> statement-breakpoint
CREATE INDEX "task_idx_office_is_closed_due_idx_status_priority_kind_list" ON "task" USING btree ("idx_office","is_closed","due","idx","status","priority","kind");--> statement-breakpoint
CREATE INDEX "task_tags_each" ON "task" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "telecommuting_unit_date_from_idx_list" ON "telecommuting" USING btree ("unit","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_place_date_from_idx_list" ON "telecommuting" USING btree ("place","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_date_to_idx_list" ON "telecommuting" USING btree ("date_to","idx");--> statement-breakpoint
CREATE INDEX "telecommuting_days_idx_list" ON "telecommuting" USING btree ("days","idx");--> statement-breakpoint
CREATE INDEX "vacation_idx_staff_idx_list" ON "vacation" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_decider_idx_list" ON "vacation" USING btree ("idx_decider","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_wdate_idx_list" ON "vacation" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "vacation_days_idx_list" ON "vacation" USING btree ("days","idx");