DROP INDEX "fuel_cost_month_notes_name_idx_list";--> statement-breakpoint
DROP INDEX "fuel_cost_idx_vehicle_month_notes_name_idx_list";--> statement-breakpoint
DROP INDEX "fuel_cost_source_month_notes_name_idx_list";--> statement-breakpoint
DROP INDEX "fuel_cost_status_month_notes_name_idx_list";--> statement-breakpoint
DROP INDEX "fuel_cost_fuel_month_notes_name_idx_list";--> statement-breakpoint
CREATE INDEX "fuel_cost_month_name_idx_list" ON "fuel_cost" USING btree ("month" DESC NULLS FIRST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_idx_vehicle_month_name_idx_list" ON "fuel_cost" USING btree ("idx_vehicle","month" DESC NULLS FIRST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_source_month_name_idx_list" ON "fuel_cost" USING btree ("source","month" DESC NULLS FIRST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_status_month_name_idx_list" ON "fuel_cost" USING btree ("status","month" DESC NULLS FIRST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_fuel_month_name_idx_list" ON "fuel_cost" USING btree ("fuel","month" DESC NULLS FIRST,"name","idx");