CREATE OR REPLACE TRIGGER booking_follow_idx_customer BEFORE INSERT OR UPDATE OF idx_customer ON booking FOR EACH ROW EXECUTE FUNCTION follow_merged('customer', 'idx_merged_into', 'idx_customer');
