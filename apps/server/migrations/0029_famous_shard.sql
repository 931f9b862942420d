CREATE TABLE "return_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_return_order" bigint NOT NULL,
	"idx_shipment_item" bigint,
	"idx_textbook" bigint NOT NULL,
	"qty" integer NOT NULL,
	"ok_qty" integer,
	"damage_qty" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "return_item_qty_bounds" CHECK ("return_item"."qty" >= 1 and "return_item"."qty" <= 99999),
	CONSTRAINT "return_item_ok_qty_bounds" CHECK ("return_item"."ok_qty" >= 0),
	CONSTRAINT "return_item_damage_qty_bounds" CHECK ("return_item"."damage_qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_order" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"return_no" varchar(60),
	"title" varchar(160),
	"idx_shipment" bigint NOT NULL,
	"reason" varchar(200) NOT NULL,
	"pickup" text DEFAULT 'parcel' NOT NULL,
	"recv_at" timestamp with time zone,
	"idx_handler" bigint,
	"reject_reason" varchar(200),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"ship_no" varchar(60),
	"title" varchar(160),
	"idx_customer" bigint NOT NULL,
	"idx_contact" bigint,
	"receiver" varchar(40) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"zip" varchar(10) NOT NULL,
	"addr" varchar(300) NOT NULL,
	"reason" text DEFAULT 'class' NOT NULL,
	"want_date" date,
	"carrier" text,
	"tracking_no" varchar(40),
	"box_qty" integer,
	"fee" bigint,
	"supply" bigint,
	"idx_publish" bigint,
	"idx_tutor_textbook" bigint,
	"out_at" timestamp with time zone,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shipment_box_qty_bounds" CHECK ("shipment"."box_qty" >= 1 and "shipment"."box_qty" <= 999)
);
--> statement-breakpoint
CREATE TABLE "shipment_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_shipment" bigint NOT NULL,
	"idx_textbook" bigint NOT NULL,
	"qty" integer NOT NULL,
	"unit_price" bigint,
	"amount" bigint,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shipment_item_qty_bounds" CHECK ("shipment_item"."qty" >= 1 and "shipment_item"."qty" <= 99999)
);
--> statement-breakpoint
CREATE TABLE "tutor_textbook" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(160),
	"idx_tutor_staff" bigint,
	"tutor_name" varchar(60),
	"tutor_phone" varchar(20) NOT NULL,
	"idx_customer" bigint NOT NULL,
	"class_name" varchar(100) NOT NULL,
	"class_to" date,
	"need_by" date NOT NULL,
	"urgent_reason" varchar(200),
	"is_urgent" boolean,
	"receive" text DEFAULT 'parcel' NOT NULL,
	"zip" varchar(10),
	"addr" varchar(300),
	"keep" text DEFAULT 'return' NOT NULL,
	"return_due" date,
	"ship_no" varchar(40),
	"recv_at" timestamp with time zone,
	"reject_reason" varchar(200),
	"memo" varchar(300),
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_textbook_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_tutor_textbook" bigint NOT NULL,
	"idx_textbook" bigint NOT NULL,
	"qty" integer NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"lost_qty" integer DEFAULT 0 NOT NULL,
	"remains" integer,
	"state" text DEFAULT 'wait' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tutor_textbook_item_qty_bounds" CHECK ("tutor_textbook_item"."qty" >= 1 and "tutor_textbook_item"."qty" <= 9999),
	CONSTRAINT "tutor_textbook_item_returned_qty_bounds" CHECK ("tutor_textbook_item"."returned_qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_idx_return_order_return_order_idx_fk" FOREIGN KEY ("idx_return_order") REFERENCES "public"."return_order"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_idx_shipment_item_shipment_item_idx_fk" FOREIGN KEY ("idx_shipment_item") REFERENCES "public"."shipment_item"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_order" ADD CONSTRAINT "return_order_idx_shipment_shipment_idx_fk" FOREIGN KEY ("idx_shipment") REFERENCES "public"."shipment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_order" ADD CONSTRAINT "return_order_idx_handler_staff_idx_fk" FOREIGN KEY ("idx_handler") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_publish_sales_publish_idx_fk" FOREIGN KEY ("idx_publish") REFERENCES "public"."sales_publish"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_tutor_textbook_tutor_textbook_idx_fk" FOREIGN KEY ("idx_tutor_textbook") REFERENCES "public"."tutor_textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_item" ADD CONSTRAINT "shipment_item_idx_shipment_shipment_idx_fk" FOREIGN KEY ("idx_shipment") REFERENCES "public"."shipment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_item" ADD CONSTRAINT "shipment_item_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_textbook" ADD CONSTRAINT "tutor_textbook_idx_tutor_staff_staff_idx_fk" FOREIGN KEY ("idx_tutor_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_textbook" ADD CONSTRAINT "tutor_textbook_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_textbook_item" ADD CONSTRAINT "tutor_textbook_item_idx_tutor_textbook_tutor_textbook_idx_fk" FOREIGN KEY ("idx_tutor_textbook") REFERENCES "public"."tutor_textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_textbook_item" ADD CONSTRAINT "tutor_textbook_item_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_item_return_order_index" ON "return_item" USING btree ("idx_return_order");--> statement-breakpoint
CREATE INDEX "return_item_shipment_item_index" ON "return_item" USING btree ("idx_shipment_item");--> statement-breakpoint
CREATE UNIQUE INDEX "return_order_return_no_unique" ON "return_order" USING btree ("return_no") WHERE "return_order"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "return_order_shipment_index" ON "return_order" USING btree ("idx_shipment");--> statement-breakpoint
CREATE INDEX "return_order_status_index" ON "return_order" USING btree ("status");--> statement-breakpoint
CREATE INDEX "return_order_wdate_idx_list" ON "return_order" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "return_order_idx_writer_wdate_idx_status_list" ON "return_order" USING btree ("idx_writer","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "return_order_status_wdate_idx_list" ON "return_order" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "return_order_idx_shipment_wdate_idx_list" ON "return_order" USING btree ("idx_shipment","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "return_order_idx_handler_wdate_idx_list" ON "return_order" USING btree ("idx_handler","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "return_order_return_no_idx_list" ON "return_order" USING btree ("return_no","idx");--> statement-breakpoint
CREATE INDEX "return_order_title_idx_list" ON "return_order" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "return_order_reason_idx_list" ON "return_order" USING btree ("reason","idx");--> statement-breakpoint
CREATE INDEX "return_order_return_no_words" ON "return_order" USING gin (word_pairs("return_no"));--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_ship_no_unique" ON "shipment" USING btree ("ship_no") WHERE "shipment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shipment_status_want_date_index" ON "shipment" USING btree ("status","want_date");--> statement-breakpoint
CREATE INDEX "shipment_customer_index" ON "shipment" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "shipment_tutor_textbook_index" ON "shipment" USING btree ("idx_tutor_textbook");--> statement-breakpoint
CREATE INDEX "shipment_publish_index" ON "shipment" USING btree ("idx_publish");--> statement-breakpoint
CREATE INDEX "shipment_idx_writer_idx_status_reason_list" ON "shipment" USING btree ("idx_writer","idx" DESC NULLS FIRST,"status","reason");--> statement-breakpoint
CREATE INDEX "shipment_status_idx_list" ON "shipment" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_idx_customer_idx_list" ON "shipment" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_reason_idx_list" ON "shipment" USING btree ("reason","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_wdate_idx_list" ON "shipment" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "shipment_ship_no_idx_list" ON "shipment" USING btree ("ship_no","idx");--> statement-breakpoint
CREATE INDEX "shipment_receiver_idx_list" ON "shipment" USING btree ("receiver","idx");--> statement-breakpoint
CREATE INDEX "shipment_title_idx_list" ON "shipment" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "shipment_want_date_idx_list" ON "shipment" USING btree ("want_date","idx");--> statement-breakpoint
CREATE INDEX "shipment_out_at_idx_list" ON "shipment" USING btree ("out_at","idx");--> statement-breakpoint
CREATE INDEX "shipment_tracking_no_idx_list" ON "shipment" USING btree ("tracking_no","idx");--> statement-breakpoint
CREATE INDEX "shipment_ship_no_words" ON "shipment" USING gin (word_pairs("ship_no"));--> statement-breakpoint
CREATE INDEX "shipment_receiver_words" ON "shipment" USING gin (word_pairs("receiver"));--> statement-breakpoint
CREATE INDEX "shipment_tracking_no_words" ON "shipment" USING gin (word_pairs("tracking_no"));--> statement-breakpoint
CREATE INDEX "shipment_item_shipment_index" ON "shipment_item" USING btree ("idx_shipment");--> statement-breakpoint
CREATE INDEX "shipment_item_textbook_index" ON "shipment_item" USING btree ("idx_textbook");--> statement-breakpoint
CREATE INDEX "tutor_textbook_status_need_by_index" ON "tutor_textbook" USING btree ("status","need_by");--> statement-breakpoint
CREATE INDEX "tutor_textbook_customer_index" ON "tutor_textbook" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "tutor_textbook_tutor_staff_index" ON "tutor_textbook" USING btree ("idx_tutor_staff");--> statement-breakpoint
CREATE INDEX "tutor_textbook_wdate_idx_list" ON "tutor_textbook" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_idx_writer_wdate_idx_status_receive_is_urgent_li" ON "tutor_textbook" USING btree ("idx_writer","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"status","receive","is_urgent");--> statement-breakpoint
CREATE INDEX "tutor_textbook_status_wdate_idx_list" ON "tutor_textbook" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_receive_wdate_idx_list" ON "tutor_textbook" USING btree ("receive","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_is_urgent_wdate_idx_list" ON "tutor_textbook" USING btree ("is_urgent","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_idx_customer_wdate_idx_list" ON "tutor_textbook" USING btree ("idx_customer","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_tutor_name_idx_list" ON "tutor_textbook" USING btree ("tutor_name","idx");--> statement-breakpoint
CREATE INDEX "tutor_textbook_class_name_idx_list" ON "tutor_textbook" USING btree ("class_name","idx");--> statement-breakpoint
CREATE INDEX "tutor_textbook_title_idx_list" ON "tutor_textbook" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "tutor_textbook_need_by_idx_list" ON "tutor_textbook" USING btree ("need_by","idx");--> statement-breakpoint
CREATE INDEX "tutor_textbook_return_due_idx_list" ON "tutor_textbook" USING btree ("return_due","idx");--> statement-breakpoint
CREATE INDEX "tutor_textbook_tutor_name_words" ON "tutor_textbook" USING gin (word_pairs("tutor_name"));--> statement-breakpoint
CREATE INDEX "tutor_textbook_class_name_words" ON "tutor_textbook" USING gin (word_pairs("class_name"));--> statement-breakpoint
CREATE INDEX "tutor_textbook_title_words" ON "tutor_textbook" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "tutor_textbook_item_tutor_textbook_index" ON "tutor_textbook_item" USING btree ("idx_tutor_textbook");--> statement-breakpoint
CREATE INDEX "tutor_textbook_item_textbook_index" ON "tutor_textbook_item" USING btree ("idx_textbook");