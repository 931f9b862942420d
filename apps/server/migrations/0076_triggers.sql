CREATE OR REPLACE TRIGGER elearning_customer_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON elearning_customer FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER jr_applicant_follow_idx_wished_team BEFORE INSERT OR UPDATE OF idx_wished_team ON jr_applicant FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_wished_team');
