CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- one thing is held by one booking at a time; who waits for a decision holds it too
ALTER TABLE booking ADD CONSTRAINT booking_no_overlap
	EXCLUDE USING gist (kind WITH =, idx_resource WITH =, during WITH &&)
	WHERE (status IN ('requested', 'confirmed', 'in_use') AND deleted_at IS NULL)
	DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE booking ADD CONSTRAINT booking_lasts CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during));
--> statement-breakpoint
CREATE INDEX booking_kind_during_index ON booking USING gist (kind, during);
--> statement-breakpoint
ALTER TABLE vehicle_log ADD CONSTRAINT vehicle_log_goes_on CHECK (odo_after > odo_before AND commute_km <= odo_after - odo_before);
