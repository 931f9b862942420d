CREATE OR REPLACE TRIGGER gift_ledger_ledger BEFORE INSERT ON gift_ledger FOR EACH ROW EXECUTE FUNCTION keep_ledger('qty', 'balance', '', 'idx_card');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER gift_ledger_append_only BEFORE UPDATE OR DELETE ON gift_ledger FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER gift_req_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON gift_req FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
