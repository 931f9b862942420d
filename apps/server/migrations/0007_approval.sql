CREATE TABLE "edu_course" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"category" text NOT NULL,
	"method" text NOT NULL,
	"provider" varchar(80),
	"instructor" varchar(60),
	"place" varchar(100),
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"hours" numeric(5, 1) NOT NULL,
	"credit" numeric(4, 1) NOT NULL,
	"capacity" integer,
	"apply_from" date,
	"apply_to" date,
	"target" jsonb,
	"cost" bigint,
	"is_mandatory" boolean DEFAULT false NOT NULL,
	"pass_rule" varchar,
	"body" text,
	"files" bigint[],
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "edu_course_capacity_bounds" CHECK ("edu_course"."capacity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "expense_budget" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"idx_team" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "expense_budget_team_account_year_unique" UNIQUE NULLS NOT DISTINCT("idx_team","account","year")
);
--> statement-breakpoint
CREATE TABLE "extra_pay_rate" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_position" bigint,
	"date_from" date NOT NULL,
	"hourly" bigint NOT NULL,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extra_pay_rate_position_date_from_unique" UNIQUE NULLS NOT DISTINCT("idx_position","date_from")
);
--> statement-breakpoint
CREATE TABLE "sales_target" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_team" bigint NOT NULL,
	"month" varchar(7) NOT NULL,
	"amount" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_target_team_month_unique" UNIQUE NULLS NOT DISTINCT("idx_team","month")
);
--> statement-breakpoint
DROP INDEX "doc_step_staff_status_index";--> statement-breakpoint
DROP INDEX "doc_step_staff_role_index";--> statement-breakpoint
DROP INDEX "doc_step_acted_by_index";--> statement-breakpoint
DROP INDEX "doc_step_team_index";--> statement-breakpoint
DROP INDEX "document_drafter_status_index";--> statement-breakpoint
ALTER TABLE "approval_rule" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "business_trip" ADD COLUMN "idx_booking" bigint;--> statement-breakpoint
ALTER TABLE "doc_step" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "edu_record" ADD COLUMN "idx_course" bigint;--> statement-breakpoint
ALTER TABLE "expense_budget" ADD CONSTRAINT "expense_budget_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_pay_rate" ADD CONSTRAINT "extra_pay_rate_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_target" ADD CONSTRAINT "sales_target_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edu_course_start_at_index" ON "edu_course" USING btree ("start_at");--> statement-breakpoint
ALTER TABLE "business_trip" ADD CONSTRAINT "business_trip_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edu_record" ADD CONSTRAINT "edu_record_idx_course_edu_course_idx_fk" FOREIGN KEY ("idx_course") REFERENCES "public"."edu_course"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doc_step_staff_status_submitted_at_index" ON "doc_step" USING btree ("idx_staff","status","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_staff_role_submitted_at_index" ON "doc_step" USING btree ("idx_staff","role","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_acted_by_submitted_at_index" ON "doc_step" USING btree ("idx_acted_by","submitted_at");--> statement-breakpoint
CREATE INDEX "doc_step_team_role_submitted_at_index" ON "doc_step" USING btree ("idx_team","role","submitted_at");--> statement-breakpoint
CREATE INDEX "document_drafter_status_submitted_at_index" ON "document" USING btree ("idx_drafter","status","submitted_at");--> statement-breakpoint
CREATE INDEX "document_status_submitted_at_index" ON "document" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "edu_record_course_index" ON "edu_record" USING btree ("idx_course");