-- One plan of a unit and a time holds; its earlier versions stay to be read.
CREATE UNIQUE INDEX mgmt_plan_one_live ON mgmt_plan (year, period, period_no, idx_office, coalesce(idx_team, 0)) WHERE is_live AND deleted_at IS NULL;
