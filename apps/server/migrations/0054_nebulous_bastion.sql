CREATE TABLE "research" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(150) NOT NULL,
	"kind" text NOT NULL,
	"idx_leader" bigint NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"budget" bigint,
	"spent" bigint,
	"goal" varchar(4000) NOT NULL,
	"abstract" varchar(8000),
	"progress" integer DEFAULT 0 NOT NULL,
	"next_due" date,
	"outputs" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"files" bigint[],
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_research" bigint NOT NULL,
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
CREATE TABLE "research_member" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_research" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"role" varchar(60),
	"share" integer,
	"date_from" date,
	"date_to" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "research_member_share_bounds" CHECK ("research_member"."share" >= 1 and "research_member"."share" <= 100)
);
--> statement-breakpoint
CREATE TABLE "research_milestone" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_research" bigint NOT NULL,
	"seq" integer NOT NULL,
	"title" varchar(150) NOT NULL,
	"due" date NOT NULL,
	"idx_owner" bigint,
	"weight" integer NOT NULL,
	"done_at" date,
	"memo" varchar(1000),
	"is_done" boolean,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "research_milestone_weight_bounds" CHECK ("research_milestone"."weight" >= 1 and "research_milestone"."weight" <= 100)
);
--> statement-breakpoint
CREATE TABLE "research_output" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_research" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(150) NOT NULL,
	"out_date" date NOT NULL,
	"file" bigint,
	"url" varchar(300),
	"idx_textbook" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_booking" ADD COLUMN "idx_research" bigint;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "idx_research" bigint;--> statement-breakpoint
ALTER TABLE "research" ADD CONSTRAINT "research_idx_leader_staff_idx_fk" FOREIGN KEY ("idx_leader") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_comment" ADD CONSTRAINT "research_comment_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_member" ADD CONSTRAINT "research_member_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_member" ADD CONSTRAINT "research_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_milestone" ADD CONSTRAINT "research_milestone_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_milestone" ADD CONSTRAINT "research_milestone_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_output" ADD CONSTRAINT "research_output_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_output" ADD CONSTRAINT "research_output_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_status_index" ON "research" USING btree ("status");--> statement-breakpoint
CREATE INDEX "research_date_from_index" ON "research" USING btree ("date_from");--> statement-breakpoint
CREATE INDEX "research_leader_index" ON "research" USING btree ("idx_leader");--> statement-breakpoint
CREATE INDEX "research_kind_idx_list" ON "research" USING btree ("kind","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "research_status_idx_list" ON "research" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "research_idx_leader_idx_list" ON "research" USING btree ("idx_leader","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "research_idx_writer_list" ON "research" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "research_idx_team_list" ON "research" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "research_idx_office_list" ON "research" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "research_title_idx_list" ON "research" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "research_date_from_idx_list" ON "research" USING btree ("date_from","idx");--> statement-breakpoint
CREATE INDEX "research_date_to_idx_list" ON "research" USING btree ("date_to","idx");--> statement-breakpoint
CREATE INDEX "research_progress_idx_list" ON "research" USING btree ("progress","idx");--> statement-breakpoint
CREATE INDEX "research_next_due_idx_list" ON "research" USING btree ("next_due","idx");--> statement-breakpoint
CREATE INDEX "research_outputs_idx_list" ON "research" USING btree ("outputs","idx");--> statement-breakpoint
CREATE INDEX "research_title_words" ON "research" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "research_abstract_words" ON "research" USING gin (word_pairs("abstract"));--> statement-breakpoint
CREATE INDEX "research_comment_research_index" ON "research_comment" USING btree ("idx_research");--> statement-breakpoint
CREATE INDEX "research_member_research_index" ON "research_member" USING btree ("idx_research");--> statement-breakpoint
CREATE INDEX "research_member_staff_index" ON "research_member" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "research_milestone_research_index" ON "research_milestone" USING btree ("idx_research");--> statement-breakpoint
CREATE INDEX "research_milestone_due_index" ON "research_milestone" USING btree ("due");--> statement-breakpoint
CREATE INDEX "research_output_research_index" ON "research_output" USING btree ("idx_research");--> statement-breakpoint
CREATE INDEX "research_output_textbook_index" ON "research_output" USING btree ("idx_textbook");--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_research_research_idx_fk" FOREIGN KEY ("idx_research") REFERENCES "public"."research"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_booking_research_index" ON "studio_booking" USING btree ("idx_research");--> statement-breakpoint
CREATE INDEX "task_research_due_index" ON "task" USING btree ("idx_research","due");