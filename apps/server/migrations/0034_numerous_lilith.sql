CREATE TABLE "spac" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"round_name" varchar(100) NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_smp" bigint,
	"test_date" date NOT NULL,
	"first_at" varchar(5) DEFAULT '10:00' NOT NULL,
	"minutes" integer DEFAULT 20 NOT NULL,
	"mode" text DEFAULT 'tel' NOT NULL,
	"applicants" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"language" varchar(20) NOT NULL,
	"fee" bigint,
	"result_due" date,
	"result_file" bigint,
	"idx_sales_plan" bigint,
	"idx_owner" bigint NOT NULL,
	"memo" varchar(2000),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "spac_minutes_bounds" CHECK ("spac"."minutes" >= 5 and "spac"."minutes" <= 120),
	CONSTRAINT "spac_applicants_bounds" CHECK ("spac"."applicants" >= 1 and "spac"."applicants" <= 200)
);
--> statement-breakpoint
CREATE TABLE "spac_rater" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_spac" bigint NOT NULL,
	"idx_staff" bigint,
	"name" varchar(40),
	"capacity" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "spac_rater_capacity_bounds" CHECK ("spac_rater"."capacity" >= 1 and "spac_rater"."capacity" <= 200)
);
--> statement-breakpoint
CREATE TABLE "spac_taker" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_spac" bigint NOT NULL,
	"name" varchar(40) NOT NULL,
	"dept" varchar(60),
	"emp_no" varchar(20),
	"email" varchar(120),
	"phone" varchar(20),
	"test_at" timestamp with time zone,
	"idx_rater" bigint,
	"status" text DEFAULT 'wait' NOT NULL,
	"level" varchar(20),
	"score" numeric(5, 1),
	"note" varchar(1000),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_sales_plan_sales_plan_idx_fk" FOREIGN KEY ("idx_sales_plan") REFERENCES "public"."sales_plan"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac_rater" ADD CONSTRAINT "spac_rater_idx_spac_spac_idx_fk" FOREIGN KEY ("idx_spac") REFERENCES "public"."spac"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac_rater" ADD CONSTRAINT "spac_rater_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac_taker" ADD CONSTRAINT "spac_taker_idx_spac_spac_idx_fk" FOREIGN KEY ("idx_spac") REFERENCES "public"."spac"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac_taker" ADD CONSTRAINT "spac_taker_idx_rater_spac_rater_idx_fk" FOREIGN KEY ("idx_rater") REFERENCES "public"."spac_rater"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spac_test_date_index" ON "spac" USING btree ("test_date");--> statement-breakpoint
CREATE INDEX "spac_customer_index" ON "spac" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "spac_status_index" ON "spac" USING btree ("status");--> statement-breakpoint
CREATE INDEX "spac_test_date_idx_list" ON "spac" USING btree ("test_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "spac_idx_customer_test_date_idx_list" ON "spac" USING btree ("idx_customer","test_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "spac_status_test_date_idx_list" ON "spac" USING btree ("status","test_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "spac_idx_owner_test_date_idx_list" ON "spac" USING btree ("idx_owner","test_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "spac_mode_test_date_idx_list" ON "spac" USING btree ("mode","test_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "spac_idx_writer_list" ON "spac" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "spac_idx_team_list" ON "spac" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "spac_idx_office_list" ON "spac" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "spac_round_name_idx_list" ON "spac" USING btree ("round_name","idx");--> statement-breakpoint
CREATE INDEX "spac_language_idx_list" ON "spac" USING btree ("language","idx");--> statement-breakpoint
CREATE INDEX "spac_applicants_idx_list" ON "spac" USING btree ("applicants","idx");--> statement-breakpoint
CREATE INDEX "spac_taken_idx_list" ON "spac" USING btree ("taken","idx");--> statement-breakpoint
CREATE INDEX "spac_result_due_idx_list" ON "spac" USING btree ("result_due","idx");--> statement-breakpoint
CREATE INDEX "spac_round_name_words" ON "spac" USING gin (word_pairs("round_name"));--> statement-breakpoint
CREATE INDEX "spac_rater_spac_index" ON "spac_rater" USING btree ("idx_spac");--> statement-breakpoint
CREATE INDEX "spac_rater_staff_index" ON "spac_rater" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "spac_taker_spac_index" ON "spac_taker" USING btree ("idx_spac");--> statement-breakpoint
CREATE INDEX "spac_taker_rater_index" ON "spac_taker" USING btree ("idx_rater");