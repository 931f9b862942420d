CREATE OR REPLACE TRIGGER spac_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON spac FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
