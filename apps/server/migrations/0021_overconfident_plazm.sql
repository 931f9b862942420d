CREATE TABLE "visit" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(120),
	"idx_customer" bigint,
	"customer_text" varchar(100),
	"idx_contact" bigint,
	"idx_smp" bigint,
	"idx_visitor" bigint NOT NULL,
	"kind" text DEFAULT 'visit' NOT NULL,
	"during" "tstzrange" NOT NULL,
	"place" varchar(150),
	"purpose" text DEFAULT 'care' NOT NULL,
	"memo" varchar(4000),
	"idx_vehicle" bigint,
	"idx_booking" bigint,
	"weeks" integer,
	"status" text DEFAULT 'plan' NOT NULL,
	"result" varchar(4000),
	"next_action" varchar(200),
	"next_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"cancel_reason" varchar(200),
	"reach" text,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_weeks_bounds" CHECK ("visit"."weeks" >= 2 and "visit"."weeks" <= 12)
);
--> statement-breakpoint
CREATE TABLE "visit_member" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_visit" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD COLUMN "idx_visit" bigint;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_visitor_staff_idx_fk" FOREIGN KEY ("idx_visitor") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_vehicle_vehicle_idx_fk" FOREIGN KEY ("idx_vehicle") REFERENCES "public"."vehicle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_member" ADD CONSTRAINT "visit_member_idx_visit_visit_idx_fk" FOREIGN KEY ("idx_visit") REFERENCES "public"."visit"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_member" ADD CONSTRAINT "visit_member_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_booking_index" ON "visit" USING btree ("idx_booking");--> statement-breakpoint
CREATE INDEX "visit_during_idx_list" ON "visit" USING btree ("during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_idx_visitor_during_idx_list" ON "visit" USING btree ("idx_visitor","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_kind_during_idx_list" ON "visit" USING btree ("kind","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_purpose_during_idx_list" ON "visit" USING btree ("purpose","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_status_during_idx_list" ON "visit" USING btree ("status","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_idx_customer_during_idx_list" ON "visit" USING btree ("idx_customer","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_idx_contact_during_idx_list" ON "visit" USING btree ("idx_contact","during" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_idx_writer_list" ON "visit" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "visit_idx_team_list" ON "visit" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "visit_idx_office_list" ON "visit" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "visit_during_list" ON "visit" USING btree ("during");--> statement-breakpoint
CREATE INDEX "visit_title_idx_list" ON "visit" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "visit_title_words" ON "visit" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "visit_place_words" ON "visit" USING gin (word_pairs("place"));--> statement-breakpoint
CREATE INDEX "visit_result_words" ON "visit" USING gin (word_pairs("result"));--> statement-breakpoint
CREATE UNIQUE INDEX "visit_member_visit_staff_unique" ON "visit_member" USING btree ("idx_visit","idx_staff") WHERE "visit_member"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "visit_member_staff_index" ON "visit_member" USING btree ("idx_staff");--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_visit_visit_idx_fk" FOREIGN KEY ("idx_visit") REFERENCES "public"."visit"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_log_idx_visit_list" ON "vehicle_log" USING btree ("idx_visit");