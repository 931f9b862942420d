CREATE TABLE "account" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"email" varchar(120) NOT NULL,
	"pw_hash" varchar(200) NOT NULL,
	"must_change_pw" boolean DEFAULT true NOT NULL,
	"pw_changed_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_idx_staff_unique" UNIQUE("idx_staff"),
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"token_hash" varchar(128) NOT NULL,
	"is_temp" boolean DEFAULT false NOT NULL,
	"by_link" boolean DEFAULT false NOT NULL,
	"ip" varchar(45),
	"ua" varchar(300),
	"last_seen" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "auth_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "doc_inbox" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"idx_team" bigint NOT NULL,
	"idx_handler" bigint,
	"due" date,
	"result" varchar,
	"status" text DEFAULT 'new' NOT NULL,
	"back_reason" varchar(300),
	"done_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "doc_inbox_document_team_unique" UNIQUE NULLS NOT DISTINCT("idx_document","idx_team")
);
--> statement-breakpoint
CREATE TABLE "doc_read" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "doc_read_document_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_document","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "doc_step" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_document" bigint NOT NULL,
	"rev" integer NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"idx_staff" bigint,
	"idx_team" bigint,
	"parallel_group" integer,
	"status" text DEFAULT 'wait' NOT NULL,
	"idx_acted_by" bigint,
	"acted_at" timestamp with time zone,
	"is_final" boolean DEFAULT false NOT NULL,
	"opinion" varchar,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"kind" text NOT NULL,
	"doc_no" varchar(40),
	"title" varchar(150) NOT NULL,
	"idx_drafter" bigint NOT NULL,
	"body" text,
	"data" jsonb NOT NULL,
	"amount" bigint,
	"secret" text DEFAULT 'normal' NOT NULL,
	"keep_years" text DEFAULT '5' NOT NULL,
	"idx_parent" bigint,
	"rev" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"submitted_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_doc_no_unique" UNIQUE("doc_no")
);
--> statement-breakpoint
CREATE TABLE "edu_goal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"idx_position" bigint,
	"hours" numeric(5, 1) DEFAULT 120 NOT NULL,
	"credit" numeric(5, 1),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "edu_goal_year_position_unique" UNIQUE NULLS NOT DISTINCT("year","idx_position")
);
--> statement-breakpoint
CREATE TABLE "edu_record" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"title" varchar(100) NOT NULL,
	"edu_date" date NOT NULL,
	"hours" numeric(5, 1) NOT NULL,
	"credit" numeric(4, 1) NOT NULL,
	"score" numeric(5, 1),
	"report" text,
	"status" text DEFAULT 'apply' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"entity" varchar(40) NOT NULL,
	"entity_idx" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"size" integer NOT NULL,
	"mime" varchar(80) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"content" "bytea" NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "file_size_bounds" CHECK ("file"."size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "jobrotation" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"sdate" date NOT NULL,
	"edate" date NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"notice" text,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "jobrotation_year_unique" UNIQUE("year")
);
--> statement-breakpoint
CREATE TABLE "jr_applicant" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"rotation_1" jsonb NOT NULL,
	"rotation_2" jsonb NOT NULL,
	"status" text DEFAULT 'submit' NOT NULL,
	"hr_note" varchar,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "jr_applicant_round_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_round","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "leave_ledger" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"qty" numeric(5, 2) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"memo" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"email" varchar(120) NOT NULL,
	"ok" boolean NOT NULL,
	"ip" varchar(45),
	"ua" varchar(300),
	"at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"kname" varchar(60) NOT NULL,
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
CREATE TABLE "org_head" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"unit_level" text NOT NULL,
	"unit_idx" integer NOT NULL,
	"idx_staff" bigint NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date,
	"is_acting" boolean DEFAULT false NOT NULL,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kname" varchar(40) NOT NULL,
	"type" varchar(4) DEFAULT 'H' NOT NULL,
	"sort" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"category" varchar(40),
	"title" varchar(150) NOT NULL,
	"body" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_must_read" boolean DEFAULT false NOT NULL,
	"allow_comment" boolean DEFAULT true NOT NULL,
	"open_from" timestamp with time zone,
	"open_to" timestamp with time zone,
	"target" jsonb,
	"view_count" integer DEFAULT 0 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sector" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kname" varchar(60) NOT NULL,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sector_kname_unique" UNIQUE("kname")
);
--> statement-breakpoint
CREATE TABLE "sign_in_link" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"token_hash" varchar(128) NOT NULL,
	"path" varchar(300) NOT NULL,
	"is_temp" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sign_in_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"emp_no" varchar(12) NOT NULL,
	"kname" varchar(40) NOT NULL,
	"ename" varchar(60) NOT NULL,
	"email" varchar(120) NOT NULL,
	"photo" bigint,
	"idx_position" bigint NOT NULL,
	"duty" varchar(200),
	"employ_type" text NOT NULL,
	"joinday" date NOT NULL,
	"probation_to" date,
	"status" text DEFAULT 'active' NOT NULL,
	"mp3code" varchar(10),
	"phone" varchar(20) NOT NULL,
	"phone_private" boolean DEFAULT false NOT NULL,
	"birth" date,
	"gender" text,
	"address" varchar(300),
	"emergency_name" varchar(40),
	"emergency_phone" varchar(20),
	"last_seen" timestamp with time zone,
	"seat" varchar(30),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_emp_no_unique" UNIQUE("emp_no"),
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_office" bigint NOT NULL,
	"kname" varchar(60) NOT NULL,
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
CREATE TABLE "thanks_dollar" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_from_staff" bigint NOT NULL,
	"idx_to_staff" bigint NOT NULL,
	"dollar" integer NOT NULL,
	"message" varchar(500),
	"read_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "thanks_dollar_dollar_bounds" CHECK ("thanks_dollar"."dollar" >= 1 and "thanks_dollar"."dollar" <= 500)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idx_staff" bigint,
	"action" text NOT NULL,
	"subject" text,
	"status" integer,
	"ip" text,
	"ua" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"changed" integer NOT NULL,
	CONSTRAINT "job_run_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD CONSTRAINT "doc_inbox_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD CONSTRAINT "doc_inbox_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_inbox" ADD CONSTRAINT "doc_inbox_idx_handler_staff_idx_fk" FOREIGN KEY ("idx_handler") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_read" ADD CONSTRAINT "doc_read_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_read" ADD CONSTRAINT "doc_read_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_step" ADD CONSTRAINT "doc_step_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_step" ADD CONSTRAINT "doc_step_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_step" ADD CONSTRAINT "doc_step_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doc_step" ADD CONSTRAINT "doc_step_idx_acted_by_staff_idx_fk" FOREIGN KEY ("idx_acted_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_idx_drafter_staff_idx_fk" FOREIGN KEY ("idx_drafter") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_idx_parent_document_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_goal" ADD CONSTRAINT "edu_goal_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_record" ADD CONSTRAINT "edu_record_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD CONSTRAINT "jr_applicant_idx_round_jobrotation_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."jobrotation"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD CONSTRAINT "jr_applicant_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_head" ADD CONSTRAINT "org_head_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_dollar" ADD CONSTRAINT "thanks_dollar_idx_from_staff_staff_idx_fk" FOREIGN KEY ("idx_from_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_dollar" ADD CONSTRAINT "thanks_dollar_idx_to_staff_staff_idx_fk" FOREIGN KEY ("idx_to_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doc_inbox_team_status_index" ON "doc_inbox" USING btree ("idx_team","status");--> statement-breakpoint
CREATE INDEX "doc_step_document_index" ON "doc_step" USING btree ("idx_document");--> statement-breakpoint
CREATE INDEX "doc_step_staff_status_index" ON "doc_step" USING btree ("idx_staff","status");--> statement-breakpoint
CREATE INDEX "document_drafter_status_index" ON "document" USING btree ("idx_drafter","status");--> statement-breakpoint
CREATE INDEX "edu_record_staff_edu_date_index" ON "edu_record" USING btree ("idx_staff","edu_date");--> statement-breakpoint
CREATE INDEX "file_entity_entity_idx_index" ON "file" USING btree ("entity","entity_idx");--> statement-breakpoint
CREATE INDEX "leave_ledger_staff_valid_to_index" ON "leave_ledger" USING btree ("idx_staff","valid_to");--> statement-breakpoint
CREATE INDEX "org_head_staff_index" ON "org_head" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "post_board_is_pinned_index" ON "post" USING btree ("board","is_pinned");--> statement-breakpoint
CREATE INDEX "staff_team_index" ON "staff" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "staff_office_index" ON "staff" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "thanks_dollar_from_staff_wdate_index" ON "thanks_dollar" USING btree ("idx_from_staff","wdate");--> statement-breakpoint
CREATE INDEX "thanks_dollar_to_staff_wdate_index" ON "thanks_dollar" USING btree ("idx_to_staff","wdate");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_idx_staff_at_index" ON "audit_log" USING btree ("idx_staff","at");