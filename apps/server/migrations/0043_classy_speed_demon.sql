CREATE TABLE "er" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"er_no" varchar(60),
	"idx_board" bigint NOT NULL,
	"idx_category" bigint NOT NULL,
	"title" varchar(150) NOT NULL,
	"content" text NOT NULL,
	"extra" jsonb,
	"idx_requester" bigint NOT NULL,
	"idx_request_team" bigint,
	"branch" text DEFAULT 'KR' NOT NULL,
	"priority" text DEFAULT 'mid' NOT NULL,
	"want_date" date,
	"files" bigint[],
	"idx_assignee" bigint,
	"sla_days" integer,
	"sla_due" date,
	"sla_left" integer,
	"plan_date" date,
	"estimate_h" numeric(5, 1),
	"idx_task" bigint,
	"idx_dup_of" bigint,
	"recv_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"work_days" integer,
	"is_in_time" boolean,
	"reopened" integer DEFAULT 0 NOT NULL,
	"result" text,
	"rating" integer,
	"reason" varchar(300),
	"status" text DEFAULT 'req' NOT NULL,
	"phase" text,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "er_rating_bounds" CHECK ("er"."rating" >= 1 and "er"."rating" <= 5)
);
--> statement-breakpoint
CREATE TABLE "er_board" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"description" varchar(1000),
	"idx_manager" bigint NOT NULL,
	"form_fields" jsonb,
	"sla_days" integer DEFAULT 5 NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "er_board_sla_days_bounds" CHECK ("er_board"."sla_days" >= 1 and "er_board"."sla_days" <= 100)
);
--> statement-breakpoint
CREATE TABLE "er_board_member" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_board" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint,
	"role" text DEFAULT 'member' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "er_category" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_board" bigint NOT NULL,
	"name" varchar(40) NOT NULL,
	"idx_default_assignee" bigint,
	"sla_days" integer,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "er_category_sla_days_bounds" CHECK ("er_category"."sla_days" >= 1 and "er_category"."sla_days" <= 100)
);
--> statement-breakpoint
CREATE TABLE "er_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_er" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "er_member" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_er" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"role" text DEFAULT 'watcher' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_board_er_board_idx_fk" FOREIGN KEY ("idx_board") REFERENCES "public"."er_board"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_category_er_category_idx_fk" FOREIGN KEY ("idx_category") REFERENCES "public"."er_category"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_requester_staff_idx_fk" FOREIGN KEY ("idx_requester") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_request_team_team_idx_fk" FOREIGN KEY ("idx_request_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_assignee_staff_idx_fk" FOREIGN KEY ("idx_assignee") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er" ADD CONSTRAINT "er_idx_dup_of_er_idx_fk" FOREIGN KEY ("idx_dup_of") REFERENCES "public"."er"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_board" ADD CONSTRAINT "er_board_idx_manager_staff_idx_fk" FOREIGN KEY ("idx_manager") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_board_member" ADD CONSTRAINT "er_board_member_idx_board_er_board_idx_fk" FOREIGN KEY ("idx_board") REFERENCES "public"."er_board"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_board_member" ADD CONSTRAINT "er_board_member_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_board_member" ADD CONSTRAINT "er_board_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_category" ADD CONSTRAINT "er_category_idx_board_er_board_idx_fk" FOREIGN KEY ("idx_board") REFERENCES "public"."er_board"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_category" ADD CONSTRAINT "er_category_idx_default_assignee_staff_idx_fk" FOREIGN KEY ("idx_default_assignee") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_comment" ADD CONSTRAINT "er_comment_idx_er_er_idx_fk" FOREIGN KEY ("idx_er") REFERENCES "public"."er"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_member" ADD CONSTRAINT "er_member_idx_er_er_idx_fk" FOREIGN KEY ("idx_er") REFERENCES "public"."er"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_member" ADD CONSTRAINT "er_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "er_er_no_unique" ON "er" USING btree ("er_no") WHERE "er"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "er_board_phase_wdate_index" ON "er" USING btree ("idx_board","phase","wdate");--> statement-breakpoint
CREATE INDEX "er_board_status_index" ON "er" USING btree ("idx_board","status");--> statement-breakpoint
CREATE INDEX "er_category_index" ON "er" USING btree ("idx_category");--> statement-breakpoint
CREATE INDEX "er_dup_of_index" ON "er" USING btree ("idx_dup_of");--> statement-breakpoint
CREATE INDEX "er_task_index" ON "er" USING btree ("idx_task");--> statement-breakpoint
CREATE INDEX "er_phase_wdate_idx_list" ON "er" USING btree ("phase","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_phase_idx_requester_wdate_idx_status_branch_priority_list" ON "er" USING btree ("phase","idx_requester","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch","priority");--> statement-breakpoint
CREATE INDEX "er_phase_idx_assignee_wdate_idx_status_branch_priority_list" ON "er" USING btree ("phase","idx_assignee","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch","priority");--> statement-breakpoint
CREATE INDEX "er_phase_idx_board_wdate_idx_status_branch_priority_list" ON "er" USING btree ("phase","idx_board","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch","priority");--> statement-breakpoint
CREATE INDEX "er_phase_status_wdate_idx_list" ON "er" USING btree ("phase","status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_phase_idx_category_wdate_idx_list" ON "er" USING btree ("phase","idx_category","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_phase_branch_wdate_idx_list" ON "er" USING btree ("phase","branch","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_phase_priority_wdate_idx_list" ON "er" USING btree ("phase","priority","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_phase_idx_request_team_wdate_idx_list" ON "er" USING btree ("phase","idx_request_team","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_wdate_idx_list" ON "er" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_idx_requester_wdate_idx_status_branch_list" ON "er" USING btree ("idx_requester","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch");--> statement-breakpoint
CREATE INDEX "er_idx_assignee_wdate_idx_status_branch_list" ON "er" USING btree ("idx_assignee","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch");--> statement-breakpoint
CREATE INDEX "er_idx_board_wdate_idx_status_branch_list" ON "er" USING btree ("idx_board","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","branch");--> statement-breakpoint
CREATE INDEX "er_status_wdate_idx_list" ON "er" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_branch_wdate_idx_list" ON "er" USING btree ("branch","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_idx_category_wdate_idx_list" ON "er" USING btree ("idx_category","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_idx_request_team_wdate_idx_list" ON "er" USING btree ("idx_request_team","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_priority_wdate_idx_list" ON "er" USING btree ("priority","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "er_sla_due_list" ON "er" USING btree ("sla_due");--> statement-breakpoint
CREATE INDEX "er_check_at_list" ON "er" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "er_phase_er_no_idx_list" ON "er" USING btree ("phase","er_no","idx");--> statement-breakpoint
CREATE INDEX "er_phase_title_idx_list" ON "er" USING btree ("phase","title","idx");--> statement-breakpoint
CREATE INDEX "er_phase_want_date_idx_list" ON "er" USING btree ("phase","want_date","idx");--> statement-breakpoint
CREATE INDEX "er_phase_plan_date_idx_list" ON "er" USING btree ("phase","plan_date","idx");--> statement-breakpoint
CREATE INDEX "er_phase_done_at_idx_list" ON "er" USING btree ("phase","done_at","idx");--> statement-breakpoint
CREATE INDEX "er_phase_work_days_idx_list" ON "er" USING btree ("phase","work_days","idx");--> statement-breakpoint
CREATE INDEX "er_phase_rating_idx_list" ON "er" USING btree ("phase","rating","idx");--> statement-breakpoint
CREATE INDEX "er_er_no_idx_list" ON "er" USING btree ("er_no","idx");--> statement-breakpoint
CREATE INDEX "er_title_idx_list" ON "er" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "er_want_date_idx_list" ON "er" USING btree ("want_date","idx");--> statement-breakpoint
CREATE INDEX "er_plan_date_idx_list" ON "er" USING btree ("plan_date","idx");--> statement-breakpoint
CREATE INDEX "er_er_no_words" ON "er" USING gin (word_pairs("er_no"));--> statement-breakpoint
CREATE INDEX "er_title_words" ON "er" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "er_content_words" ON "er" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE INDEX "er_extra_said" ON "er" USING gin ("extra" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "er_board_name_unique" ON "er_board" USING btree ("name") WHERE "er_board"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "er_board_member_board_index" ON "er_board_member" USING btree ("idx_board");--> statement-breakpoint
CREATE INDEX "er_board_member_staff_index" ON "er_board_member" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "er_board_member_team_index" ON "er_board_member" USING btree ("idx_team");--> statement-breakpoint
CREATE UNIQUE INDEX "er_category_board_name_unique" ON "er_category" USING btree ("idx_board","name") WHERE "er_category"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "er_category_board_index" ON "er_category" USING btree ("idx_board");--> statement-breakpoint
CREATE INDEX "er_comment_er_index" ON "er_comment" USING btree ("idx_er");--> statement-breakpoint
CREATE UNIQUE INDEX "er_member_er_staff_unique" ON "er_member" USING btree ("idx_er","idx_staff") WHERE "er_member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "er_member_er_index" ON "er_member" USING btree ("idx_er");--> statement-breakpoint
CREATE INDEX "er_member_staff_index" ON "er_member" USING btree ("idx_staff");