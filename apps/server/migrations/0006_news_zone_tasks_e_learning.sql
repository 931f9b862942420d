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
	CONSTRAINT "elearning_code_unique" UNIQUE("code"),
	CONSTRAINT "elearning_lessons_bounds" CHECK ("elearning"."lessons" >= 1 and "elearning"."lessons" <= 999),
	CONSTRAINT "elearning_enrolled_bounds" CHECK ("elearning"."enrolled" >= 0),
	CONSTRAINT "elearning_completed_bounds" CHECK ("elearning"."completed" >= 0)
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
ALTER TABLE "post" ALTER COLUMN "category" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ceo_message" ADD CONSTRAINT "ceo_message_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning" ADD CONSTRAINT "elearning_idx_producer_staff_idx_fk" FOREIGN KEY ("idx_producer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_owner_team_team_idx_fk" FOREIGN KEY ("idx_owner_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_doc" ADD CONSTRAINT "manual_doc_idx_prev_manual_doc_idx_fk" FOREIGN KEY ("idx_prev") REFERENCES "public"."manual_doc"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_post" ADD CONSTRAINT "media_post_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_idx_parent_post_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."post_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_read" ADD CONSTRAINT "post_read_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_requester_staff_idx_fk" FOREIGN KEY ("idx_requester") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_parent_task_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comment" ADD CONSTRAINT "task_comment_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_member" ADD CONSTRAINT "task_member_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_member" ADD CONSTRAINT "task_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elearning_status_open_date_index" ON "elearning" USING btree ("status","open_date");--> statement-breakpoint
CREATE INDEX "elearning_contract_to_index" ON "elearning" USING btree ("contract_to");--> statement-breakpoint
CREATE INDEX "manual_doc_folder_index" ON "manual_doc" USING btree ("folder");--> statement-breakpoint
CREATE INDEX "manual_doc_prev_index" ON "manual_doc" USING btree ("idx_prev");--> statement-breakpoint
CREATE INDEX "post_comment_post_index" ON "post_comment" USING btree ("idx_post");--> statement-breakpoint
CREATE INDEX "post_read_staff_index" ON "post_read" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "task_status_due_index" ON "task" USING btree ("status","due");--> statement-breakpoint
CREATE INDEX "task_requester_index" ON "task" USING btree ("idx_requester");--> statement-breakpoint
CREATE INDEX "task_parent_index" ON "task" USING btree ("idx_parent");--> statement-breakpoint
CREATE INDEX "task_comment_task_index" ON "task_comment" USING btree ("idx_task");--> statement-breakpoint
CREATE INDEX "task_member_task_index" ON "task_member" USING btree ("idx_task");--> statement-breakpoint
CREATE INDEX "task_member_staff_role_index" ON "task_member" USING btree ("idx_staff","role");