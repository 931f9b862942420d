CREATE OR REPLACE TRIGGER shipment_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON shipment FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER tutor_textbook_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON tutor_textbook FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
