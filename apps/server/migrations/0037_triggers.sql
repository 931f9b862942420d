CREATE OR REPLACE TRIGGER business_card_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON business_card FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER inquiry_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON inquiry FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outside_work_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON outside_work FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER quote_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON quote FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER contract_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON contract FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER class_run_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON class_run FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER call_log_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON call_log FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
