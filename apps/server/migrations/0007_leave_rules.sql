-- a day is closed once for everyone, and once for each sector
CREATE UNIQUE INDEX holiday_day_unique ON holiday (hdate, coalesce(idx_sector, 0)) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- a grant by the rules comes once
CREATE UNIQUE INDEX leave_ledger_ref_unique ON leave_ledger (idx_staff, ref) WHERE ref IS NOT NULL;
--> statement-breakpoint
-- a document asks for one leave, and one stay at home, at a time
CREATE UNIQUE INDEX vacation_document_unique ON vacation (idx_document) WHERE status = 'req' AND deleted_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX telecommuting_document_unique ON telecommuting (idx_document) WHERE status = 'req' AND deleted_at IS NULL;
