CREATE TABLE "absence" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"ref_idx" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_to" bigint,
	"last_level" text NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_rule_kind_amount_to_unique" UNIQUE NULLS NOT DISTINCT("kind","amount_to")
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"asset_no" varchar(30) NOT NULL,
	"category" text NOT NULL,
	"name" varchar(100) NOT NULL,
	"maker" varchar(60),
	"model" varchar(80),
	"serial_no" varchar(80),
	"buy_date" date NOT NULL,
	"buy_price" bigint NOT NULL,
	"vendor" varchar(80),
	"warranty_to" date,
	"life_years" integer DEFAULT 5 NOT NULL,
	"location" varchar(80),
	"idx_user" bigint,
	"idx_team" bigint NOT NULL,
	"status" text DEFAULT 'stock' NOT NULL,
	"photo" bigint,
	"memo" varchar,
	"idx_document" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "asset_asset_no_unique" UNIQUE("asset_no"),
	CONSTRAINT "asset_serial_no_unique" UNIQUE("serial_no")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"kind" text NOT NULL,
	"idx_resource" integer NOT NULL,
	"idx_booker" bigint NOT NULL,
	"title" varchar(100) NOT NULL,
	"during" "tstzrange" NOT NULL,
	"repeat" jsonb,
	"series_idx" integer,
	"purpose" varchar(40),
	"dest" varchar(150),
	"idx_driver" bigint,
	"people" integer,
	"attendees" bigint[],
	"setup" varchar(1000),
	"memo" varchar(1000),
	"checkin_at" timestamp with time zone,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_idx_resource_bounds" CHECK ("booking"."idx_resource" >= 1),
	CONSTRAINT "booking_people_bounds" CHECK ("booking"."people" >= 1 and "booking"."people" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "business_trip" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_document" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"area" text NOT NULL,
	"place" varchar(100) NOT NULL,
	"during" "tstzrange" NOT NULL,
	"companions" bigint[],
	"purpose" varchar NOT NULL,
	"transport" text NOT NULL,
	"est_cost" bigint,
	"idx_booking" bigint,
	"report" text,
	"report_due" date,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ceo_message" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"message_date" date NOT NULL,
	"cover" bigint,
	"body_en" text,
	"allow_anon" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ceo_message_idx_post_unique" UNIQUE("idx_post")
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"place" varchar(60),
	"floor" varchar(10),
	"capacity" integer NOT NULL,
	"equipment" text[],
	"kind" text NOT NULL,
	"open_from" varchar(5) DEFAULT '07:00' NOT NULL,
	"open_to" varchar(5) DEFAULT '22:00' NOT NULL,
	"need_confirm" boolean DEFAULT false NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "classroom_capacity_bounds" CHECK ("classroom"."capacity" >= 1 and "classroom"."capacity" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"slug" varchar(40) NOT NULL,
	"title" varchar(100) NOT NULL,
	"body" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_page_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"name" varchar(100) NOT NULL,
	"biz_no" varchar(10),
	"kind" text NOT NULL,
	"industry" varchar(40),
	"scale" text,
	"status" text DEFAULT 'lead' NOT NULL,
	"grade" text,
	"source" text,
	"phone" varchar(20),
	"fax" varchar(20),
	"homepage" varchar(200),
	"zip" varchar(10),
	"addr" varchar(300),
	"ceo_name" varchar(40),
	"tax_email" varchar(120),
	"idx_owner" bigint NOT NULL,
	"idx_sub_owner" bigint,
	"memo" varchar,
	"last_contact_at" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customer_biz_no_unique" UNIQUE("biz_no")
);
--> statement-breakpoint
CREATE TABLE "delegation" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_delegate" bigint NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"reason" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_counter" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"year" integer NOT NULL,
	"team_idx" integer NOT NULL,
	"last" integer NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "doc_counter_kind_year_team_idx_unique" UNIQUE NULLS NOT DISTINCT("kind","year","team_idx")
);
--> statement-breakpoint
CREATE TABLE "doc_revision" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"rev" integer NOT NULL,
	"title" varchar(150) NOT NULL,
	"body" text,
	"data" jsonb NOT NULL,
	"amount" bigint,
	"files" bigint[],
	"submitted_at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "doc_revision_document_rev_unique" UNIQUE NULLS NOT DISTINCT("idx_document","rev")
);
--> statement-breakpoint
CREATE TABLE "edu_course" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"category" text NOT NULL,
	"method" text NOT NULL,
	"provider" varchar(80),
	"instructor" varchar(60),
	"place" varchar(100),
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"hours" numeric(5, 1) NOT NULL,
	"credit" numeric(4, 1) NOT NULL,
	"capacity" integer,
	"apply_from" date,
	"apply_to" date,
	"target" jsonb,
	"cost" bigint,
	"is_mandatory" boolean DEFAULT false NOT NULL,
	"pass_rule" varchar,
	"body" text,
	"files" bigint[],
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "edu_course_capacity_bounds" CHECK ("edu_course"."capacity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "elearning" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"code" varchar(20) NOT NULL,
	"title" varchar(150) NOT NULL,
	"category" text NOT NULL,
	"language" varchar(20),
	"level" varchar(20),
	"hours" numeric(5, 1) NOT NULL,
	"lessons" integer NOT NULL,
	"price" bigint,
	"partner" varchar(80),
	"thumbnail" bigint NOT NULL,
	"idx_producer" bigint NOT NULL,
	"status" text DEFAULT 'plan' NOT NULL,
	"open_date" date,
	"contract_to" date,
	"preview_url" varchar(300),
	"customers" text[],
	"enrolled" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 2),
	"checklist" jsonb,
	"body" text,
	"files" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "elearning_lessons_bounds" CHECK ("elearning"."lessons" >= 1 and "elearning"."lessons" <= 999),
	CONSTRAINT "elearning_enrolled_bounds" CHECK ("elearning"."enrolled" >= 0),
	CONSTRAINT "elearning_completed_bounds" CHECK ("elearning"."completed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "expense" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_document" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"expense_kind" text NOT NULL,
	"pay_to" varchar(80),
	"bank" varchar(30),
	"account_no" varchar(40),
	"total" bigint NOT NULL,
	"idx_source_doc" bigint,
	"pay_status" text DEFAULT 'none' NOT NULL,
	"pay_date" date,
	"hold_reason" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expense_budget" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"idx_team" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "expense_budget_team_account_year_unique" UNIQUE NULLS NOT DISTINCT("idx_team","account","year")
);
--> statement-breakpoint
CREATE TABLE "expense_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_expense" bigint NOT NULL,
	"seq" integer NOT NULL,
	"use_date" date NOT NULL,
	"account" text NOT NULL,
	"summary" varchar(200) NOT NULL,
	"supply" bigint NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"proof" text NOT NULL,
	"attendees" varchar(300),
	"idx_customer" bigint,
	"receipt" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"screen" varchar(80) NOT NULL,
	"filter" jsonb,
	"rows" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_pay" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_document" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"work_date" date NOT NULL,
	"time_from" varchar(5) NOT NULL,
	"time_to" varchar(5) NOT NULL,
	"rest_min" integer DEFAULT 0 NOT NULL,
	"hours" numeric(4, 2),
	"kind" text NOT NULL,
	"rate" numeric(3, 1),
	"comp" text NOT NULL,
	"reason" varchar(200) NOT NULL,
	"actual_from" varchar(5),
	"actual_to" varchar(5),
	"amount" bigint,
	"close_month" varchar(7),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extra_pay_rest_min_bounds" CHECK ("extra_pay"."rest_min" >= 0 and "extra_pay"."rest_min" <= 600)
);
--> statement-breakpoint
CREATE TABLE "extra_pay_rate" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_position" bigint,
	"date_from" date NOT NULL,
	"hourly" bigint NOT NULL,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extra_pay_rate_position_date_from_unique" UNIQUE NULLS NOT DISTINCT("idx_position","date_from")
);
--> statement-breakpoint
CREATE TABLE "form_favourite" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" varchar(10) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "form_favourite_staff_kind_unique" UNIQUE NULLS NOT DISTINCT("idx_staff","kind")
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"hdate" date NOT NULL,
	"name" varchar(60) NOT NULL,
	"kind" text NOT NULL,
	"half" text DEFAULT 'full' NOT NULL,
	"idx_sector" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leadership_apply" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"motive" varchar(1000) NOT NULL,
	"career" varchar(1000),
	"idx_recommender" bigint,
	"files" bigint[],
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leadership_apply_round_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_round","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "leadership_round" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"year" integer NOT NULL,
	"body" text,
	"apply_from" date NOT NULL,
	"apply_to" date NOT NULL,
	"capacity" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leadership_round_year_bounds" CHECK ("leadership_round"."year" >= 2000 and "leadership_round"."year" <= 2100),
	CONSTRAINT "leadership_round_capacity_bounds" CHECK ("leadership_round"."capacity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "leave_advance" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"days" numeric(5, 2) NOT NULL,
	"memo" varchar(300) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_advance_idx_staff_unique" UNIQUE("idx_staff")
);
--> statement-breakpoint
CREATE TABLE "leave_notice" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"step" text NOT NULL,
	"remain" numeric(5, 2) NOT NULL,
	"valid_to" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"plan" jsonb,
	"deadline" date NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_notice_staff_step_valid_to_unique" UNIQUE NULLS NOT DISTINCT("idx_staff","step","valid_to")
);
--> statement-breakpoint
CREATE TABLE "leave_policy" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"basis" text DEFAULT 'fiscal' NOT NULL,
	"carry_most" numeric(4, 2) DEFAULT 0 NOT NULL,
	"carry_months" integer DEFAULT 3 NOT NULL,
	"home_per_week" integer DEFAULT 2 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_policy_carry_months_bounds" CHECK ("leave_policy"."carry_months" >= 1 and "leave_policy"."carry_months" <= 12),
	CONSTRAINT "leave_policy_home_per_week_bounds" CHECK ("leave_policy"."home_per_week" >= 0 and "leave_policy"."home_per_week" <= 7)
);
--> statement-breakpoint
CREATE TABLE "line_template" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_owner" bigint NOT NULL,
	"name" varchar(40) NOT NULL,
	"steps" jsonb NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_doc" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"folder" varchar(100) NOT NULL,
	"version" varchar(20) NOT NULL,
	"effective_date" date NOT NULL,
	"idx_owner_team" bigint NOT NULL,
	"idx_prev" bigint,
	"review_due" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "manual_doc_idx_post_unique" UNIQUE("idx_post")
);
--> statement-breakpoint
CREATE TABLE "media_post" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"kind" text NOT NULL,
	"thumbnail" bigint NOT NULL,
	"video_url" varchar(300),
	"album" bigint[],
	"play_count" integer DEFAULT 0 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_post_idx_post_unique" UNIQUE("idx_post")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(200) NOT NULL,
	"link" varchar(300),
	"read_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"is_anon" boolean DEFAULT false NOT NULL,
	"idx_parent" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "post_like_post_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_post","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "post_read" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_post" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "post_read_post_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_post","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"settings" jsonb NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "preference_idx_staff_unique" UNIQUE("idx_staff")
);
--> statement-breakpoint
CREATE TABLE "recruit_req" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint NOT NULL,
	"idx_document" bigint NOT NULL,
	"job" varchar(80) NOT NULL,
	"headcount" integer NOT NULL,
	"employ_type" text NOT NULL,
	"reason" text NOT NULL,
	"jd" text NOT NULL,
	"skills" varchar,
	"salary_band" varchar(60),
	"need_by" date NOT NULL,
	"idx_hr_owner" bigint,
	"posting_url" varchar(300),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recruit_req_headcount_bounds" CHECK ("recruit_req"."headcount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "retire" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_document" bigint,
	"apply_date" date NOT NULL,
	"last_work_date" date,
	"retire_date" date NOT NULL,
	"reason" text NOT NULL,
	"detail" varchar,
	"interview_at" date,
	"idx_interviewer" bigint,
	"interview_note" varchar,
	"checklist" jsonb,
	"rehire_ok" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'recv' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "retire_idx_staff_unique" UNIQUE("idx_staff")
);
--> statement-breakpoint
CREATE TABLE "sales_plan" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_customer" bigint NOT NULL,
	"idx_smp" bigint,
	"contract_name" varchar(150) NOT NULL,
	"month" varchar(7) NOT NULL,
	"amount" bigint NOT NULL,
	"idx_owner" bigint NOT NULL,
	"idx_publish" bigint,
	"carry_reason" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_publish" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_document" bigint,
	"idx_customer" bigint NOT NULL,
	"biz_no" varchar(10) NOT NULL,
	"ceo_name" varchar(40),
	"tax_email" varchar(120) NOT NULL,
	"contract_name" varchar(150) NOT NULL,
	"idx_smp" bigint,
	"idx_owner" bigint NOT NULL,
	"tax_kind" text NOT NULL,
	"issue_kind" text DEFAULT 'normal' NOT NULL,
	"fix_reason" varchar(200),
	"supply" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"issue_date" date NOT NULL,
	"plan_pay_date" date,
	"pay_method" text,
	"publish_no" varchar(40),
	"published_at" timestamp with time zone,
	"idx_origin" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"memo" varchar,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_publish_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_publish" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item_date" date,
	"item" varchar(100) NOT NULL,
	"spec" varchar(60),
	"qty" numeric(10, 2) DEFAULT 1 NOT NULL,
	"unit_price" bigint,
	"supply" bigint NOT NULL,
	"vat" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_receipt" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_publish" bigint NOT NULL,
	"paid_at" date NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_target" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_team" bigint NOT NULL,
	"month" varchar(7) NOT NULL,
	"amount" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_target_team_month_unique" UNIQUE NULLS NOT DISTINCT("idx_team","month")
);
--> statement-breakpoint
CREATE TABLE "seal_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"seal" text NOT NULL,
	"purpose" varchar(150) NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"used_at" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "seal_log_copies_bounds" CHECK ("seal_log"."copies" >= 1)
);
--> statement-breakpoint
CREATE TABLE "smp" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(150) NOT NULL,
	"idx_customer" bigint NOT NULL,
	"product" text NOT NULL,
	"stage" text DEFAULT 's1' NOT NULL,
	"prob" integer,
	"amount" bigint NOT NULL,
	"expect_date" date NOT NULL,
	"period_from" date,
	"period_to" date,
	"competitor" varchar(100),
	"idx_owner" bigint NOT NULL,
	"lost_reason" varchar(200),
	"next_action" varchar(200),
	"next_at" date,
	"files" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "smp_prob_bounds" CHECK ("smp"."prob" >= 0 and "smp"."prob" <= 100)
);
--> statement-breakpoint
CREATE TABLE "status_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"entity" varchar(40) NOT NULL,
	"entity_idx" integer NOT NULL,
	"from_status" varchar(20),
	"to_status" varchar(20) NOT NULL,
	"idx_staff" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"memo" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"place" varchar(80),
	"equipment" text[],
	"open_from" varchar(5) DEFAULT '08:00' NOT NULL,
	"open_to" varchar(5) DEFAULT '22:00' NOT NULL,
	"min_minutes" integer DEFAULT 30 NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "studio_min_minutes_bounds" CHECK ("studio"."min_minutes" >= 10 and "studio"."min_minutes" <= 480)
);
--> statement-breakpoint
CREATE TABLE "studio_booking" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_booking" bigint NOT NULL,
	"kind" text NOT NULL,
	"idx_producer" bigint NOT NULL,
	"equipment" text[],
	"crew" text[],
	"idx_elearning" bigint,
	"reject_reason" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "studio_booking_idx_booking_unique" UNIQUE("idx_booking")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(150) NOT NULL,
	"content" text,
	"kind" text DEFAULT 'task' NOT NULL,
	"priority" text DEFAULT 'mid' NOT NULL,
	"idx_requester" bigint NOT NULL,
	"start_date" date,
	"due" date NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"idx_parent" bigint,
	"checklist" jsonb,
	"tags" text[],
	"idx_document" bigint,
	"repeat_rule" text,
	"repeat_to" date,
	"files" bigint[],
	"is_private" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'todo' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "task_progress_bounds" CHECK ("task"."progress" >= 0 and "task"."progress" <= 100)
);
--> statement-breakpoint
CREATE TABLE "task_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_task" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_member" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_task" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"role" text DEFAULT 'assignee' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telecommuting" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"unit" text DEFAULT 'day' NOT NULL,
	"place" text NOT NULL,
	"address" varchar(200),
	"contact" varchar(20) NOT NULL,
	"plan" varchar(2000) NOT NULL,
	"report" varchar(2000),
	"in_at" timestamp with time zone,
	"out_at" timestamp with time zone,
	"days" numeric(5, 2) DEFAULT 0 NOT NULL,
	"idx_document" bigint,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacation" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"idx_type" bigint NOT NULL,
	"during" "tstzrange" NOT NULL,
	"days" numeric(5, 2) NOT NULL,
	"shares" jsonb NOT NULL,
	"reason" varchar(500),
	"idx_sub_staff" bigint,
	"contact" varchar(20),
	"files" bigint[],
	"idx_document" bigint,
	"idx_decider" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacation_type" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"code" varchar(20) NOT NULL,
	"name" varchar(40) NOT NULL,
	"unit" text NOT NULL,
	"deduct" numeric(3, 2) NOT NULL,
	"paid" boolean DEFAULT true NOT NULL,
	"evidence_required" boolean DEFAULT false NOT NULL,
	"max_days" numeric(5, 1),
	"uses_ledger" boolean DEFAULT true NOT NULL,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"plate_no" varchar(20) NOT NULL,
	"model" varchar(60) NOT NULL,
	"year" integer,
	"fuel" text NOT NULL,
	"seats" integer,
	"odometer" integer NOT NULL,
	"insurance_to" date,
	"inspect_to" date,
	"park_place" varchar(80),
	"status" text DEFAULT 'ok' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_seats_bounds" CHECK ("vehicle"."seats" >= 1 and "vehicle"."seats" <= 60),
	CONSTRAINT "vehicle_odometer_bounds" CHECK ("vehicle"."odometer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_booking" bigint NOT NULL,
	"idx_vehicle" bigint NOT NULL,
	"idx_driver" bigint NOT NULL,
	"use_date" date NOT NULL,
	"companions" text[],
	"purpose" text NOT NULL,
	"dest" varchar(150) NOT NULL,
	"odo_before" integer NOT NULL,
	"odo_after" integer NOT NULL,
	"km" integer,
	"commute_km" integer DEFAULT 0 NOT NULL,
	"business_km" integer,
	"fuel_cost" bigint,
	"toll" bigint,
	"park_cost" bigint,
	"receipt" bigint[],
	"note" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_log_odo_before_bounds" CHECK ("vehicle_log"."odo_before" >= 0),
	CONSTRAINT "vehicle_log_odo_after_bounds" CHECK ("vehicle_log"."odo_after" >= 0),
	CONSTRAINT "vehicle_log_commute_km_bounds" CHECK ("vehicle_log"."commute_km" >= 0)
);
--> statement-breakpoint
DROP INDEX "doc_step_staff_status_index";--> statement-breakpoint
DROP INDEX "doc_step_acted_by_index";--> statement-breakpoint
DROP INDEX "doc_step_team_index";--> statement-breakpoint
DROP INDEX "document_drafter_status_index";--> statement-breakpoint
ALTER TABLE "post" ALTER COLUMN "category" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD COLUMN "idx_task" bigint;--> statement-breakpoint
ALTER TABLE "doc_step" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "doc_step" ADD COLUMN "turn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "draft_line" jsonb;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "idx_course" bigint;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD COLUMN "idx_vacation" bigint;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD COLUMN "ref" varchar(40);--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_idx_user_staff_idx_fk" FOREIGN KEY ("idx_user") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_booker_staff_idx_fk" FOREIGN KEY ("idx_booker") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_driver_staff_idx_fk" FOREIGN KEY ("idx_driver") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_trip" ADD CONSTRAINT "business_trip_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_trip" ADD CONSTRAINT "business_trip_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_trip" ADD CONSTRAINT "business_trip_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceo_message" ADD CONSTRAINT "ceo_message_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_idx_sub_owner_staff_idx_fk" FOREIGN KEY ("idx_sub_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegation" ADD CONSTRAINT "delegation_idx_delegate_staff_idx_fk" FOREIGN KEY ("idx_delegate") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_comment" ADD CONSTRAINT "doc_comment_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_comment" ADD CONSTRAINT "doc_comment_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_revision" ADD CONSTRAINT "doc_revision_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning" ADD CONSTRAINT "elearning_idx_producer_staff_idx_fk" FOREIGN KEY ("idx_producer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_idx_source_doc_document_idx_fk" FOREIGN KEY ("idx_source_doc") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_budget" ADD CONSTRAINT "expense_budget_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_item" ADD CONSTRAINT "expense_item_idx_expense_expense_idx_fk" FOREIGN KEY ("idx_expense") REFERENCES "public"."expense"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_item" ADD CONSTRAINT "expense_item_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_log" ADD CONSTRAINT "export_log_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_pay_rate" ADD CONSTRAINT "extra_pay_rate_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_favourite" ADD CONSTRAINT "form_favourite_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_round_leadership_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."leadership_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_recommender_staff_idx_fk" FOREIGN KEY ("idx_recommender") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_advance" ADD CONSTRAINT "leave_advance_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_notice" ADD CONSTRAINT "leave_notice_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_template" ADD CONSTRAINT "line_template_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_owner_team_team_idx_fk" FOREIGN KEY ("idx_owner_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_prev_manual_doc_idx_fk" FOREIGN KEY ("idx_prev") REFERENCES "public"."manual_doc"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_post" ADD CONSTRAINT "media_post_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_idx_parent_post_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."post_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_req" ADD CONSTRAINT "recruit_req_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_req" ADD CONSTRAINT "recruit_req_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruit_req" ADD CONSTRAINT "recruit_req_idx_hr_owner_staff_idx_fk" FOREIGN KEY ("idx_hr_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire" ADD CONSTRAINT "retire_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire" ADD CONSTRAINT "retire_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire" ADD CONSTRAINT "retire_idx_interviewer_staff_idx_fk" FOREIGN KEY ("idx_interviewer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_plan" ADD CONSTRAINT "sales_plan_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_plan" ADD CONSTRAINT "sales_plan_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_plan" ADD CONSTRAINT "sales_plan_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_plan" ADD CONSTRAINT "sales_plan_idx_publish_sales_publish_idx_fk" FOREIGN KEY ("idx_publish") REFERENCES "public"."sales_publish"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_origin_sales_publish_idx_fk" FOREIGN KEY ("idx_origin") REFERENCES "public"."sales_publish"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish_item" ADD CONSTRAINT "sales_publish_item_idx_publish_sales_publish_idx_fk" FOREIGN KEY ("idx_publish") REFERENCES "public"."sales_publish"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_receipt" ADD CONSTRAINT "sales_receipt_idx_publish_sales_publish_idx_fk" FOREIGN KEY ("idx_publish") REFERENCES "public"."sales_publish"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_target" ADD CONSTRAINT "sales_target_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_log" ADD CONSTRAINT "seal_log_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_log" ADD CONSTRAINT "status_log_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_producer_staff_idx_fk" FOREIGN KEY ("idx_producer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_elearning_elearning_idx_fk" FOREIGN KEY ("idx_elearning") REFERENCES "public"."elearning"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_requester_staff_idx_fk" FOREIGN KEY ("idx_requester") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_parent_task_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comment" ADD CONSTRAINT "task_comment_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_member" ADD CONSTRAINT "task_member_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_member" ADD CONSTRAINT "task_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telecommuting" ADD CONSTRAINT "telecommuting_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telecommuting" ADD CONSTRAINT "telecommuting_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_idx_type_vacation_type_idx_fk" FOREIGN KEY ("idx_type") REFERENCES "public"."vacation_type"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_idx_sub_staff_staff_idx_fk" FOREIGN KEY ("idx_sub_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_idx_decider_staff_idx_fk" FOREIGN KEY ("idx_decider") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_vehicle_vehicle_idx_fk" FOREIGN KEY ("idx_vehicle") REFERENCES "public"."vehicle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_driver_staff_idx_fk" FOREIGN KEY ("idx_driver") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_user_index" ON "asset" USING btree ("idx_user");--> statement-breakpoint
CREATE INDEX "asset_document_index" ON "asset" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "booking_series_idx_index" ON "booking" USING btree ("series_idx");--> statement-breakpoint
CREATE INDEX "booking_idx_writer_list" ON "booking" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "booking_idx_booker_list" ON "booking" USING btree ("idx_booker");--> statement-breakpoint
CREATE INDEX "business_trip_staff_index" ON "business_trip" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "business_trip_document_index" ON "business_trip" USING btree ("idx_document");--> statement-breakpoint
CREATE UNIQUE INDEX "classroom_name_unique" ON "classroom" USING btree ("name") WHERE "classroom"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "customer_name_index" ON "customer" USING btree ("name");--> statement-breakpoint
CREATE INDEX "customer_owner_index" ON "customer" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "delegation_delegate_date_to_index" ON "delegation" USING btree ("idx_delegate","date_to");--> statement-breakpoint
CREATE INDEX "delegation_staff_index" ON "delegation" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "doc_comment_document_index" ON "doc_comment" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "edu_course_start_at_index" ON "edu_course" USING btree ("start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "elearning_code_unique" ON "elearning" USING btree ("code") WHERE "elearning"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "elearning_status_open_date_index" ON "elearning" USING btree ("status","open_date");--> statement-breakpoint
CREATE INDEX "elearning_contract_to_index" ON "elearning" USING btree ("contract_to");--> statement-breakpoint
CREATE INDEX "elearning_category_idx_list" ON "elearning" USING btree ("category","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "elearning_status_idx_list" ON "elearning" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "elearning_idx_producer_idx_list" ON "elearning" USING btree ("idx_producer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "elearning_idx_writer_list" ON "elearning" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "elearning_idx_team_list" ON "elearning" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "elearning_idx_office_list" ON "elearning" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "expense_document_index" ON "expense" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "expense_staff_index" ON "expense" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "expense_pay_status_index" ON "expense" USING btree ("pay_status");--> statement-breakpoint
CREATE INDEX "expense_item_expense_index" ON "expense_item" USING btree ("idx_expense");--> statement-breakpoint
CREATE INDEX "expense_item_use_date_index" ON "expense_item" USING btree ("use_date");--> statement-breakpoint
CREATE INDEX "export_log_at_index" ON "export_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "extra_pay_document_index" ON "extra_pay" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "extra_pay_staff_work_date_index" ON "extra_pay" USING btree ("idx_staff","work_date");--> statement-breakpoint
CREATE INDEX "extra_pay_work_date_index" ON "extra_pay" USING btree ("work_date");--> statement-breakpoint
CREATE INDEX "holiday_hdate_index" ON "holiday" USING btree ("hdate");--> statement-breakpoint
CREATE INDEX "holiday_hdate_idx_list" ON "holiday" USING btree ("hdate","idx");--> statement-breakpoint
CREATE INDEX "holiday_kind_hdate_idx_list" ON "holiday" USING btree ("kind","hdate","idx");--> statement-breakpoint
CREATE INDEX "holiday_idx_sector_hdate_idx_list" ON "holiday" USING btree ("idx_sector","hdate","idx");--> statement-breakpoint
CREATE INDEX "line_template_owner_index" ON "line_template" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "manual_doc_folder_index" ON "manual_doc" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "manual_doc_prev_index" ON "manual_doc" USING btree ("idx_prev");--> statement-breakpoint
CREATE INDEX "notification_staff_wdate_index" ON "notification" USING btree ("idx_staff","wdate");--> statement-breakpoint
CREATE INDEX "post_comment_post_index" ON "post_comment" USING btree ("idx_post");--> statement-breakpoint
CREATE INDEX "post_read_staff_index" ON "post_read" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "recruit_req_document_index" ON "recruit_req" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "sales_plan_month_index" ON "sales_plan" USING btree ("month");--> statement-breakpoint
CREATE INDEX "sales_plan_owner_index" ON "sales_plan" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "sales_publish_document_index" ON "sales_publish" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "sales_publish_issue_date_index" ON "sales_publish" USING btree ("issue_date");--> statement-breakpoint
CREATE INDEX "sales_publish_customer_index" ON "sales_publish" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "sales_publish_owner_index" ON "sales_publish" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "sales_publish_status_index" ON "sales_publish" USING btree ("status");--> statement-breakpoint
CREATE INDEX "sales_publish_origin_index" ON "sales_publish" USING btree ("idx_origin");--> statement-breakpoint
CREATE INDEX "sales_publish_item_publish_index" ON "sales_publish_item" USING btree ("idx_publish");--> statement-breakpoint
CREATE INDEX "sales_receipt_publish_index" ON "sales_receipt" USING btree ("idx_publish");--> statement-breakpoint
CREATE INDEX "seal_log_document_index" ON "seal_log" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "smp_customer_index" ON "smp" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "smp_owner_index" ON "smp" USING btree ("idx_owner");--> statement-breakpoint
CREATE INDEX "status_log_entity_entity_idx_index" ON "status_log" USING btree ("entity","entity_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_name_unique" ON "studio" USING btree ("name") WHERE "studio"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "task_parent_index" ON "task" USING btree ("idx_parent");--> statement-breakpoint
CREATE INDEX "task_is_closed_due_idx_list" ON "task" USING btree ("is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_requester_is_closed_due_idx_list" ON "task" USING btree ("idx_requester","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_team_is_closed_due_idx_list" ON "task" USING btree ("idx_team","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_office_is_closed_due_idx_list" ON "task" USING btree ("idx_office","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_status_is_closed_due_idx_list" ON "task" USING btree ("status","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_priority_is_closed_due_idx_list" ON "task" USING btree ("priority","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_kind_is_closed_due_idx_list" ON "task" USING btree ("kind","is_closed","due","idx");--> statement-breakpoint
CREATE INDEX "task_idx_writer_list" ON "task" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "task_due_list" ON "task" USING btree ("due");--> statement-breakpoint
CREATE INDEX "task_comment_task_index" ON "task_comment" USING btree ("idx_task");--> statement-breakpoint
CREATE INDEX "task_member_task_index" ON "task_member" USING btree ("idx_task");--> statement-breakpoint
CREATE INDEX "task_member_staff_role_task_deleted_at_index" ON "task_member" USING btree ("idx_staff","role","idx_task","deleted_at");--> statement-breakpoint
CREATE INDEX "telecommuting_staff_status_index" ON "telecommuting" USING btree ("idx_staff","status");--> statement-breakpoint
CREATE INDEX "telecommuting_date_from_date_to_index" ON "telecommuting" USING btree ("date_from","date_to");--> statement-breakpoint
CREATE INDEX "telecommuting_document_index" ON "telecommuting" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "telecommuting_date_from_idx_list" ON "telecommuting" USING btree ("date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_writer_date_from_idx_list" ON "telecommuting" USING btree ("idx_writer","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_staff_date_from_idx_list" ON "telecommuting" USING btree ("idx_staff","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_team_date_from_idx_list" ON "telecommuting" USING btree ("idx_team","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_idx_office_date_from_idx_list" ON "telecommuting" USING btree ("idx_office","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telecommuting_status_date_from_idx_list" ON "telecommuting" USING btree ("status","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_staff_status_index" ON "vacation" USING btree ("idx_staff","status");--> statement-breakpoint
CREATE INDEX "vacation_document_index" ON "vacation" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "vacation_during_idx_list" ON "vacation" USING btree ("during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_writer_during_idx_list" ON "vacation" USING btree ("idx_writer","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_staff_during_idx_list" ON "vacation" USING btree ("idx_staff","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_type_during_idx_list" ON "vacation" USING btree ("idx_type","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_status_during_idx_list" ON "vacation" USING btree ("status","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_idx_type_idx_list" ON "vacation" USING btree ("idx_type","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacation_status_idx_list" ON "vacation" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "vacation_type_code_unique" ON "vacation_type" USING btree ("code") WHERE "vacation_type"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_plate_no_unique" ON "vehicle" USING btree ("plate_no") WHERE "vehicle"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_log_vehicle_use_date_index" ON "vehicle_log" USING btree ("idx_vehicle","use_date");--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD CONSTRAINT "doc_inbox_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_record" ADD CONSTRAINT "edu_record_idx_course_edu_course_idx_fk" FOREIGN KEY ("idx_course") REFERENCES "public"."edu_course"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_idx_vacation_vacation_idx_fk" FOREIGN KEY ("idx_vacation") REFERENCES "public"."vacation"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doc_step_staff_status_submitted_at_index" ON "doc_step" USING btree ("idx_staff","status","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_staff_role_submitted_at_index" ON "doc_step" USING btree ("idx_staff","role","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_acted_by_submitted_at_index" ON "doc_step" USING btree ("idx_acted_by","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_team_role_submitted_at_index" ON "doc_step" USING btree ("idx_team","role","submitted_at");--> statement-breakpoint
CREATE INDEX "document_drafter_status_submitted_at_index" ON "document" USING btree ("idx_drafter","status","submitted_at");--> statement-breakpoint
CREATE INDEX "document_kind_status_index" ON "document" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "document_status_submitted_at_index" ON "document" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "document_office_submitted_at_index" ON "document" USING btree ("idx_office","submitted_at");--> statement-breakpoint
CREATE INDEX "document_submitted_at_index" ON "document" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "document_parent_index" ON "document" USING btree ("idx_parent");--> statement-breakpoint
CREATE INDEX "edu_record_course_index" ON "edu_record" USING btree ("idx_course");--> statement-breakpoint
CREATE INDEX "leave_ledger_vacation_index" ON "leave_ledger" USING btree ("idx_vacation");--> statement-breakpoint
CREATE INDEX "leave_ledger_wdate_idx_list" ON "leave_ledger" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_ledger_kind_wdate_idx_list" ON "leave_ledger" USING btree ("kind","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_ledger_idx_staff_wdate_idx_list" ON "leave_ledger" USING btree ("idx_staff","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_is_pinned_idx_list" ON "post" USING btree ("board","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_board_category_is_pinned_idx_list" ON "post" USING btree ("board","category","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_idx_writer_list" ON "post" USING btree ("idx_writer");