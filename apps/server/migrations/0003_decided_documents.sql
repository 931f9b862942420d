CREATE INDEX "doc_step_acted_by_index" ON "doc_step" USING btree ("idx_acted_by");--> statement-breakpoint
CREATE INDEX "doc_step_team_index" ON "doc_step" USING btree ("idx_team");