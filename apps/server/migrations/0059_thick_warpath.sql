CREATE TABLE "newsletter" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"issue_no" varchar(20) NOT NULL,
	"title" varchar(100) NOT NULL,
	"publish_date" date NOT NULL,
	"theme" varchar(100),
	"idx_chief" bigint NOT NULL,
	"cover" bigint,
	"due_write" date,
	"due_design" date,
	"due_proof" date,
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_copy_of" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nl_archive" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"pdf" bigint,
	"web_url" varchar(300),
	"keywords" text[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nl_article" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"seq" integer NOT NULL,
	"section" varchar(60) NOT NULL,
	"title" varchar(100) NOT NULL,
	"idx_author" bigint NOT NULL,
	"due" date NOT NULL,
	"body" text,
	"files" bigint[],
	"state" text DEFAULT 'ask' NOT NULL,
	"chars" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nl_check" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"stage" text NOT NULL,
	"seq" integer NOT NULL,
	"item" varchar(100) NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"idx_done_by" bigint,
	"done_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nl_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nl_design" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"version" integer NOT NULL,
	"file" bigint NOT NULL,
	"comment" varchar(2000),
	"chosen" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "nl_design_version_bounds" CHECK ("nl_design"."version" >= 1 and "nl_design"."version" <= 99)
);
--> statement-breakpoint
CREATE TABLE "nl_proof" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"page" integer,
	"content" varchar(2000) NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "nl_proof_page_bounds" CHECK ("nl_proof"."page" >= 1 and "nl_proof"."page" <= 999)
);
--> statement-breakpoint
CREATE TABLE "nl_send" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_newsletter" bigint NOT NULL,
	"target" jsonb,
	"idx_post" bigint,
	"target_count" integer,
	"read_count" integer DEFAULT 0 NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	"mail_count" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_post" ADD COLUMN "idx_newsletter" bigint;--> statement-breakpoint
ALTER TABLE "newsletter" ADD CONSTRAINT "newsletter_idx_chief_staff_idx_fk" FOREIGN KEY ("idx_chief") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter" ADD CONSTRAINT "newsletter_idx_copy_of_newsletter_idx_fk" FOREIGN KEY ("idx_copy_of") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_archive" ADD CONSTRAINT "nl_archive_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_article" ADD CONSTRAINT "nl_article_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_article" ADD CONSTRAINT "nl_article_idx_author_staff_idx_fk" FOREIGN KEY ("idx_author") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_check" ADD CONSTRAINT "nl_check_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_check" ADD CONSTRAINT "nl_check_idx_done_by_staff_idx_fk" FOREIGN KEY ("idx_done_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD CONSTRAINT "nl_comment_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_design" ADD CONSTRAINT "nl_design_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_proof" ADD CONSTRAINT "nl_proof_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_send" ADD CONSTRAINT "nl_send_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_send" ADD CONSTRAINT "nl_send_idx_post_post_idx_fk" FOREIGN KEY ("idx_post") REFERENCES "public"."post"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issue_no_unique" ON "newsletter" USING btree ("issue_no") WHERE "newsletter"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_publish_date_index" ON "newsletter" USING btree ("publish_date");--> statement-breakpoint
CREATE INDEX "newsletter_publish_date_idx_list" ON "newsletter" USING btree ("publish_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_status_publish_date_idx_list" ON "newsletter" USING btree ("status","publish_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_idx_chief_publish_date_idx_list" ON "newsletter" USING btree ("idx_chief","publish_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_due_write_list" ON "newsletter" USING btree ("due_write");--> statement-breakpoint
CREATE INDEX "newsletter_due_design_list" ON "newsletter" USING btree ("due_design");--> statement-breakpoint
CREATE INDEX "newsletter_due_proof_list" ON "newsletter" USING btree ("due_proof");--> statement-breakpoint
CREATE INDEX "newsletter_issue_no_idx_list" ON "newsletter" USING btree ("issue_no","idx");--> statement-breakpoint
CREATE INDEX "newsletter_title_idx_list" ON "newsletter" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "newsletter_issue_no_words" ON "newsletter" USING gin (word_pairs("issue_no"));--> statement-breakpoint
CREATE INDEX "newsletter_title_words" ON "newsletter" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "newsletter_theme_words" ON "newsletter" USING gin (word_pairs("theme"));--> statement-breakpoint
CREATE UNIQUE INDEX "nl_archive_idx_newsletter_unique" ON "nl_archive" USING btree ("idx_newsletter") WHERE "nl_archive"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "nl_article_newsletter_index" ON "nl_article" USING btree ("idx_newsletter");--> statement-breakpoint
CREATE INDEX "nl_article_author_index" ON "nl_article" USING btree ("idx_author");--> statement-breakpoint
CREATE INDEX "nl_article_due_idx_list" ON "nl_article" USING btree ("due" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nl_article_idx_author_due_idx_state_list" ON "nl_article" USING btree ("idx_author","due" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"state");--> statement-breakpoint
CREATE INDEX "nl_article_state_due_idx_list" ON "nl_article" USING btree ("state","due" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nl_article_idx_newsletter_due_idx_list" ON "nl_article" USING btree ("idx_newsletter","due" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nl_article_due_list" ON "nl_article" USING btree ("due");--> statement-breakpoint
CREATE INDEX "nl_article_title_idx_list" ON "nl_article" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "nl_article_section_idx_list" ON "nl_article" USING btree ("section","idx");--> statement-breakpoint
CREATE INDEX "nl_article_chars_idx_list" ON "nl_article" USING btree ("chars","idx");--> statement-breakpoint
CREATE INDEX "nl_article_title_words" ON "nl_article" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "nl_article_section_words" ON "nl_article" USING gin (word_pairs("section"));--> statement-breakpoint
CREATE INDEX "nl_check_newsletter_index" ON "nl_check" USING btree ("idx_newsletter");--> statement-breakpoint
CREATE INDEX "nl_comment_newsletter_index" ON "nl_comment" USING btree ("idx_newsletter");--> statement-breakpoint
CREATE INDEX "nl_send_post_index" ON "nl_send" USING btree ("idx_post");--> statement-breakpoint
ALTER TABLE "media_post" ADD CONSTRAINT "media_post_idx_newsletter_newsletter_idx_fk" FOREIGN KEY ("idx_newsletter") REFERENCES "public"."newsletter"("idx") ON DELETE no action ON UPDATE no action;