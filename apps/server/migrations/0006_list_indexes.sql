DROP INDEX "leave_ledger_wdate_idx_list";--> statement-breakpoint
DROP INDEX "post_board_is_pinned_idx_list";--> statement-breakpoint
DROP INDEX "telecommuting_date_from_idx_list";--> statement-breakpoint
DROP INDEX "vacation_during_idx_list";--> statement-breakpoint
CREATE INDEX "doc_step_staff_role_index" ON "doc_step" USING btree ("idx_staff","role");--> statement-breakpoint
CREATE INDEX "leave_ledger_wdate_idx_list" ON "leave_ledger" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_is_pinned_idx_list" ON "post" USING btree ("board","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_date_from_idx_list" ON "telecommuting" USING btree ("date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_during_idx_list" ON "vacation" USING btree ("during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);