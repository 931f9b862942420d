CREATE TABLE "mgmt_plan" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"year" integer NOT NULL,
	"period" text DEFAULT 'year' NOT NULL,
	"period_no" integer DEFAULT 1 NOT NULL,
	"title" varchar(150) NOT NULL,
	"issue" varchar(4000),
	"support" varchar(4000),
	"result_review" varchar(4000),
	"score" numeric(5, 2),
	"files" bigint[],
	"back_reason" varchar(300),
	"rev" integer DEFAULT 1 NOT NULL,
	"idx_prev" bigint,
	"is_live" boolean DEFAULT true NOT NULL,
	"idx_told_to" bigint,
	"idx_submitter" bigint,
	"confirmed_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_copy_of" bigint,
	"planned" bigint DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"rate" integer,
	"planned_cost" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"spent_rate" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mgmt_plan_period_no_bounds" CHECK ("mgmt_plan"."period_no" >= 1 and "mgmt_plan"."period_no" <= 12)
);
--> statement-breakpoint
CREATE TABLE "plan_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_plan" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_cost" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_plan" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_goal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_plan" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"goal" varchar(200) NOT NULL,
	"indicator" varchar(100),
	"target" numeric(15, 2),
	"unit" varchar(10),
	"q1" numeric(15, 2),
	"q2" numeric(15, 2),
	"q3" numeric(15, 2),
	"q4" numeric(15, 2),
	"result" numeric(15, 2),
	"progress" integer,
	"idx_owner" bigint,
	"memo" varchar(1000),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_goal_progress_bounds" CHECK ("plan_goal"."progress" >= 0 and "plan_goal"."progress" <= 100)
);
--> statement-breakpoint
CREATE TABLE "plan_month" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_plan" bigint NOT NULL,
	"month" varchar(7) NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"headcount" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_month_headcount_bounds" CHECK ("plan_month"."headcount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_prev_mgmt_plan_idx_fk" FOREIGN KEY ("idx_prev") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_told_to_office_idx_fk" FOREIGN KEY ("idx_told_to") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_submitter_staff_idx_fk" FOREIGN KEY ("idx_submitter") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mgmt_plan" ADD CONSTRAINT "mgmt_plan_idx_copy_of_mgmt_plan_idx_fk" FOREIGN KEY ("idx_copy_of") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD CONSTRAINT "plan_comment_idx_plan_mgmt_plan_idx_fk" FOREIGN KEY ("idx_plan") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_cost" ADD CONSTRAINT "plan_cost_idx_plan_mgmt_plan_idx_fk" FOREIGN KEY ("idx_plan") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_goal" ADD CONSTRAINT "plan_goal_idx_plan_mgmt_plan_idx_fk" FOREIGN KEY ("idx_plan") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_goal" ADD CONSTRAINT "plan_goal_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_month" ADD CONSTRAINT "plan_month_idx_plan_mgmt_plan_idx_fk" FOREIGN KEY ("idx_plan") REFERENCES "public"."mgmt_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mgmt_plan_year_office_index" ON "mgmt_plan" USING btree ("year","idx_office");--> statement-breakpoint
CREATE INDEX "mgmt_plan_prev_index" ON "mgmt_plan" USING btree ("idx_prev");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_year_idx_list" ON "mgmt_plan" USING btree ("is_live","year" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_idx_told_to_year_idx_period_status_list" ON "mgmt_plan" USING btree ("is_live","idx_told_to","year" DESC NULLS FIRST,"idx","period","status");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_idx_team_year_idx_period_status_list" ON "mgmt_plan" USING btree ("is_live","idx_team","year" DESC NULLS FIRST,"idx","period","status");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_idx_office_year_idx_period_status_list" ON "mgmt_plan" USING btree ("is_live","idx_office","year" DESC NULLS FIRST,"idx","period","status");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_period_year_idx_list" ON "mgmt_plan" USING btree ("is_live","period","year" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mgmt_plan_is_live_status_year_idx_list" ON "mgmt_plan" USING btree ("is_live","status","year" DESC NULLS FIRST,"idx");--> statement-breakpoint
CREATE INDEX "mgmt_plan_idx_told_to_list" ON "mgmt_plan" USING btree ("idx_told_to");--> statement-breakpoint
CREATE INDEX "mgmt_plan_idx_team_list" ON "mgmt_plan" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "mgmt_plan_idx_office_list" ON "mgmt_plan" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "mgmt_plan_title_words" ON "mgmt_plan" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "mgmt_plan_issue_words" ON "mgmt_plan" USING gin (word_pairs("issue"));--> statement-breakpoint
CREATE INDEX "plan_comment_plan_index" ON "plan_comment" USING btree ("idx_plan");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_cost_plan_account_unique" ON "plan_cost" USING btree ("idx_plan","account") WHERE "plan_cost"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_month_plan_month_unique" ON "plan_month" USING btree ("idx_plan","month") WHERE "plan_month"."deleted_at" is null;