CREATE OR REPLACE TRIGGER textbook_stock_ledger BEFORE INSERT ON textbook_stock FOR EACH ROW EXECUTE FUNCTION keep_ledger('qty', 'balance', '', 'idx_textbook');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER textbook_stock_append_only BEFORE UPDATE OR DELETE ON textbook_stock FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER textbook_rental_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON textbook_rental FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
