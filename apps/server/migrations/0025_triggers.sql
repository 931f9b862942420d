CREATE OR REPLACE TRIGGER customer_follow_idx_parent BEFORE INSERT OR UPDATE OF idx_parent ON customer FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_parent');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER contact_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON contact FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER customer_note_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON customer_note FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER smp_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON smp FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER visit_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON visit FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER expense_item_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON expense_item FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sales_publish_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON sales_publish FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sales_plan_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON sales_plan FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER task_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON task FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
