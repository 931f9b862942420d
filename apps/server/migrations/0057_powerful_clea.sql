CREATE TABLE "eval_cycle" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"year" integer NOT NULL,
	"half" text NOT NULL,
	"join_before" date,
	"plan_from" date NOT NULL,
	"plan_to" date NOT NULL,
	"mid_to" date,
	"self_to" date NOT NULL,
	"first_to" date NOT NULL,
	"second_to" date NOT NULL,
	"interview_to" date,
	"appeal_to" date,
	"kpi_weight" integer DEFAULT 70 NOT NULL,
	"cut_s" numeric(5, 2) DEFAULT 95 NOT NULL,
	"cut_a" numeric(5, 2) DEFAULT 88 NOT NULL,
	"cut_b" numeric(5, 2) DEFAULT 78 NOT NULL,
	"cut_c" numeric(5, 2) DEFAULT 68 NOT NULL,
	"due" date,
	"status" text DEFAULT 'ready' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "eval_cycle_kpi_weight_bounds" CHECK ("eval_cycle"."kpi_weight" >= 0 and "eval_cycle"."kpi_weight" <= 100)
);
--> statement-breakpoint
CREATE TABLE "eval_result" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(60),
	"idx_cycle" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_first_staff" bigint,
	"idx_second_staff" bigint,
	"kpi_status" text,
	"pbc_status" text,
	"kpi_score" numeric(5, 2),
	"pbc_score" numeric(5, 2),
	"total" numeric(5, 2),
	"auto_grade" text,
	"proposed_grade" text,
	"propose_reason" varchar(1000),
	"final_grade" text,
	"interview_date" date,
	"interview_note" varchar(2000),
	"opened_at" timestamp with time zone,
	"idx_opened_to" bigint,
	"appealed_at" timestamp with time zone,
	"appeal_reason" varchar(2000),
	"appeal_files" bigint[],
	"appeal_answer" varchar(2000),
	"idx_appeal_by" bigint,
	"appeal_done_at" timestamp with time zone,
	"appeal_result" text,
	"status" text DEFAULT 'open' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goal_change" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_result" bigint NOT NULL,
	"idx_kpi_sheet" bigint,
	"idx_pbc_sheet" bigint,
	"reason" varchar(1000) NOT NULL,
	"before" jsonb,
	"opinion" varchar(500),
	"idx_decider" bigint,
	"decided_at" timestamp with time zone,
	"status" text DEFAULT 'ask' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kpi_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
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
CREATE TABLE "kpi_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
	"seq" integer,
	"perspective" text NOT NULL,
	"name" varchar(100) NOT NULL,
	"formula" varchar(500) NOT NULL,
	"unit" text NOT NULL,
	"weight" integer NOT NULL,
	"target" numeric(15, 2) NOT NULL,
	"dir" text DEFAULT 'up' NOT NULL,
	"band_s" numeric(15, 2),
	"band_a" numeric(15, 2),
	"band_b" numeric(15, 2),
	"band_c" numeric(15, 2),
	"mid_result" numeric(15, 2),
	"result" numeric(15, 2),
	"self_score" numeric(5, 2),
	"first_score" numeric(5, 2),
	"second_score" numeric(5, 2),
	"self_comment" varchar(1000),
	"evaluator_comment" varchar(1000),
	"files" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kpi_item_weight_bounds" CHECK ("kpi_item"."weight" >= 5 and "kpi_item"."weight" <= 40)
);
--> statement-breakpoint
CREATE TABLE "kpi_sheet" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(80),
	"idx_result" bigint NOT NULL,
	"idx_cycle" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_first_staff" bigint,
	"idx_second_staff" bigint,
	"self_total" numeric(5, 2),
	"first_total" numeric(5, 2),
	"second_total" numeric(5, 2),
	"mid_comment" varchar(2000),
	"agreed_at" timestamp with time zone,
	"idx_opened_to" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mc_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
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
CREATE TABLE "mc_goal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
	"seq" integer,
	"goal" varchar(200) NOT NULL,
	"action" varchar(1000),
	"due" date,
	"support" varchar(300),
	"idx_kpi_item" bigint,
	"achievement" integer,
	"result" varchar(1000),
	"reason" varchar(300),
	"is_carried" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mc_goal_achievement_bounds" CHECK ("mc_goal"."achievement" >= 0 and "mc_goal"."achievement" <= 100)
);
--> statement-breakpoint
CREATE TABLE "mc_sheet" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"month" varchar(7) NOT NULL,
	"idx_leader" bigint NOT NULL,
	"asks_support" boolean DEFAULT false NOT NULL,
	"leader_goal_comment" varchar(1000),
	"one_on_one_date" date,
	"strength" varchar(1000),
	"improve" varchar(1000),
	"leader_feedback" varchar(2000),
	"condition" integer,
	"next_action" varchar(1000),
	"rate" numeric(5, 1),
	"goal_due" date,
	"review_due" date,
	"goal_at" timestamp with time zone,
	"review_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"until" date,
	"status" text DEFAULT 'none' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mc_sheet_condition_bounds" CHECK ("mc_sheet"."condition" >= 1 and "mc_sheet"."condition" <= 5)
);
--> statement-breakpoint
CREATE TABLE "pbc_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
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
CREATE TABLE "pbc_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sheet" bigint NOT NULL,
	"seq" integer,
	"section" text NOT NULL,
	"commitment" varchar(200) NOT NULL,
	"action_plan" varchar(1000) NOT NULL,
	"measure" varchar(500) NOT NULL,
	"weight" integer NOT NULL,
	"due" date,
	"idx_edu_course" bigint,
	"self_result" varchar(1000),
	"self_score" integer,
	"first_score" integer,
	"second_score" integer,
	"comment" varchar(1000),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pbc_item_weight_bounds" CHECK ("pbc_item"."weight" >= 5 and "pbc_item"."weight" <= 100),
	CONSTRAINT "pbc_item_self_score_bounds" CHECK ("pbc_item"."self_score" >= 1 and "pbc_item"."self_score" <= 5),
	CONSTRAINT "pbc_item_first_score_bounds" CHECK ("pbc_item"."first_score" >= 1 and "pbc_item"."first_score" <= 5),
	CONSTRAINT "pbc_item_second_score_bounds" CHECK ("pbc_item"."second_score" >= 1 and "pbc_item"."second_score" <= 5)
);
--> statement-breakpoint
CREATE TABLE "pbc_sheet" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(80),
	"idx_result" bigint NOT NULL,
	"idx_cycle" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_first_staff" bigint,
	"idx_second_staff" bigint,
	"self_total" numeric(5, 2),
	"first_total" numeric(5, 2),
	"second_total" numeric(5, 2),
	"mid_comment" varchar(2000),
	"agreed_at" timestamp with time zone,
	"idx_opened_to" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_cycle_eval_cycle_idx_fk" FOREIGN KEY ("idx_cycle") REFERENCES "public"."eval_cycle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_first_staff_staff_idx_fk" FOREIGN KEY ("idx_first_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_second_staff_staff_idx_fk" FOREIGN KEY ("idx_second_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_opened_to_staff_idx_fk" FOREIGN KEY ("idx_opened_to") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eval_result" ADD CONSTRAINT "eval_result_idx_appeal_by_staff_idx_fk" FOREIGN KEY ("idx_appeal_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_change" ADD CONSTRAINT "goal_change_idx_result_eval_result_idx_fk" FOREIGN KEY ("idx_result") REFERENCES "public"."eval_result"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_change" ADD CONSTRAINT "goal_change_idx_kpi_sheet_kpi_sheet_idx_fk" FOREIGN KEY ("idx_kpi_sheet") REFERENCES "public"."kpi_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_change" ADD CONSTRAINT "goal_change_idx_pbc_sheet_pbc_sheet_idx_fk" FOREIGN KEY ("idx_pbc_sheet") REFERENCES "public"."pbc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_change" ADD CONSTRAINT "goal_change_idx_decider_staff_idx_fk" FOREIGN KEY ("idx_decider") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD CONSTRAINT "kpi_comment_idx_sheet_kpi_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."kpi_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_item" ADD CONSTRAINT "kpi_item_idx_sheet_kpi_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."kpi_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_result_eval_result_idx_fk" FOREIGN KEY ("idx_result") REFERENCES "public"."eval_result"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_cycle_eval_cycle_idx_fk" FOREIGN KEY ("idx_cycle") REFERENCES "public"."eval_cycle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_first_staff_staff_idx_fk" FOREIGN KEY ("idx_first_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_second_staff_staff_idx_fk" FOREIGN KEY ("idx_second_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_sheet" ADD CONSTRAINT "kpi_sheet_idx_opened_to_staff_idx_fk" FOREIGN KEY ("idx_opened_to") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD CONSTRAINT "mc_comment_idx_sheet_mc_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."mc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_goal" ADD CONSTRAINT "mc_goal_idx_sheet_mc_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."mc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_goal" ADD CONSTRAINT "mc_goal_idx_kpi_item_kpi_item_idx_fk" FOREIGN KEY ("idx_kpi_item") REFERENCES "public"."kpi_item"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_sheet" ADD CONSTRAINT "mc_sheet_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_sheet" ADD CONSTRAINT "mc_sheet_idx_leader_staff_idx_fk" FOREIGN KEY ("idx_leader") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD CONSTRAINT "pbc_comment_idx_sheet_pbc_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."pbc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_item" ADD CONSTRAINT "pbc_item_idx_sheet_pbc_sheet_idx_fk" FOREIGN KEY ("idx_sheet") REFERENCES "public"."pbc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_item" ADD CONSTRAINT "pbc_item_idx_edu_course_edu_course_idx_fk" FOREIGN KEY ("idx_edu_course") REFERENCES "public"."edu_course"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_result_eval_result_idx_fk" FOREIGN KEY ("idx_result") REFERENCES "public"."eval_result"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_cycle_eval_cycle_idx_fk" FOREIGN KEY ("idx_cycle") REFERENCES "public"."eval_cycle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_first_staff_staff_idx_fk" FOREIGN KEY ("idx_first_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_second_staff_staff_idx_fk" FOREIGN KEY ("idx_second_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_sheet" ADD CONSTRAINT "pbc_sheet_idx_opened_to_staff_idx_fk" FOREIGN KEY ("idx_opened_to") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "eval_cycle_name_unique" ON "eval_cycle" USING btree ("name") WHERE "eval_cycle"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "eval_cycle_status_idx_list" ON "eval_cycle" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "eval_cycle_half_idx_list" ON "eval_cycle" USING btree ("half","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "eval_cycle_name_idx_list" ON "eval_cycle" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "eval_cycle_year_idx_list" ON "eval_cycle" USING btree ("year","idx");--> statement-breakpoint
CREATE INDEX "eval_cycle_due_idx_list" ON "eval_cycle" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "eval_cycle_plan_from_idx_list" ON "eval_cycle" USING btree ("plan_from","idx");--> statement-breakpoint
CREATE INDEX "eval_cycle_self_to_idx_list" ON "eval_cycle" USING btree ("self_to","idx");--> statement-breakpoint
CREATE INDEX "eval_cycle_second_to_idx_list" ON "eval_cycle" USING btree ("second_to","idx");--> statement-breakpoint
CREATE UNIQUE INDEX "eval_result_cycle_staff_unique" ON "eval_result" USING btree ("idx_cycle","idx_staff") WHERE "eval_result"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "eval_result_staff_index" ON "eval_result" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "eval_result_first_staff_index" ON "eval_result" USING btree ("idx_first_staff");--> statement-breakpoint
CREATE INDEX "eval_result_second_staff_index" ON "eval_result" USING btree ("idx_second_staff");--> statement-breakpoint
CREATE INDEX "eval_result_idx_staff_idx_status_list" ON "eval_result" USING btree ("idx_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "eval_result_idx_first_staff_idx_status_list" ON "eval_result" USING btree ("idx_first_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "eval_result_idx_second_staff_idx_status_list" ON "eval_result" USING btree ("idx_second_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "eval_result_idx_cycle_idx_list" ON "eval_result" USING btree ("idx_cycle","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "eval_result_status_idx_list" ON "eval_result" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "eval_result_idx_first_staff_kpi_status_pbc_status_proposed_grad" ON "eval_result" USING btree ("idx_first_staff","kpi_status","pbc_status","proposed_grade");--> statement-breakpoint
CREATE INDEX "eval_result_idx_second_staff_kpi_status_pbc_status_proposed_gra" ON "eval_result" USING btree ("idx_second_staff","kpi_status","pbc_status","proposed_grade");--> statement-breakpoint
CREATE INDEX "eval_result_idx_team_kpi_status_pbc_status_proposed_grade_list" ON "eval_result" USING btree ("idx_team","kpi_status","pbc_status","proposed_grade");--> statement-breakpoint
CREATE INDEX "eval_result_idx_office_kpi_status_pbc_status_proposed_grade_lis" ON "eval_result" USING btree ("idx_office","kpi_status","pbc_status","proposed_grade");--> statement-breakpoint
CREATE INDEX "eval_result_kpi_status_list" ON "eval_result" USING btree ("kpi_status");--> statement-breakpoint
CREATE INDEX "eval_result_pbc_status_list" ON "eval_result" USING btree ("pbc_status");--> statement-breakpoint
CREATE INDEX "eval_result_proposed_grade_list" ON "eval_result" USING btree ("proposed_grade");--> statement-breakpoint
CREATE INDEX "goal_change_result_index" ON "goal_change" USING btree ("idx_result");--> statement-breakpoint
CREATE INDEX "goal_change_kpi_sheet_index" ON "goal_change" USING btree ("idx_kpi_sheet");--> statement-breakpoint
CREATE INDEX "goal_change_pbc_sheet_index" ON "goal_change" USING btree ("idx_pbc_sheet");--> statement-breakpoint
CREATE INDEX "goal_change_idx_writer_idx_status_list" ON "goal_change" USING btree ("idx_writer","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "goal_change_idx_result_idx_status_list" ON "goal_change" USING btree ("idx_result","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "goal_change_status_idx_list" ON "goal_change" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "kpi_comment_sheet_index" ON "kpi_comment" USING btree ("idx_sheet");--> statement-breakpoint
CREATE INDEX "kpi_item_sheet_index" ON "kpi_item" USING btree ("idx_sheet");--> statement-breakpoint
CREATE UNIQUE INDEX "kpi_sheet_cycle_staff_unique" ON "kpi_sheet" USING btree ("idx_cycle","idx_staff") WHERE "kpi_sheet"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "kpi_sheet_staff_index" ON "kpi_sheet" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "kpi_sheet_result_index" ON "kpi_sheet" USING btree ("idx_result");--> statement-breakpoint
CREATE INDEX "kpi_sheet_first_staff_index" ON "kpi_sheet" USING btree ("idx_first_staff");--> statement-breakpoint
CREATE INDEX "kpi_sheet_second_staff_index" ON "kpi_sheet" USING btree ("idx_second_staff");--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_staff_idx_status_list" ON "kpi_sheet" USING btree ("idx_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_first_staff_idx_status_list" ON "kpi_sheet" USING btree ("idx_first_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_second_staff_idx_status_list" ON "kpi_sheet" USING btree ("idx_second_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_cycle_idx_list" ON "kpi_sheet" USING btree ("idx_cycle","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "kpi_sheet_status_idx_list" ON "kpi_sheet" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_team_list" ON "kpi_sheet" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "kpi_sheet_idx_office_list" ON "kpi_sheet" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "mc_comment_sheet_index" ON "mc_comment" USING btree ("idx_sheet");--> statement-breakpoint
CREATE INDEX "mc_goal_sheet_index" ON "mc_goal" USING btree ("idx_sheet");--> statement-breakpoint
CREATE UNIQUE INDEX "mc_sheet_staff_month_unique" ON "mc_sheet" USING btree ("idx_staff","month") WHERE "mc_sheet"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "mc_sheet_staff_index" ON "mc_sheet" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "mc_sheet_leader_index" ON "mc_sheet" USING btree ("idx_leader");--> statement-breakpoint
CREATE INDEX "mc_sheet_month_index" ON "mc_sheet" USING btree ("month");--> statement-breakpoint
CREATE INDEX "mc_sheet_month_idx_list" ON "mc_sheet" USING btree ("month" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_staff_month_idx_status_asks_support_is_late_list" ON "mc_sheet" USING btree ("idx_staff","month" DESC NULLS FIRST,"idx","status","asks_support","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_leader_month_idx_status_asks_support_is_late_list" ON "mc_sheet" USING btree ("idx_leader","month" DESC NULLS FIRST,"idx","status","asks_support","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_team_month_idx_status_asks_support_is_late_list" ON "mc_sheet" USING btree ("idx_team","month" DESC NULLS FIRST,"idx","status","asks_support","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_office_month_idx_status_asks_support_is_late_list" ON "mc_sheet" USING btree ("idx_office","month" DESC NULLS FIRST,"idx","status","asks_support","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_status_month_idx_list" ON "mc_sheet" USING btree ("status","month" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_asks_support_month_idx_list" ON "mc_sheet" USING btree ("asks_support","month" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_is_late_month_idx_list" ON "mc_sheet" USING btree ("is_late","month" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_staff_month_idx_status_is_late_list" ON "mc_sheet" USING btree ("idx_staff","month" DESC NULLS FIRST,"idx","status","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_leader_month_idx_status_is_late_list" ON "mc_sheet" USING btree ("idx_leader","month" DESC NULLS FIRST,"idx","status","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_team_month_idx_status_is_late_list" ON "mc_sheet" USING btree ("idx_team","month" DESC NULLS FIRST,"idx","status","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_idx_office_month_idx_status_is_late_list" ON "mc_sheet" USING btree ("idx_office","month" DESC NULLS FIRST,"idx","status","is_late");--> statement-breakpoint
CREATE INDEX "mc_sheet_goal_due_list" ON "mc_sheet" USING btree ("goal_due");--> statement-breakpoint
CREATE INDEX "mc_sheet_review_due_list" ON "mc_sheet" USING btree ("review_due");--> statement-breakpoint
CREATE INDEX "mc_sheet_asks_support_idx_list" ON "mc_sheet" USING btree ("asks_support","idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_goal_at_idx_list" ON "mc_sheet" USING btree ("goal_at","idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_is_late_idx_list" ON "mc_sheet" USING btree ("is_late","idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_rate_idx_list" ON "mc_sheet" USING btree ("rate","idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_condition_idx_list" ON "mc_sheet" USING btree ("condition","idx");--> statement-breakpoint
CREATE INDEX "mc_sheet_one_on_one_date_idx_list" ON "mc_sheet" USING btree ("one_on_one_date","idx");--> statement-breakpoint
CREATE INDEX "pbc_comment_sheet_index" ON "pbc_comment" USING btree ("idx_sheet");--> statement-breakpoint
CREATE INDEX "pbc_item_sheet_index" ON "pbc_item" USING btree ("idx_sheet");--> statement-breakpoint
CREATE UNIQUE INDEX "pbc_sheet_cycle_staff_unique" ON "pbc_sheet" USING btree ("idx_cycle","idx_staff") WHERE "pbc_sheet"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pbc_sheet_staff_index" ON "pbc_sheet" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "pbc_sheet_result_index" ON "pbc_sheet" USING btree ("idx_result");--> statement-breakpoint
CREATE INDEX "pbc_sheet_first_staff_index" ON "pbc_sheet" USING btree ("idx_first_staff");--> statement-breakpoint
CREATE INDEX "pbc_sheet_second_staff_index" ON "pbc_sheet" USING btree ("idx_second_staff");--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_staff_idx_status_list" ON "pbc_sheet" USING btree ("idx_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_first_staff_idx_status_list" ON "pbc_sheet" USING btree ("idx_first_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_second_staff_idx_status_list" ON "pbc_sheet" USING btree ("idx_second_staff","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_cycle_idx_list" ON "pbc_sheet" USING btree ("idx_cycle","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pbc_sheet_status_idx_list" ON "pbc_sheet" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_team_list" ON "pbc_sheet" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "pbc_sheet_idx_office_list" ON "pbc_sheet" USING btree ("idx_office");