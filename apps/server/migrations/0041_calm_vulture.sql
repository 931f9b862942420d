CREATE TABLE "pledge" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"checks" jsonb,
	"commitment" varchar(300),
	"sign_name" varchar(40),
	"signed_at" timestamp with time zone,
	"until" date,
	"status" text DEFAULT 'none' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pledge_round" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"body" text NOT NULL,
	"items" jsonb NOT NULL,
	"open_from" date NOT NULL,
	"open_to" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"idx_office" bigint,
	"idx_team" bigint,
	"joined_by" date,
	"people" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "edu_goal" DROP CONSTRAINT "edu_goal_year_position_unique";--> statement-breakpoint
ALTER TABLE "edu_course" ALTER COLUMN "pass_rule" SET DATA TYPE varchar(500);--> statement-breakpoint
ALTER TABLE "edu_course" ADD COLUMN "idx_booking" bigint;--> statement-breakpoint
ALTER TABLE "edu_course" ADD COLUMN "needs_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "attend_rate" numeric(5, 1);--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "report_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "certificate" bigint;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "idx_document" bigint;--> statement-breakpoint
ALTER TABLE "pledge" ADD CONSTRAINT "pledge_idx_round_pledge_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."pledge_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge" ADD CONSTRAINT "pledge_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_round" ADD CONSTRAINT "pledge_round_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_round" ADD CONSTRAINT "pledge_round_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pledge_round_staff_unique" ON "pledge" USING btree ("idx_round","idx_staff") WHERE "pledge"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pledge_staff_index" ON "pledge" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "pledge_idx_round_idx_list" ON "pledge" USING btree ("idx_round","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pledge_status_idx_list" ON "pledge" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pledge_idx_staff_idx_list" ON "pledge" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pledge_signed_at_idx_list" ON "pledge" USING btree ("signed_at","idx");--> statement-breakpoint
CREATE INDEX "pledge_commitment_words" ON "pledge" USING gin (word_pairs("commitment"));--> statement-breakpoint
CREATE INDEX "pledge_round_title_idx_list" ON "pledge_round" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "pledge_round_year_idx_list" ON "pledge_round" USING btree ("year","idx");--> statement-breakpoint
CREATE INDEX "pledge_round_open_from_idx_list" ON "pledge_round" USING btree ("open_from","idx");--> statement-breakpoint
CREATE INDEX "pledge_round_open_to_idx_list" ON "pledge_round" USING btree ("open_to","idx");--> statement-breakpoint
CREATE INDEX "pledge_round_is_open_idx_list" ON "pledge_round" USING btree ("is_open","idx");--> statement-breakpoint
ALTER TABLE "edu_course" ADD CONSTRAINT "edu_course_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_record" ADD CONSTRAINT "edu_record_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edu_course_status_apply_to_idx_list" ON "edu_course" USING btree ("status","apply_to","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_category_apply_to_idx_list" ON "edu_course" USING btree ("status","category","apply_to","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_method_apply_to_idx_list" ON "edu_course" USING btree ("status","method","apply_to","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_is_mandatory_apply_to_idx_list" ON "edu_course" USING btree ("status","is_mandatory","apply_to","idx");--> statement-breakpoint
CREATE INDEX "edu_course_start_at_idx_list" ON "edu_course" USING btree ("start_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_course_category_start_at_idx_list" ON "edu_course" USING btree ("category","start_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_course_method_start_at_idx_list" ON "edu_course" USING btree ("method","start_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_course_status_start_at_idx_list" ON "edu_course" USING btree ("status","start_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_course_is_mandatory_start_at_idx_list" ON "edu_course" USING btree ("is_mandatory","start_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_course_status_title_idx_list" ON "edu_course" USING btree ("status","title","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_hours_idx_list" ON "edu_course" USING btree ("status","hours","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_credit_idx_list" ON "edu_course" USING btree ("status","credit","idx");--> statement-breakpoint
CREATE INDEX "edu_course_status_capacity_idx_list" ON "edu_course" USING btree ("status","capacity","idx");--> statement-breakpoint
CREATE INDEX "edu_course_title_idx_list" ON "edu_course" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "edu_course_end_at_idx_list" ON "edu_course" USING btree ("end_at","idx");--> statement-breakpoint
CREATE INDEX "edu_course_capacity_idx_list" ON "edu_course" USING btree ("capacity","idx");--> statement-breakpoint
CREATE INDEX "edu_course_cost_idx_list" ON "edu_course" USING btree ("cost","idx");--> statement-breakpoint
CREATE INDEX "edu_course_title_words" ON "edu_course" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "edu_course_provider_words" ON "edu_course" USING gin (word_pairs("provider"));--> statement-breakpoint
CREATE INDEX "edu_course_instructor_words" ON "edu_course" USING gin (word_pairs("instructor"));--> statement-breakpoint
CREATE UNIQUE INDEX "edu_goal_year_position_unique" ON "edu_goal" USING btree ("year",coalesce("idx_position", -1)) WHERE "edu_goal"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "edu_goal_year_idx_list" ON "edu_goal" USING btree ("year" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_goal_idx_position_year_idx_list" ON "edu_goal" USING btree ("idx_position","year" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_goal_hours_idx_list" ON "edu_goal" USING btree ("hours","idx");--> statement-breakpoint
CREATE INDEX "edu_goal_credit_idx_list" ON "edu_goal" USING btree ("credit","idx");--> statement-breakpoint
CREATE INDEX "edu_record_edu_date_idx_list" ON "edu_record" USING btree ("edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_record_idx_staff_edu_date_idx_status_list" ON "edu_record" USING btree ("idx_staff","edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "edu_record_status_edu_date_idx_list" ON "edu_record" USING btree ("status","edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_record_idx_team_edu_date_idx_status_list" ON "edu_record" USING btree ("idx_team","edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "edu_record_idx_office_edu_date_idx_status_list" ON "edu_record" USING btree ("idx_office","edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "edu_record_idx_course_edu_date_idx_list" ON "edu_record" USING btree ("idx_course","edu_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "edu_record_edu_date_list" ON "edu_record" USING btree ("edu_date");--> statement-breakpoint
CREATE INDEX "edu_record_title_idx_list" ON "edu_record" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "edu_record_hours_idx_list" ON "edu_record" USING btree ("hours","idx");--> statement-breakpoint
CREATE INDEX "edu_record_credit_idx_list" ON "edu_record" USING btree ("credit","idx");--> statement-breakpoint
CREATE INDEX "edu_record_attend_rate_idx_list" ON "edu_record" USING btree ("attend_rate","idx");--> statement-breakpoint
CREATE INDEX "edu_record_score_idx_list" ON "edu_record" USING btree ("score","idx");--> statement-breakpoint
CREATE INDEX "edu_record_report_at_idx_list" ON "edu_record" USING btree ("report_at","idx");--> statement-breakpoint
CREATE INDEX "edu_record_title_words" ON "edu_record" USING gin (word_pairs("title"));--> statement-breakpoint
ALTER TABLE "edu_record" ADD CONSTRAINT "edu_record_rating_bounds" CHECK ("edu_record"."rating" >= 1 and "edu_record"."rating" <= 5);