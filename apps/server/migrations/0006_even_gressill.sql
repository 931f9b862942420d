CREATE TABLE "booking" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"kind" text NOT NULL,
	"idx_resource" integer NOT NULL,
	"idx_booker" bigint NOT NULL,
	"title" varchar(100) NOT NULL,
	"during" "tstzrange" NOT NULL,
	"repeat" jsonb,
	"series_idx" integer,
	"purpose" varchar(40),
	"dest" varchar(150),
	"idx_driver" bigint,
	"people" integer,
	"attendees" bigint[],
	"setup" varchar(1000),
	"memo" varchar(1000),
	"checkin_at" timestamp with time zone,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_idx_resource_bounds" CHECK ("booking"."idx_resource" >= 1),
	CONSTRAINT "booking_people_bounds" CHECK ("booking"."people" >= 1 and "booking"."people" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"place" varchar(60),
	"floor" varchar(10),
	"capacity" integer NOT NULL,
	"equipment" text[],
	"kind" text NOT NULL,
	"open_from" varchar(5) DEFAULT '07:00' NOT NULL,
	"open_to" varchar(5) DEFAULT '22:00' NOT NULL,
	"need_confirm" boolean DEFAULT false NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "classroom_name_unique" UNIQUE("name"),
	CONSTRAINT "classroom_capacity_bounds" CHECK ("classroom"."capacity" >= 1 and "classroom"."capacity" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "studio" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"place" varchar(80),
	"equipment" text[],
	"open_from" varchar(5) DEFAULT '08:00' NOT NULL,
	"open_to" varchar(5) DEFAULT '22:00' NOT NULL,
	"min_minutes" integer DEFAULT 30 NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "studio_name_unique" UNIQUE("name"),
	CONSTRAINT "studio_min_minutes_bounds" CHECK ("studio"."min_minutes" >= 10 and "studio"."min_minutes" <= 480)
);
--> statement-breakpoint
CREATE TABLE "studio_booking" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_booking" bigint NOT NULL,
	"kind" text NOT NULL,
	"idx_producer" bigint NOT NULL,
	"equipment" text[],
	"crew" text[],
	"reject_reason" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "studio_booking_idx_booking_unique" UNIQUE("idx_booking")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"plate_no" varchar(20) NOT NULL,
	"model" varchar(60) NOT NULL,
	"year" integer,
	"fuel" text NOT NULL,
	"seats" integer,
	"odometer" integer NOT NULL,
	"insurance_to" date,
	"inspect_to" date,
	"park_place" varchar(80),
	"status" text DEFAULT 'ok' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_plate_no_unique" UNIQUE("plate_no"),
	CONSTRAINT "vehicle_seats_bounds" CHECK ("vehicle"."seats" >= 1 and "vehicle"."seats" <= 60),
	CONSTRAINT "vehicle_odometer_bounds" CHECK ("vehicle"."odometer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_booking" bigint NOT NULL,
	"idx_vehicle" bigint NOT NULL,
	"idx_driver" bigint NOT NULL,
	"use_date" date NOT NULL,
	"companions" text[],
	"purpose" text NOT NULL,
	"dest" varchar(150) NOT NULL,
	"odo_before" integer NOT NULL,
	"odo_after" integer NOT NULL,
	"km" integer,
	"commute_km" integer DEFAULT 0 NOT NULL,
	"business_km" integer,
	"fuel_cost" bigint,
	"toll" bigint,
	"park_cost" bigint,
	"receipt" bigint[],
	"note" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_log_odo_before_bounds" CHECK ("vehicle_log"."odo_before" >= 0),
	CONSTRAINT "vehicle_log_odo_after_bounds" CHECK ("vehicle_log"."odo_after" >= 0),
	CONSTRAINT "vehicle_log_commute_km_bounds" CHECK ("vehicle_log"."commute_km" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_booker_staff_idx_fk" FOREIGN KEY ("idx_booker") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_driver_staff_idx_fk" FOREIGN KEY ("idx_driver") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_booking" ADD CONSTRAINT "studio_booking_idx_producer_staff_idx_fk" FOREIGN KEY ("idx_producer") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_booking_booking_idx_fk" FOREIGN KEY ("idx_booking") REFERENCES "public"."booking"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_vehicle_vehicle_idx_fk" FOREIGN KEY ("idx_vehicle") REFERENCES "public"."vehicle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_driver_staff_idx_fk" FOREIGN KEY ("idx_driver") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_series_idx_index" ON "booking" USING btree ("series_idx");--> statement-breakpoint
CREATE INDEX "vehicle_log_vehicle_use_date_index" ON "vehicle_log" USING btree ("idx_vehicle","use_date");