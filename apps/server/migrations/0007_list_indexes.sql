CREATE INDEX "booking_idx_writer_list" ON "booking" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "booking_idx_booker_list" ON "booking" USING btree ("idx_booker");--> statement-breakpoint
CREATE INDEX "elearning_idx_producer_list" ON "elearning" USING btree ("idx_producer");--> statement-breakpoint
CREATE INDEX "elearning_idx_writer_list" ON "elearning" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "elearning_idx_team_list" ON "elearning" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "elearning_idx_office_list" ON "elearning" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "holiday_hdate_idx_list" ON "holiday" USING btree ("hdate","idx");--> statement-breakpoint
CREATE INDEX "holiday_idx_sector_list" ON "holiday" USING btree ("idx_sector");--> statement-breakpoint
CREATE INDEX "leave_ledger_wdate_idx_list" ON "leave_ledger" USING btree ("wdate" DESC NULLS LAST,"idx" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_board_is_pinned_idx_list" ON "post" USING btree ("board","is_pinned" DESC NULLS LAST,"idx" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_idx_writer_list" ON "post" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "task_is_closed_due_idx_list" ON "task" USING btree ("is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_due_list" ON "task" USING btree ("due");--> statement-breakpoint
CREATE INDEX "task_idx_writer_list" ON "task" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "task_idx_team_list" ON "task" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "task_idx_office_list" ON "task" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "telecommuting_date_from_idx_list" ON "telecommuting" USING btree ("date_from" DESC NULLS LAST,"idx" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_writer_list" ON "telecommuting" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_team_list" ON "telecommuting" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "telecommuting_idx_office_list" ON "telecommuting" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "vacation_during_idx_list" ON "vacation" USING btree ("during" DESC NULLS LAST,"idx" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vacation_idx_type_list" ON "vacation" USING btree ("idx_type");--> statement-breakpoint
CREATE INDEX "vacation_idx_writer_list" ON "vacation" USING btree ("idx_writer");