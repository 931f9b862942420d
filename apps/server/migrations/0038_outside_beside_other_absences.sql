-- who works outside may do so on a trip or a day at home; nobody is away twice otherwise
ALTER TABLE absence DROP CONSTRAINT absence_once_at_a_time;
--> statement-breakpoint
ALTER TABLE absence ADD CONSTRAINT absence_once_at_a_time
	EXCLUDE USING gist (idx_staff WITH =, during WITH &&) WHERE (is_active AND deleted_at IS NULL AND kind <> 'outside');
