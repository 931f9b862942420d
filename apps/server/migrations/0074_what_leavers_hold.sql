DROP INDEX "onboard_item_due_list";--> statement-breakpoint
ALTER TABLE "retire_handover" ADD COLUMN "idx_sector" bigint;--> statement-breakpoint
ALTER TABLE "retire_handover" ADD COLUMN "idx_office" bigint;--> statement-breakpoint
ALTER TABLE "retire_handover" ADD COLUMN "idx_team" bigint;--> statement-breakpoint
UPDATE "retire_handover" SET "idx_sector" = s.idx_sector, "idx_office" = s.idx_office, "idx_team" = s.idx_team,
  "due" = coalesce("retire_handover"."due", r.retire_date)
FROM "retire" r JOIN "staff" s ON s.idx = r.idx_staff WHERE r.idx = "retire_handover"."idx_retire";--> statement-breakpoint
ALTER TABLE "retire_handover" ALTER COLUMN "idx_sector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "retire_handover" ALTER COLUMN "idx_office" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "onboard_item_due_idx_list" ON "onboard_item" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "onboard_item_idx_handler_due_idx_status_kind_list" ON "onboard_item" USING btree ("idx_handler","due","idx","status","kind");--> statement-breakpoint
CREATE INDEX "onboard_item_idx_team_due_idx_status_kind_list" ON "onboard_item" USING btree ("idx_team","due","idx","status","kind");--> statement-breakpoint
CREATE INDEX "onboard_item_status_due_idx_list" ON "onboard_item" USING btree ("status","due","idx");--> statement-breakpoint
CREATE INDEX "onboard_item_kind_due_idx_list" ON "onboard_item" USING btree ("kind","due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_due_idx_list" ON "retire_handover" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_status_due_idx_list" ON "retire_handover" USING btree ("status","due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_kind_due_idx_list" ON "retire_handover" USING btree ("kind","due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_idx_staff_due_idx_list" ON "retire_handover" USING btree ("idx_staff","due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_idx_to_staff_due_idx_list" ON "retire_handover" USING btree ("idx_to_staff","due","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_title_idx_list" ON "retire_handover" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "retire_handover_title_words" ON "retire_handover" USING gin (word_pairs("title"));