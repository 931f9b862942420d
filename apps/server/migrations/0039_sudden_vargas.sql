CREATE TABLE "applicant" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_req" bigint NOT NULL,
	"name" varchar(40) NOT NULL,
	"email" varchar(120),
	"phone" varchar(20),
	"source" text NOT NULL,
	"idx_recommender" bigint,
	"resume" bigint,
	"consent_at" timestamp with time zone,
	"applied_at" date NOT NULL,
	"stage" text DEFAULT 'recv' NOT NULL,
	"drop_reason" varchar(200),
	"join_date" date,
	"idx_staff" bigint,
	"keep_until" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_applicant" bigint NOT NULL,
	"round" text DEFAULT 'first' NOT NULL,
	"during" "tstzrange" NOT NULL,
	"place" varchar(150),
	"online_url" varchar(300),
	"interviewers" bigint[],
	"guide" varchar(4000),
	"result" text DEFAULT 'plan' NOT NULL,
	"comment" varchar(2000),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboard_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(100) NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"idx_team" bigint,
	"idx_handler" bigint,
	"due" date NOT NULL,
	"done_at" timestamp with time zone,
	"memo" varchar(200),
	"status" text DEFAULT 'open' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onboard_item_qty_bounds" CHECK ("onboard_item"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "onboarding" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_buddy" bigint,
	"first_day" date,
	"leave_basis" text,
	"contract_to" date,
	"plan" text,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retire_handover" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_retire" bigint NOT NULL,
	"idx_staff" bigint,
	"kind" text DEFAULT 'etc' NOT NULL,
	"title" varchar(150) NOT NULL,
	"ref_entity" varchar(40),
	"ref_idx" integer,
	"idx_to_staff" bigint,
	"due" date,
	"note" varchar(2000),
	"done_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jr_applicant" DROP CONSTRAINT "jr_applicant_round_staff_unique";--> statement-breakpoint
ALTER TABLE "retire" DROP CONSTRAINT "retire_idx_staff_unique";--> statement-breakpoint
ALTER TABLE "jr_applicant" ALTER COLUMN "hr_note" SET DATA TYPE varchar(1000);--> statement-breakpoint
ALTER TABLE "recruit_req" ALTER COLUMN "idx_document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jr_applicant" ADD COLUMN "wishes" varchar;--> statement-breakpoint
ALTER TABLE "org_head" ADD COLUMN "idx_office" bigint;--> statement-breakpoint
ALTER TABLE "org_head" ADD COLUMN "idx_team" bigint;--> statement-breakpoint
ALTER TABLE "retire" ADD COLUMN "idx_successor" bigint;--> statement-breakpoint
ALTER TABLE "retire" ADD COLUMN "payout_days" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_idx_req_recruit_req_idx_fk" FOREIGN KEY ("idx_req") REFERENCES "public"."recruit_req"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_idx_recommender_staff_idx_fk" FOREIGN KEY ("idx_recommender") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_idx_applicant_applicant_idx_fk" FOREIGN KEY ("idx_applicant") REFERENCES "public"."applicant"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboard_item" ADD CONSTRAINT "onboard_item_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboard_item" ADD CONSTRAINT "onboard_item_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboard_item" ADD CONSTRAINT "onboard_item_idx_handler_staff_idx_fk" FOREIGN KEY ("idx_handler") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_idx_buddy_staff_idx_fk" FOREIGN KEY ("idx_buddy") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire_handover" ADD CONSTRAINT "retire_handover_idx_retire_retire_idx_fk" FOREIGN KEY ("idx_retire") REFERENCES "public"."retire"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire_handover" ADD CONSTRAINT "retire_handover_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire_handover" ADD CONSTRAINT "retire_handover_idx_to_staff_staff_idx_fk" FOREIGN KEY ("idx_to_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_req_stage_index" ON "applicant" USING btree ("idx_req","stage");--> statement-breakpoint
CREATE INDEX "onboard_item_staff_index" ON "onboard_item" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "onboard_item_handler_index" ON "onboard_item" USING btree ("idx_handler");--> statement-breakpoint
CREATE INDEX "onboard_item_team_index" ON "onboard_item" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "onboard_item_due_list" ON "onboard_item" USING btree ("due");--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_idx_staff_unique" ON "onboarding" USING btree ("idx_staff") WHERE "onboarding"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "retire_handover_retire_status_index" ON "retire_handover" USING btree ("idx_retire","status");--> statement-breakpoint
CREATE INDEX "retire_handover_to_staff_index" ON "retire_handover" USING btree ("idx_to_staff");--> statement-breakpoint
CREATE INDEX "retire_handover_staff_index" ON "retire_handover" USING btree ("idx_staff");--> statement-breakpoint
ALTER TABLE "org_head" ADD CONSTRAINT "org_head_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_head" ADD CONSTRAINT "org_head_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retire" ADD CONSTRAINT "retire_idx_successor_staff_idx_fk" FOREIGN KEY ("idx_successor") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jr_applicant_round_staff_unique" ON "jr_applicant" USING btree ("idx_round","idx_staff") WHERE "jr_applicant"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jr_applicant_idx_round_idx_list" ON "jr_applicant" USING btree ("idx_round","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jr_applicant_status_idx_list" ON "jr_applicant" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jr_applicant_idx_staff_idx_list" ON "jr_applicant" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jr_applicant_wdate_idx_list" ON "jr_applicant" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "org_head_unit_level_unit_idx_index" ON "org_head" USING btree ("unit_level","unit_idx");--> statement-breakpoint
CREATE INDEX "org_head_date_from_idx_list" ON "org_head" USING btree ("date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_unit_level_date_from_idx_list" ON "org_head" USING btree ("unit_level","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_idx_office_date_from_idx_list" ON "org_head" USING btree ("idx_office","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_idx_team_date_from_idx_list" ON "org_head" USING btree ("idx_team","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_idx_staff_date_from_idx_list" ON "org_head" USING btree ("idx_staff","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_is_acting_date_from_idx_list" ON "org_head" USING btree ("is_acting","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_idx_writer_date_from_idx_list" ON "org_head" USING btree ("idx_writer","date_from" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_head_date_from_list" ON "org_head" USING btree ("date_from");--> statement-breakpoint
CREATE INDEX "org_head_date_to_idx_list" ON "org_head" USING btree ("date_to","idx");--> statement-breakpoint
CREATE INDEX "org_head_is_acting_idx_list" ON "org_head" USING btree ("is_acting","idx");--> statement-breakpoint
CREATE INDEX "org_head_memo_idx_list" ON "org_head" USING btree ("memo","idx");--> statement-breakpoint
CREATE INDEX "org_head_memo_words" ON "org_head" USING gin (word_pairs("memo"));--> statement-breakpoint
CREATE INDEX "recruit_req_need_by_idx_list" ON "recruit_req" USING btree ("need_by" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_req_idx_team_need_by_idx_list" ON "recruit_req" USING btree ("idx_team","need_by" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_req_status_need_by_idx_list" ON "recruit_req" USING btree ("status","need_by" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_req_idx_hr_owner_need_by_idx_list" ON "recruit_req" USING btree ("idx_hr_owner","need_by" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruit_req_need_by_list" ON "recruit_req" USING btree ("need_by");--> statement-breakpoint
CREATE INDEX "recruit_req_job_idx_list" ON "recruit_req" USING btree ("job","idx");--> statement-breakpoint
CREATE INDEX "recruit_req_headcount_idx_list" ON "recruit_req" USING btree ("headcount","idx");--> statement-breakpoint
CREATE INDEX "recruit_req_job_words" ON "recruit_req" USING gin (word_pairs("job"));--> statement-breakpoint
CREATE INDEX "recruit_req_skills_words" ON "recruit_req" USING gin (word_pairs("skills"));--> statement-breakpoint
CREATE UNIQUE INDEX "retire_idx_staff_unique" ON "retire" USING btree ("idx_staff") WHERE "retire"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "retire_retire_date_idx_list" ON "retire" USING btree ("retire_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retire_reason_retire_date_idx_list" ON "retire" USING btree ("reason","retire_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retire_status_retire_date_idx_list" ON "retire" USING btree ("status","retire_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retire_idx_staff_retire_date_idx_list" ON "retire" USING btree ("idx_staff","retire_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retire_idx_successor_retire_date_idx_list" ON "retire" USING btree ("idx_successor","retire_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retire_retire_date_list" ON "retire" USING btree ("retire_date");