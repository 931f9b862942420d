CREATE TABLE "fuel_cost" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"month" varchar(7) NOT NULL,
	"name" varchar(80),
	"idx_vehicle" bigint,
	"idx_own_car" bigint,
	"idx_staff" bigint,
	"is_own" boolean,
	"fuel" text DEFAULT 'gas' NOT NULL,
	"km" numeric(8, 1),
	"liters" numeric(8, 2),
	"unit_price" bigint,
	"amount" bigint DEFAULT 0 NOT NULL,
	"card_last4" varchar(4),
	"source" text DEFAULT 'log' NOT NULL,
	"receipt" bigint,
	"fix_reason" varchar(200),
	"notes" text[],
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fuel_rate" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"month" varchar(7) NOT NULL,
	"fuel" text NOT NULL,
	"krw_per_km" bigint NOT NULL,
	"name" varchar(40),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_round" bigint NOT NULL,
	"name" varchar(60) NOT NULL,
	"image" bigint,
	"description" varchar(500),
	"stock" integer,
	"unit_cost" bigint,
	"is_default" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_item_stock_bounds" CHECK ("gift_item"."stock" >= 1 and "gift_item"."stock" <= 100000)
);
--> statement-breakpoint
CREATE TABLE "gift_pick" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"title" varchar(110),
	"idx_item" bigint,
	"receiver" varchar(40),
	"phone" varchar(20),
	"zip" varchar(5),
	"addr1" varchar(200),
	"addr2" varchar(100),
	"memo" varchar(100),
	"picked_at" timestamp with time zone,
	"is_auto" boolean DEFAULT false NOT NULL,
	"lacks_address" boolean,
	"ship_no" varchar(40),
	"sent_at" timestamp with time zone,
	"status" text DEFAULT 'none' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_round" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"open_from" date NOT NULL,
	"open_to" date NOT NULL,
	"ship_from" date,
	"vendor" varchar(80),
	"idx_office" bigint,
	"people" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_car" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"plate_no" varchar(20) NOT NULL,
	"model" varchar(60),
	"fuel" text NOT NULL,
	"insurance_to" date,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_work" ADD COLUMN "idx_fuel_month" bigint;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD COLUMN "idx_fuel_month" bigint;--> statement-breakpoint
ALTER TABLE "fuel_cost" ADD CONSTRAINT "fuel_cost_idx_vehicle_vehicle_idx_fk" FOREIGN KEY ("idx_vehicle") REFERENCES "public"."vehicle"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuel_cost" ADD CONSTRAINT "fuel_cost_idx_own_car_own_car_idx_fk" FOREIGN KEY ("idx_own_car") REFERENCES "public"."own_car"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuel_cost" ADD CONSTRAINT "fuel_cost_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_item" ADD CONSTRAINT "gift_item_idx_round_gift_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."gift_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pick" ADD CONSTRAINT "gift_pick_idx_round_gift_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."gift_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pick" ADD CONSTRAINT "gift_pick_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pick" ADD CONSTRAINT "gift_pick_idx_item_gift_item_idx_fk" FOREIGN KEY ("idx_item") REFERENCES "public"."gift_item"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_round" ADD CONSTRAINT "gift_round_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_car" ADD CONSTRAINT "own_car_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fuel_cost_month_vehicle_own_car_source_unique" ON "fuel_cost" USING btree ("month",coalesce("idx_vehicle", -1),coalesce("idx_own_car", -1),"source") WHERE "fuel_cost"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fuel_cost_month_status_index" ON "fuel_cost" USING btree ("month","status");--> statement-breakpoint
CREATE INDEX "fuel_cost_month_notes_name_idx_list" ON "fuel_cost" USING btree ("month" DESC NULLS FIRST,"notes" DESC NULLS LAST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_idx_vehicle_month_notes_name_idx_list" ON "fuel_cost" USING btree ("idx_vehicle","month" DESC NULLS FIRST,"notes" DESC NULLS LAST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_source_month_notes_name_idx_list" ON "fuel_cost" USING btree ("source","month" DESC NULLS FIRST,"notes" DESC NULLS LAST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_status_month_notes_name_idx_list" ON "fuel_cost" USING btree ("status","month" DESC NULLS FIRST,"notes" DESC NULLS LAST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_fuel_month_notes_name_idx_list" ON "fuel_cost" USING btree ("fuel","month" DESC NULLS FIRST,"notes" DESC NULLS LAST,"name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_status_is_own_month_idx_list" ON "fuel_cost" USING btree ("status","is_own","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fuel_cost_status_is_own_idx_staff_month_idx_list" ON "fuel_cost" USING btree ("status","is_own","idx_staff","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fuel_cost_month_idx_list" ON "fuel_cost" USING btree ("month","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_name_idx_list" ON "fuel_cost" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_km_idx_list" ON "fuel_cost" USING btree ("km","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_unit_price_idx_list" ON "fuel_cost" USING btree ("unit_price","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_amount_idx_list" ON "fuel_cost" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_status_is_own_km_idx_list" ON "fuel_cost" USING btree ("status","is_own","km","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_status_is_own_amount_idx_list" ON "fuel_cost" USING btree ("status","is_own","amount","idx");--> statement-breakpoint
CREATE INDEX "fuel_cost_name_words" ON "fuel_cost" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "fuel_cost_notes_each" ON "fuel_cost" USING gin ("notes");--> statement-breakpoint
CREATE UNIQUE INDEX "fuel_rate_month_fuel_unique" ON "fuel_rate" USING btree ("month","fuel") WHERE "fuel_rate"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "fuel_rate_month_idx_list" ON "fuel_rate" USING btree ("month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fuel_rate_fuel_month_idx_list" ON "fuel_rate" USING btree ("fuel","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fuel_rate_idx_writer_month_idx_list" ON "fuel_rate" USING btree ("idx_writer","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fuel_rate_krw_per_km_idx_list" ON "fuel_rate" USING btree ("krw_per_km","idx");--> statement-breakpoint
CREATE INDEX "fuel_rate_wdate_idx_list" ON "fuel_rate" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "gift_item_round_index" ON "gift_item" USING btree ("idx_round");--> statement-breakpoint
CREATE INDEX "gift_item_name_idx_list" ON "gift_item" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "gift_item_stock_idx_list" ON "gift_item" USING btree ("stock","idx");--> statement-breakpoint
CREATE INDEX "gift_item_unit_cost_idx_list" ON "gift_item" USING btree ("unit_cost","idx");--> statement-breakpoint
CREATE INDEX "gift_item_is_default_idx_list" ON "gift_item" USING btree ("is_default","idx");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_pick_round_staff_unique" ON "gift_pick" USING btree ("idx_round","idx_staff") WHERE "gift_pick"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "gift_pick_staff_index" ON "gift_pick" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "gift_pick_item_index" ON "gift_pick" USING btree ("idx_item");--> statement-breakpoint
CREATE INDEX "gift_pick_status_index" ON "gift_pick" USING btree ("status");--> statement-breakpoint
CREATE INDEX "gift_pick_idx_staff_status_lacks_address_list" ON "gift_pick" USING btree ("idx_staff","status","lacks_address");--> statement-breakpoint
CREATE INDEX "gift_pick_lacks_address_list" ON "gift_pick" USING btree ("lacks_address");--> statement-breakpoint
CREATE INDEX "gift_pick_status_idx_round_list" ON "gift_pick" USING btree ("status","idx_round");--> statement-breakpoint
CREATE INDEX "gift_pick_status_idx_item_list" ON "gift_pick" USING btree ("status","idx_item");--> statement-breakpoint
CREATE INDEX "gift_pick_status_lacks_address_list" ON "gift_pick" USING btree ("status","lacks_address");--> statement-breakpoint
CREATE INDEX "gift_pick_receiver_idx_list" ON "gift_pick" USING btree ("receiver","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_phone_idx_list" ON "gift_pick" USING btree ("phone","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_addr1_idx_list" ON "gift_pick" USING btree ("addr1","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_picked_at_idx_list" ON "gift_pick" USING btree ("picked_at","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_ship_no_idx_list" ON "gift_pick" USING btree ("ship_no","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_receiver_idx_list" ON "gift_pick" USING btree ("status","receiver","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_phone_idx_list" ON "gift_pick" USING btree ("status","phone","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_zip_idx_list" ON "gift_pick" USING btree ("status","zip","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_addr1_idx_list" ON "gift_pick" USING btree ("status","addr1","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_addr2_idx_list" ON "gift_pick" USING btree ("status","addr2","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_memo_idx_list" ON "gift_pick" USING btree ("status","memo","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_status_ship_no_idx_list" ON "gift_pick" USING btree ("status","ship_no","idx");--> statement-breakpoint
CREATE INDEX "gift_pick_receiver_words" ON "gift_pick" USING gin (word_pairs("receiver"));--> statement-breakpoint
CREATE INDEX "gift_pick_ship_no_words" ON "gift_pick" USING gin (word_pairs("ship_no"));--> statement-breakpoint
CREATE INDEX "gift_round_name_idx_list" ON "gift_round" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "gift_round_open_from_idx_list" ON "gift_round" USING btree ("open_from","idx");--> statement-breakpoint
CREATE INDEX "gift_round_open_to_idx_list" ON "gift_round" USING btree ("open_to","idx");--> statement-breakpoint
CREATE INDEX "gift_round_ship_from_idx_list" ON "gift_round" USING btree ("ship_from","idx");--> statement-breakpoint
CREATE UNIQUE INDEX "own_car_plate_no_unique" ON "own_car" USING btree ("plate_no") WHERE "own_car"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "own_car_staff_index" ON "own_car" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "own_car_fuel_idx_list" ON "own_car" USING btree ("fuel","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "own_car_is_use_idx_list" ON "own_car" USING btree ("is_use","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "own_car_idx_staff_idx_list" ON "own_car" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "own_car_plate_no_idx_list" ON "own_car" USING btree ("plate_no","idx");--> statement-breakpoint
CREATE INDEX "own_car_model_idx_list" ON "own_car" USING btree ("model","idx");--> statement-breakpoint
CREATE INDEX "own_car_insurance_to_idx_list" ON "own_car" USING btree ("insurance_to","idx");--> statement-breakpoint
CREATE INDEX "own_car_plate_no_words" ON "own_car" USING gin (word_pairs("plate_no"));--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_fuel_month_fuel_cost_idx_fk" FOREIGN KEY ("idx_fuel_month") REFERENCES "public"."fuel_cost"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_log" ADD CONSTRAINT "vehicle_log_idx_fuel_month_fuel_cost_idx_fk" FOREIGN KEY ("idx_fuel_month") REFERENCES "public"."fuel_cost"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_work_fuel_month_index" ON "outside_work" USING btree ("idx_fuel_month");--> statement-breakpoint
CREATE INDEX "vehicle_log_fuel_month_index" ON "vehicle_log" USING btree ("idx_fuel_month");