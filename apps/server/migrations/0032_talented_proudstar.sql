CREATE TABLE "gift_card" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60),
	"kind" text NOT NULL,
	"face" bigint NOT NULL,
	"pool" text DEFAULT 'gen' NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_ledger" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_card" bigint,
	"move" text NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"balance" integer,
	"amount" bigint NOT NULL,
	"serial_from" varchar(40),
	"serial_to" varchar(40),
	"at" date NOT NULL,
	"vendor" varchar(80),
	"buy_price" bigint,
	"idx_receiver_staff" bigint,
	"idx_receiver_contact" bigint,
	"reason" text,
	"sign" bigint,
	"idx_document" bigint,
	"idx_req" bigint,
	"idx_cancels" bigint,
	"is_taxed" boolean DEFAULT false NOT NULL,
	"memo" varchar(200),
	"pool" text,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_ledger_qty_bounds" CHECK ("gift_ledger"."qty" <= 100000)
);
--> statement-breakpoint
CREATE TABLE "gift_month" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"month" varchar(7) NOT NULL,
	"pool" text DEFAULT 'gen' NOT NULL,
	"in_qty" integer,
	"out_qty" integer,
	"balance" integer,
	"amount" bigint,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_req" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_card" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"qty" integer NOT NULL,
	"use" text NOT NULL,
	"idx_customer" bigint,
	"reason" varchar(200) NOT NULL,
	"need_by" date NOT NULL,
	"idx_document" bigint,
	"reject_reason" varchar(200),
	"given_at" timestamp with time zone,
	"approved_on" date,
	"serial_from" varchar(40),
	"serial_to" varchar(40),
	"sign" bigint,
	"pool" text,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_req_qty_bounds" CHECK ("gift_req"."qty" >= 1 and "gift_req"."qty" <= 10000)
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(80) NOT NULL,
	"category" varchar(40),
	"qty_total" integer NOT NULL,
	"photo" bigint,
	"place" varchar(80),
	"max_days" integer DEFAULT 7 NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "goods_qty_total_bounds" CHECK ("goods"."qty_total" >= 0 and "goods"."qty_total" <= 10000),
	CONSTRAINT "goods_max_days_bounds" CHECK ("goods"."max_days" >= 1 and "goods"."max_days" <= 90)
);
--> statement-breakpoint
CREATE TABLE "goods_rental" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_goods" bigint NOT NULL,
	"idx_renter" bigint NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"purpose" varchar(200) NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
	"out_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_state" text,
	"return_note" varchar(200),
	"reject_reason" varchar(200),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "goods_rental_qty_bounds" CHECK ("goods_rental"."qty" >= 1 and "goods_rental"."qty" <= 10000),
	CONSTRAINT "goods_rental_extended_bounds" CHECK ("goods_rental"."extended" >= 0 and "goods_rental"."extended" <= 1)
);
--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_card_gift_card_idx_fk" FOREIGN KEY ("idx_card") REFERENCES "public"."gift_card"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_receiver_staff_staff_idx_fk" FOREIGN KEY ("idx_receiver_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_receiver_contact_contact_idx_fk" FOREIGN KEY ("idx_receiver_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_req_gift_req_idx_fk" FOREIGN KEY ("idx_req") REFERENCES "public"."gift_req"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ledger" ADD CONSTRAINT "gift_ledger_idx_cancels_gift_ledger_idx_fk" FOREIGN KEY ("idx_cancels") REFERENCES "public"."gift_ledger"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_req" ADD CONSTRAINT "gift_req_idx_card_gift_card_idx_fk" FOREIGN KEY ("idx_card") REFERENCES "public"."gift_card"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_req" ADD CONSTRAINT "gift_req_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_req" ADD CONSTRAINT "gift_req_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_req" ADD CONSTRAINT "gift_req_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_rental" ADD CONSTRAINT "goods_rental_idx_goods_goods_idx_fk" FOREIGN KEY ("idx_goods") REFERENCES "public"."goods"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_rental" ADD CONSTRAINT "goods_rental_idx_renter_staff_idx_fk" FOREIGN KEY ("idx_renter") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_kind_face_pool_unique" ON "gift_card" USING btree ("kind","face","pool") WHERE "gift_card"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "gift_card_name_idx_list" ON "gift_card" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "gift_card_kind_name_idx_list" ON "gift_card" USING btree ("kind","name","idx");--> statement-breakpoint
CREATE INDEX "gift_card_pool_name_idx_list" ON "gift_card" USING btree ("pool","name","idx");--> statement-breakpoint
CREATE INDEX "gift_card_is_use_name_idx_list" ON "gift_card" USING btree ("is_use","name","idx");--> statement-breakpoint
CREATE INDEX "gift_card_is_use_idx_list" ON "gift_card" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_balance_index" ON "gift_ledger" USING btree ("idx_card","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_card_at_index" ON "gift_ledger" USING btree ("idx_card","at");--> statement-breakpoint
CREATE INDEX "gift_ledger_receiver_staff_index" ON "gift_ledger" USING btree ("idx_receiver_staff");--> statement-breakpoint
CREATE INDEX "gift_ledger_req_index" ON "gift_ledger" USING btree ("idx_req");--> statement-breakpoint
CREATE INDEX "gift_ledger_idx_card_idx_list" ON "gift_ledger" USING btree ("idx_card","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_idx_list" ON "gift_ledger" USING btree ("move","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_reason_idx_list" ON "gift_ledger" USING btree ("reason","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_idx_receiver_staff_idx_list" ON "gift_ledger" USING btree ("idx_receiver_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_is_taxed_idx_list" ON "gift_ledger" USING btree ("is_taxed","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_idx_writer_idx_list" ON "gift_ledger" USING btree ("idx_writer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_idx_card_idx_list" ON "gift_ledger" USING btree ("move","idx_card","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_idx_writer_idx_list" ON "gift_ledger" USING btree ("move","idx_writer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_reason_idx_list" ON "gift_ledger" USING btree ("move","reason","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_idx_receiver_staff_idx_list" ON "gift_ledger" USING btree ("move","idx_receiver_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_is_taxed_idx_list" ON "gift_ledger" USING btree ("move","is_taxed","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_move_idx_receiver_contact_idx_list" ON "gift_ledger" USING btree ("move","idx_receiver_contact","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_ledger_idx_cancels_list" ON "gift_ledger" USING btree ("idx_cancels");--> statement-breakpoint
CREATE INDEX "gift_ledger_at_idx_list" ON "gift_ledger" USING btree ("at","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_qty_idx_list" ON "gift_ledger" USING btree ("qty","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_amount_idx_list" ON "gift_ledger" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_balance_idx_list" ON "gift_ledger" USING btree ("balance","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_at_idx_list" ON "gift_ledger" USING btree ("move","at","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_qty_idx_list" ON "gift_ledger" USING btree ("move","qty","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_amount_idx_list" ON "gift_ledger" USING btree ("move","amount","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_serial_from_idx_list" ON "gift_ledger" USING btree ("move","serial_from","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_serial_to_idx_list" ON "gift_ledger" USING btree ("move","serial_to","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_vendor_idx_list" ON "gift_ledger" USING btree ("move","vendor","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_buy_price_idx_list" ON "gift_ledger" USING btree ("move","buy_price","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_move_balance_idx_list" ON "gift_ledger" USING btree ("move","balance","idx");--> statement-breakpoint
CREATE INDEX "gift_ledger_memo_words" ON "gift_ledger" USING gin (word_pairs("memo"));--> statement-breakpoint
CREATE INDEX "gift_ledger_serial_from_words" ON "gift_ledger" USING gin (word_pairs("serial_from"));--> statement-breakpoint
CREATE INDEX "gift_ledger_vendor_words" ON "gift_ledger" USING gin (word_pairs("vendor"));--> statement-breakpoint
CREATE UNIQUE INDEX "gift_month_month_pool_unique" ON "gift_month" USING btree ("month","pool") WHERE "gift_month"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "gift_month_month_idx_list" ON "gift_month" USING btree ("month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_month_pool_month_idx_list" ON "gift_month" USING btree ("pool","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_month_idx_writer_month_idx_list" ON "gift_month" USING btree ("idx_writer","month" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_month_in_qty_idx_list" ON "gift_month" USING btree ("in_qty","idx");--> statement-breakpoint
CREATE INDEX "gift_month_out_qty_idx_list" ON "gift_month" USING btree ("out_qty","idx");--> statement-breakpoint
CREATE INDEX "gift_month_balance_idx_list" ON "gift_month" USING btree ("balance","idx");--> statement-breakpoint
CREATE INDEX "gift_month_amount_idx_list" ON "gift_month" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "gift_month_wdate_idx_list" ON "gift_month" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "gift_req_card_status_index" ON "gift_req" USING btree ("idx_card","status");--> statement-breakpoint
CREATE INDEX "gift_req_wdate_idx_list" ON "gift_req" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_req_idx_staff_wdate_idx_use_status_list" ON "gift_req" USING btree ("idx_staff","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"use","status");--> statement-breakpoint
CREATE INDEX "gift_req_idx_card_wdate_idx_list" ON "gift_req" USING btree ("idx_card","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_req_use_wdate_idx_list" ON "gift_req" USING btree ("use","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_req_status_wdate_idx_list" ON "gift_req" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_req_approved_on_list" ON "gift_req" USING btree ("approved_on");--> statement-breakpoint
CREATE INDEX "gift_req_qty_idx_list" ON "gift_req" USING btree ("qty","idx");--> statement-breakpoint
CREATE INDEX "gift_req_reason_idx_list" ON "gift_req" USING btree ("reason","idx");--> statement-breakpoint
CREATE INDEX "gift_req_need_by_idx_list" ON "gift_req" USING btree ("need_by","idx");--> statement-breakpoint
CREATE INDEX "gift_req_reason_words" ON "gift_req" USING gin (word_pairs("reason"));--> statement-breakpoint
CREATE UNIQUE INDEX "goods_name_unique" ON "goods" USING btree ("name") WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "goods_name_idx_list" ON "goods" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "goods_is_use_name_idx_list" ON "goods" USING btree ("is_use","name","idx");--> statement-breakpoint
CREATE INDEX "goods_category_idx_list" ON "goods" USING btree ("category","idx");--> statement-breakpoint
CREATE INDEX "goods_qty_total_idx_list" ON "goods" USING btree ("qty_total","idx");--> statement-breakpoint
CREATE INDEX "goods_place_idx_list" ON "goods" USING btree ("place","idx");--> statement-breakpoint
CREATE INDEX "goods_is_use_idx_list" ON "goods" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "goods_name_words" ON "goods" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "goods_category_words" ON "goods" USING gin (word_pairs("category"));--> statement-breakpoint
CREATE INDEX "goods_place_words" ON "goods" USING gin (word_pairs("place"));--> statement-breakpoint
CREATE INDEX "goods_rental_goods_status_index" ON "goods_rental" USING btree ("idx_goods","status");--> statement-breakpoint
CREATE INDEX "goods_rental_status_to_at_index" ON "goods_rental" USING btree ("status","to_at");--> statement-breakpoint
CREATE INDEX "goods_rental_idx_renter_idx_status_list" ON "goods_rental" USING btree ("idx_renter","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "goods_rental_status_idx_list" ON "goods_rental" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "goods_rental_idx_goods_idx_list" ON "goods_rental" USING btree ("idx_goods","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "goods_rental_wdate_idx_list" ON "goods_rental" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "goods_rental_qty_idx_list" ON "goods_rental" USING btree ("qty","idx");--> statement-breakpoint
CREATE INDEX "goods_rental_from_at_idx_list" ON "goods_rental" USING btree ("from_at","idx");--> statement-breakpoint
CREATE INDEX "goods_rental_to_at_idx_list" ON "goods_rental" USING btree ("to_at","idx");--> statement-breakpoint
CREATE INDEX "goods_rental_purpose_idx_list" ON "goods_rental" USING btree ("purpose","idx");--> statement-breakpoint
CREATE INDEX "goods_rental_purpose_words" ON "goods_rental" USING gin (word_pairs("purpose"));