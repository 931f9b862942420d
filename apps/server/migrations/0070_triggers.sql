CREATE OR REPLACE TRIGGER er_board_member_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON er_board_member FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER er_follow_idx_request_team BEFORE INSERT OR UPDATE OF idx_request_team ON er FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_request_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER mgmt_plan_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON mgmt_plan FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER manual_doc_follow_idx_owner_team BEFORE INSERT OR UPDATE OF idx_owner_team ON manual_doc FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_owner_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER doc_step_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON doc_step FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER doc_inbox_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON doc_inbox FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER expense_budget_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON expense_budget FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sales_target_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON sales_target FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER asset_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON asset FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER asset_check_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON asset_check FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER pledge_round_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON pledge_round FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER onboard_item_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON onboard_item FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER org_head_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON org_head FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER staff_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON staff FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER staff_order_follow_idx_from_team BEFORE INSERT OR UPDATE OF idx_from_team ON staff_order FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_from_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER staff_order_follow_idx_to_team BEFORE INSERT OR UPDATE OF idx_to_team ON staff_order FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_to_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER staff_post_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON staff_post FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER recruit_req_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON recruit_req FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER magazine_dist_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON magazine_dist FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER permission_grant_follow_idx_team BEFORE INSERT OR UPDATE OF idx_team ON permission_grant FOR EACH ROW EXECUTE FUNCTION follow_merged('team', 'idx_merged_into', 'idx_team');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leave_ledger_append_only BEFORE UPDATE OR DELETE ON leave_ledger FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
