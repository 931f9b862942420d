CREATE TABLE "mi_profile" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"name" varchar(40),
	"languages" text[] NOT NULL,
	"weekly_hours" numeric(4, 1) DEFAULT 24 NOT NULL,
	"area" varchar(60),
	"memo" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mi_schedule" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_mi" bigint NOT NULL,
	"idx_profile" bigint,
	"kind" text DEFAULT 'class' NOT NULL,
	"title" varchar(150),
	"idx_class_run" bigint,
	"idx_customer" bigint,
	"during" "tstzrange" NOT NULL,
	"seq" integer,
	"place" varchar(150),
	"online_url" varchar(300),
	"weeks" integer,
	"series_idx" integer,
	"attended" integer,
	"progress" varchar(200),
	"idx_origin_mi" bigint,
	"memo" varchar(2000),
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mi_schedule_seq_bounds" CHECK ("mi_schedule"."seq" >= 1 and "mi_schedule"."seq" <= 999),
	CONSTRAINT "mi_schedule_weeks_bounds" CHECK ("mi_schedule"."weeks" >= 2 and "mi_schedule"."weeks" <= 12),
	CONSTRAINT "mi_schedule_attended_bounds" CHECK ("mi_schedule"."attended" >= 0 and "mi_schedule"."attended" <= 9999)
);
--> statement-breakpoint
CREATE TABLE "mi_slot" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_mi" bigint NOT NULL,
	"during" "tstzrange" NOT NULL,
	"idx_schedule" bigint,
	"idx_vacation" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mi_sub" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_mi_vacation" bigint NOT NULL,
	"idx_schedule" bigint NOT NULL,
	"action" text DEFAULT 'sub' NOT NULL,
	"idx_sub_mi" bigint,
	"new_during" "tstzrange",
	"agreed_at" timestamp with time zone,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mi_vacation" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_mi" bigint NOT NULL,
	"idx_type" bigint NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"at" varchar(5),
	"reason" varchar(500),
	"idx_vacation" bigint,
	"idx_document" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mi_profile" ADD CONSTRAINT "mi_profile_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_schedule" ADD CONSTRAINT "mi_schedule_idx_mi_staff_idx_fk" FOREIGN KEY ("idx_mi") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_schedule" ADD CONSTRAINT "mi_schedule_idx_profile_mi_profile_idx_fk" FOREIGN KEY ("idx_profile") REFERENCES "public"."mi_profile"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_schedule" ADD CONSTRAINT "mi_schedule_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_schedule" ADD CONSTRAINT "mi_schedule_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_schedule" ADD CONSTRAINT "mi_schedule_idx_origin_mi_staff_idx_fk" FOREIGN KEY ("idx_origin_mi") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_slot" ADD CONSTRAINT "mi_slot_idx_mi_staff_idx_fk" FOREIGN KEY ("idx_mi") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_slot" ADD CONSTRAINT "mi_slot_idx_schedule_mi_schedule_idx_fk" FOREIGN KEY ("idx_schedule") REFERENCES "public"."mi_schedule"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_slot" ADD CONSTRAINT "mi_slot_idx_vacation_vacation_idx_fk" FOREIGN KEY ("idx_vacation") REFERENCES "public"."vacation"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_sub" ADD CONSTRAINT "mi_sub_idx_mi_vacation_mi_vacation_idx_fk" FOREIGN KEY ("idx_mi_vacation") REFERENCES "public"."mi_vacation"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_sub" ADD CONSTRAINT "mi_sub_idx_schedule_mi_schedule_idx_fk" FOREIGN KEY ("idx_schedule") REFERENCES "public"."mi_schedule"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_sub" ADD CONSTRAINT "mi_sub_idx_sub_mi_staff_idx_fk" FOREIGN KEY ("idx_sub_mi") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_vacation" ADD CONSTRAINT "mi_vacation_idx_mi_staff_idx_fk" FOREIGN KEY ("idx_mi") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_vacation" ADD CONSTRAINT "mi_vacation_idx_type_vacation_type_idx_fk" FOREIGN KEY ("idx_type") REFERENCES "public"."vacation_type"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_vacation" ADD CONSTRAINT "mi_vacation_idx_vacation_vacation_idx_fk" FOREIGN KEY ("idx_vacation") REFERENCES "public"."vacation"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mi_vacation" ADD CONSTRAINT "mi_vacation_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mi_profile_idx_staff_unique" ON "mi_profile" USING btree ("idx_staff") WHERE "mi_profile"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "mi_schedule_mi_during_index" ON "mi_schedule" USING btree ("idx_mi","during");--> statement-breakpoint
CREATE INDEX "mi_schedule_series_idx_index" ON "mi_schedule" USING btree ("series_idx");--> statement-breakpoint
CREATE INDEX "mi_schedule_customer_index" ON "mi_schedule" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "mi_schedule_class_run_index" ON "mi_schedule" USING btree ("idx_class_run");--> statement-breakpoint
CREATE INDEX "mi_schedule_during_list" ON "mi_schedule" USING btree ("during");--> statement-breakpoint
CREATE INDEX "mi_slot_schedule_index" ON "mi_slot" USING btree ("idx_schedule");--> statement-breakpoint
CREATE INDEX "mi_slot_vacation_index" ON "mi_slot" USING btree ("idx_vacation");--> statement-breakpoint
CREATE UNIQUE INDEX "mi_sub_mi_vacation_schedule_unique" ON "mi_sub" USING btree ("idx_mi_vacation","idx_schedule") WHERE "mi_sub"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "mi_sub_schedule_index" ON "mi_sub" USING btree ("idx_schedule");--> statement-breakpoint
CREATE INDEX "mi_sub_sub_mi_index" ON "mi_sub" USING btree ("idx_sub_mi");--> statement-breakpoint
CREATE INDEX "mi_vacation_mi_index" ON "mi_vacation" USING btree ("idx_mi");--> statement-breakpoint
CREATE INDEX "mi_vacation_vacation_index" ON "mi_vacation" USING btree ("idx_vacation");