CREATE TABLE "mail" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"to_addr" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"wdate" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"error" text,
	"sent_at" timestamp with time zone,
	"status" text DEFAULT 'wait' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_call" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_contract" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "elearning_customer" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_elearning" bigint NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_contract" bigint,
	"date_from" date NOT NULL,
	"date_to" date,
	"seats" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "elearning_customer_seats_bounds" CHECK ("elearning_customer"."seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "interview_eval" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_interview" bigint NOT NULL,
	"idx_applicant" bigint NOT NULL,
	"idx_interviewer" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"skill" integer,
	"attitude" integer,
	"fit" integer,
	"score" numeric(2, 1),
	"decision" text,
	"comment" varchar(2000),
	"submitted_at" timestamp with time zone,
	"open_until" date,
	"status" text DEFAULT 'open' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interview_eval_skill_bounds" CHECK ("interview_eval"."skill" >= 1 and "interview_eval"."skill" <= 5),
	CONSTRAINT "interview_eval_attitude_bounds" CHECK ("interview_eval"."attitude" >= 1 and "interview_eval"."attitude" <= 5),
	CONSTRAINT "interview_eval_fit_bounds" CHECK ("interview_eval"."fit" >= 1 and "interview_eval"."fit" <= 5)
);
--> statement-breakpoint
CREATE TABLE "quote_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_quote" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_change_req" ALTER COLUMN "old_value" SET DATA TYPE varchar(1000);--> statement-breakpoint
ALTER TABLE "staff_change_req" ALTER COLUMN "new_value" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_report" ADD COLUMN "idx_expense" bigint;--> statement-breakpoint
ALTER TABLE "er_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "er_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "job" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "idx_classroom" bigint;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "idx_booking" bigint;--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "status" text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD COLUMN "first_task" varchar(50) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD COLUMN "first_team" varchar(50) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD COLUMN "idx_wished_office" bigint;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD COLUMN "idx_wished_team" bigint;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "mentions" bigint[];--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "mentions" bigint[];--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_school" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_degree" text;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_major" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_from_month" varchar(7);--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_to_month" varchar(7);--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_school_state" text;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_company" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_dept" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_title" varchar(60) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_date_from" date;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_date_to" date;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_career_duty" varchar(1000);--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_name" varchar(100) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_issuer" varchar(80) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_score" varchar(30) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_cert_no" varchar(60) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_got_date" date;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_cert_expire_date" date;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_family_relation" text;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_family_name" varchar(40) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_family_birth" date;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "staff_family_is_dependent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_order" ADD COLUMN "idx_rotation" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "call_comment" ADD CONSTRAINT "call_comment_idx_call_call_log_idx_fk" FOREIGN KEY ("idx_call") REFERENCES "public"."call_log"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_comment" ADD CONSTRAINT "call_comment_idx_parent_call_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."call_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_comment" ADD CONSTRAINT "contract_comment_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_comment" ADD CONSTRAINT "contract_comment_idx_parent_contract_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."contract_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_elearning_elearning_idx_fk" FOREIGN KEY ("idx_elearning") REFERENCES "public"."elearning"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_eval" ADD CONSTRAINT "interview_eval_idx_interview_interview_idx_fk" FOREIGN KEY ("idx_interview") REFERENCES "public"."interview"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_eval" ADD CONSTRAINT "interview_eval_idx_applicant_applicant_idx_fk" FOREIGN KEY ("idx_applicant") REFERENCES "public"."applicant"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_eval" ADD CONSTRAINT "interview_eval_idx_interviewer_staff_idx_fk" FOREIGN KEY ("idx_interviewer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_idx_quote_quote_idx_fk" FOREIGN KEY ("idx_quote") REFERENCES "public"."quote"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_idx_parent_quote_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."quote_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_status_next_at_index" ON "mail" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "mail_wdate_index" ON "mail" USING btree ("wdate");--> statement-breakpoint
CREATE INDEX "call_comment_call_index" ON "call_comment" USING btree ("idx_call");--> statement-breakpoint
CREATE INDEX "contract_comment_contract_index" ON "contract_comment" USING btree ("idx_contract");--> statement-breakpoint
CREATE UNIQUE INDEX "elearning_customer_elearning_customer_date_from_unique" ON "elearning_customer" USING btree ("idx_elearning","idx_customer","date_from") WHERE "elearning_customer"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "elearning_customer_customer_index" ON "elearning_customer" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "elearning_customer_contract_index" ON "elearning_customer" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "elearning_customer_date_to_list" ON "elearning_customer" USING btree ("date_to");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_eval_interview_interviewer_unique" ON "interview_eval" USING btree ("idx_interview","idx_interviewer") WHERE "interview_eval"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "interview_eval_applicant_index" ON "interview_eval" USING btree ("idx_applicant");--> statement-breakpoint
CREATE INDEX "interview_eval_interviewer_index" ON "interview_eval" USING btree ("idx_interviewer");--> statement-breakpoint
CREATE INDEX "interview_eval_starts_at_list" ON "interview_eval" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "quote_comment_quote_index" ON "quote_comment" USING btree ("idx_quote");--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_expense_expense_idx_fk" FOREIGN KEY ("idx_expense") REFERENCES "public"."expense"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_comment" ADD CONSTRAINT "er_comment_idx_parent_er_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."er_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_idx_classroom_classroom_idx_fk" FOREIGN KEY ("idx_classroom") REFERENCES "public"."classroom"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD CONSTRAINT "jr_applicant_idx_wished_office_office_idx_fk" FOREIGN KEY ("idx_wished_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD CONSTRAINT "jr_applicant_idx_wished_team_team_idx_fk" FOREIGN KEY ("idx_wished_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD CONSTRAINT "kpi_comment_idx_parent_kpi_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."kpi_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD CONSTRAINT "mc_comment_idx_parent_mc_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."mc_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD CONSTRAINT "nl_comment_idx_parent_nl_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."nl_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD CONSTRAINT "pbc_comment_idx_parent_pbc_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."pbc_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD CONSTRAINT "plan_comment_idx_parent_plan_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."plan_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_comment" ADD CONSTRAINT "research_comment_idx_parent_research_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."research_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD CONSTRAINT "smp_comment_idx_parent_smp_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."smp_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_rotation_jr_applicant_idx_fk" FOREIGN KEY ("idx_rotation") REFERENCES "public"."jr_applicant"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_idx_req_idx_list" ON "applicant" USING btree ("idx_req","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_stage_idx_list" ON "applicant" USING btree ("stage","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_source_idx_list" ON "applicant" USING btree ("source","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_name_idx_list" ON "applicant" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "applicant_applied_at_idx_list" ON "applicant" USING btree ("applied_at","idx");--> statement-breakpoint
CREATE INDEX "applicant_keep_until_idx_list" ON "applicant" USING btree ("keep_until","idx");--> statement-breakpoint
CREATE INDEX "applicant_name_words" ON "applicant" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "interview_applicant_index" ON "interview" USING btree ("idx_applicant");--> statement-breakpoint
CREATE INDEX "interview_during_idx_list" ON "interview" USING btree ("during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_idx_applicant_during_idx_list" ON "interview" USING btree ("idx_applicant","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_round_during_idx_list" ON "interview" USING btree ("round","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_status_during_idx_list" ON "interview" USING btree ("status","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_idx_classroom_during_idx_list" ON "interview" USING btree ("idx_classroom","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_during_list" ON "interview" USING btree ("during");--> statement-breakpoint
CREATE INDEX "interview_job_idx_list" ON "interview" USING btree ("job","idx");--> statement-breakpoint
CREATE INDEX "interview_place_idx_list" ON "interview" USING btree ("place","idx");--> statement-breakpoint
CREATE INDEX "jr_applicant_idx_wished_office_idx_list" ON "jr_applicant" USING btree ("idx_wished_office","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jr_applicant_idx_wished_team_idx_list" ON "jr_applicant" USING btree ("idx_wished_team","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jr_applicant_first_task_idx_list" ON "jr_applicant" USING btree ("first_task","idx");--> statement-breakpoint
CREATE INDEX "jr_applicant_first_team_idx_list" ON "jr_applicant" USING btree ("first_team","idx");--> statement-breakpoint
CREATE INDEX "staff_order_idx_rotation_list" ON "staff_order" USING btree ("idx_rotation");--> statement-breakpoint
CREATE INDEX "visit_class_run_index" ON "visit" USING btree ("idx_class_run");--> statement-breakpoint
UPDATE "interview" i SET "job" = r.job,
  "status" = CASE i.result WHEN 'plan' THEN 'plan' WHEN 'noshow' THEN 'noshow' ELSE 'done' END,
  "result" = CASE i.result WHEN 'noshow' THEN 'plan' ELSE i.result END
FROM "applicant" a JOIN "recruit_req" r ON r.idx = a.idx_req WHERE a.idx = i.idx_applicant;--> statement-breakpoint
INSERT INTO "interview_eval" ("idx_interview", "idx_applicant", "idx_interviewer", "starts_at", "idx_writer")
SELECT i.idx, i.idx_applicant, s.idx, lower(i.during), i.idx_writer FROM "interview" i JOIN "staff" s ON s.idx = any(i.interviewers)
WHERE i.deleted_at IS NULL AND i.status = 'plan';--> statement-breakpoint
UPDATE "jr_applicant" SET "first_task" = nullif("rotation_1" -> 0 ->> 'title', ''),
  "first_team" = nullif("rotation_2" -> 0 ->> 'title', ''),
  "idx_wished_office" = (SELECT o.idx FROM "office" o WHERE o.idx = ("rotation_2" -> 0 ->> 'idx_office')::bigint),
  "idx_wished_team" = (SELECT t.idx FROM "team" t WHERE t.idx = ("rotation_2" -> 0 ->> 'idx_team')::bigint);
