-- Names are sorted as people look them up: numbers by their size, then Hangul with Hanja behind its reading, then Latin
-- letters in whatever case. One statement a table, so that each of its indexes is made anew once.
CREATE COLLATION IF NOT EXISTS "korean" (provider = icu, locale = 'ko-u-kn-true');
--> statement-breakpoint
ALTER TABLE "account"
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "pw_hash" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "applicant"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "drop_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "approval_exception"
	ALTER COLUMN "reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset"
	ALTER COLUMN "asset_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "name" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "maker" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "model" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "serial_no" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "vendor" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "location" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset_check"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset_check_item"
	ALTER COLUMN "location" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset_disposal"
	ALTER COLUMN "disposal_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "vendor" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset_move"
	ALTER COLUMN "from_location" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "to_location" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "asset_report"
	ALTER COLUMN "asset_text" SET DATA TYPE varchar(140) COLLATE "korean",
	ALTER COLUMN "repair_vendor" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "auth_session"
	ALTER COLUMN "token_hash" SET DATA TYPE varchar(128) COLLATE "korean",
	ALTER COLUMN "ip" SET DATA TYPE varchar(45) COLLATE "korean",
	ALTER COLUMN "ua" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "booking"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "purpose" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "dest" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "business_card"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "company" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "dept" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "tel" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "addr" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "phone_key" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "email_key" SET DATA TYPE varchar(120) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "business_trip"
	ALTER COLUMN "place" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "call_log"
	ALTER COLUMN "call_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "caller_name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "product" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "record_url" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "phone_key" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "cert_issue"
	ALTER COLUMN "issue_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "purpose" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "submit_to" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "class_run"
	ALTER COLUMN "class_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "level" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "online_url" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "tutor_name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "tutor_phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "stop_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "classroom"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "floor" SET DATA TYPE varchar(10) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "company"
	ALTER COLUMN "name" SET DATA TYPE varchar(70) COLLATE "korean",
	ALTER COLUMN "brand" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "greeting" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "colour" SET DATA TYPE varchar(7) COLLATE "korean",
	ALTER COLUMN "biz_no" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "address" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "contact"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "dept" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "tel" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "content_page"
	ALTER COLUMN "slug" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "contract"
	ALTER COLUMN "contract_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "name" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "pay_terms" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "end_reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "customer"
	ALTER COLUMN "name" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "biz_no" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "industry" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "fax" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "homepage" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "zip" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "addr" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "ceo_name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "tax_email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "name_key" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "delegation"
	ALTER COLUMN "reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "doc_inbox"
	ALTER COLUMN "back_reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "doc_revision"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "doc_step"
	ALTER COLUMN "note" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "document"
	ALTER COLUMN "doc_no" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "edu_course"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "provider" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "instructor" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "edu_record"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "elearning"
	ALTER COLUMN "code" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "language" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "level" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "partner" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "preview_url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "er"
	ALTER COLUMN "er_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "er_board"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "er_category"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "eval_cycle"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "eval_result"
	ALTER COLUMN "title" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "expense"
	ALTER COLUMN "pay_to" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "bank" SET DATA TYPE varchar(30) COLLATE "korean",
	ALTER COLUMN "account_no" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "hold_reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "expense_item"
	ALTER COLUMN "summary" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "attendees" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "export_log"
	ALTER COLUMN "screen" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "extra_pay"
	ALTER COLUMN "reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "extra_pay_rate"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "family_site"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "feedback"
	ALTER COLUMN "report_reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "feedback_giver"
	ALTER COLUMN "staff" SET DATA TYPE varchar COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "file"
	ALTER COLUMN "entity" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "name" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "mime" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "sha256" SET DATA TYPE varchar(64) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "form_favourite"
	ALTER COLUMN "kind" SET DATA TYPE varchar(10) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "fuel_cost"
	ALTER COLUMN "name" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "card_last4" SET DATA TYPE varchar(4) COLLATE "korean",
	ALTER COLUMN "fix_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "fuel_rate"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_card"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_item"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_ledger"
	ALTER COLUMN "serial_from" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "serial_to" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "vendor" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_month"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_pick"
	ALTER COLUMN "title" SET DATA TYPE varchar(110) COLLATE "korean",
	ALTER COLUMN "receiver" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "zip" SET DATA TYPE varchar(5) COLLATE "korean",
	ALTER COLUMN "addr1" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "addr2" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "ship_no" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_req"
	ALTER COLUMN "reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "serial_from" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "serial_to" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "gift_round"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "vendor" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "goods"
	ALTER COLUMN "name" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "category" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "goods_rental"
	ALTER COLUMN "purpose" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "return_note" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "holiday"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "inquiry"
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "source_no" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "company" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "end_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "interview"
	ALTER COLUMN "place" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "online_url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "jr_applicant"
	ALTER COLUMN "hr_note" SET DATA TYPE varchar(1000) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "kpi_item"
	ALTER COLUMN "name" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "kpi_sheet"
	ALTER COLUMN "title" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "leadership_apply"
	ALTER COLUMN "motive" SET DATA TYPE varchar(1000) COLLATE "korean",
	ALTER COLUMN "career" SET DATA TYPE varchar(1000) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "leadership_round"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "leave_advance"
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "leave_ledger"
	ALTER COLUMN "ref" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "line_template"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "login_log"
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "ip" SET DATA TYPE varchar(45) COLLATE "korean",
	ALTER COLUMN "ua" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "magazine"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "issue" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "publisher" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "url" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "magazine_dist"
	ALTER COLUMN "receiver" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "manual_doc"
	ALTER COLUMN "folder" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "version" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mc_goal"
	ALTER COLUMN "goal" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "support" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "media_post"
	ALTER COLUMN "video_url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mgmt_plan"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "back_reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mi_profile"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "area" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mi_schedule"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "online_url" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "progress" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mi_sub"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "mi_vacation"
	ALTER COLUMN "reason" SET DATA TYPE varchar(500) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "newsletter"
	ALTER COLUMN "issue_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "theme" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "nl_archive"
	ALTER COLUMN "web_url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "nl_article"
	ALTER COLUMN "section" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "nl_check"
	ALTER COLUMN "item" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "notification"
	ALTER COLUMN "title" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "link" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "office"
	ALTER COLUMN "kname" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "onboard_item"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "org_head"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "outside_work"
	ALTER COLUMN "place" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "own_car"
	ALTER COLUMN "plate_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "model" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "pbc_item"
	ALTER COLUMN "commitment" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "pbc_sheet"
	ALTER COLUMN "title" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "permission_grant"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "personality_result"
	ALTER COLUMN "type" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "hobby" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "personality_round"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "plan_cost"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "plan_goal"
	ALTER COLUMN "goal" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "indicator" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "unit" SET DATA TYPE varchar(10) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "pledge"
	ALTER COLUMN "sign_name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "pledge_round"
	ALTER COLUMN "title" SET DATA TYPE varchar(100) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "position"
	ALTER COLUMN "kname" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "type" SET DATA TYPE varchar(4) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "post"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "quote"
	ALTER COLUMN "quote_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "receiver" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "sent_to" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "lost_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "quote_item"
	ALTER COLUMN "item" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "spec" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "unit" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "recruit_req"
	ALTER COLUMN "job" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "salary_band" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "posting_url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "research"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "research_member"
	ALTER COLUMN "role" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "research_milestone"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "research_output"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "url" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "retire_handover"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "ref_entity" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "return_order"
	ALTER COLUMN "return_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sales_plan"
	ALTER COLUMN "contract_name" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "carry_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sales_publish"
	ALTER COLUMN "biz_no" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "ceo_name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "tax_email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "contract_name" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "fix_reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "publish_no" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sales_publish_item"
	ALTER COLUMN "item" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "spec" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sales_receipt"
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sales_supplier"
	ALTER COLUMN "company" SET DATA TYPE varchar(70) COLLATE "korean",
	ALTER COLUMN "biz_no" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "ceo_name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "addr" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "biz_type" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "biz_item" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "seal_log"
	ALTER COLUMN "purpose" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sector"
	ALTER COLUMN "kname" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "shipment"
	ALTER COLUMN "ship_no" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "receiver" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "zip" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "addr" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "tracking_no" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "sign_in_link"
	ALTER COLUMN "token_hash" SET DATA TYPE varchar(128) COLLATE "korean",
	ALTER COLUMN "path" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "smp"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "competitor" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "lost_reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "next_action" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "spac"
	ALTER COLUMN "round_name" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "language" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "spac_rater"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "spac_taker"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "dept" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "emp_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "level" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff"
	ALTER COLUMN "emp_no" SET DATA TYPE varchar(12) COLLATE "korean",
	ALTER COLUMN "kname" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "ename" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "email" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "duty" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "mp3code" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "address" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "emergency_name" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "emergency_phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "resident_no" SET DATA TYPE varchar COLLATE "korean",
	ALTER COLUMN "seat" SET DATA TYPE varchar(30) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_award"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_career"
	ALTER COLUMN "company" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "dept" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_cert"
	ALTER COLUMN "name" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "issuer" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "score" SET DATA TYPE varchar(30) COLLATE "korean",
	ALTER COLUMN "cert_no" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_change_req"
	ALTER COLUMN "reason" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_contract"
	ALTER COLUMN "salary_enc" SET DATA TYPE varchar COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_family"
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_order"
	ALTER COLUMN "order_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_post"
	ALTER COLUMN "duty" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "staff_school"
	ALTER COLUMN "school" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "major" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "status_log"
	ALTER COLUMN "entity" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "from_status" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "to_status" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "studio"
	ALTER COLUMN "name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "studio_booking"
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "task"
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "team"
	ALTER COLUMN "kname" SET DATA TYPE varchar(60) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "telecommuting"
	ALTER COLUMN "address" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "contact" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "textbook"
	ALTER COLUMN "code" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "title" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "isbn" SET DATA TYPE varchar(13) COLLATE "korean",
	ALTER COLUMN "publisher" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "author" SET DATA TYPE varchar(80) COLLATE "korean",
	ALTER COLUMN "edition" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "level" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "textbook_rental"
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "textbook_rental_item"
	ALTER COLUMN "lost_reason" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "textbook_stock"
	ALTER COLUMN "ref_entity" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(200) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "thanks_dollar"
	ALTER COLUMN "message" SET DATA TYPE varchar(500) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "tutor_textbook"
	ALTER COLUMN "title" SET DATA TYPE varchar(160) COLLATE "korean",
	ALTER COLUMN "tutor_name" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "tutor_phone" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "class_name" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "urgent_reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "zip" SET DATA TYPE varchar(10) COLLATE "korean",
	ALTER COLUMN "addr" SET DATA TYPE varchar(300) COLLATE "korean",
	ALTER COLUMN "ship_no" SET DATA TYPE varchar(40) COLLATE "korean",
	ALTER COLUMN "reject_reason" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "memo" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "vacation"
	ALTER COLUMN "contact" SET DATA TYPE varchar(20) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "vacation_type"
	ALTER COLUMN "code" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "name" SET DATA TYPE varchar(40) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "vehicle"
	ALTER COLUMN "plate_no" SET DATA TYPE varchar(20) COLLATE "korean",
	ALTER COLUMN "model" SET DATA TYPE varchar(60) COLLATE "korean",
	ALTER COLUMN "park_place" SET DATA TYPE varchar(80) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "vehicle_log"
	ALTER COLUMN "dest" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "note" SET DATA TYPE varchar(300) COLLATE "korean";
--> statement-breakpoint
ALTER TABLE "visit"
	ALTER COLUMN "title" SET DATA TYPE varchar(120) COLLATE "korean",
	ALTER COLUMN "customer_text" SET DATA TYPE varchar(100) COLLATE "korean",
	ALTER COLUMN "place" SET DATA TYPE varchar(150) COLLATE "korean",
	ALTER COLUMN "next_action" SET DATA TYPE varchar(200) COLLATE "korean",
	ALTER COLUMN "cancel_reason" SET DATA TYPE varchar(200) COLLATE "korean";
