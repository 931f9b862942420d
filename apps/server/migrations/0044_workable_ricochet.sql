CREATE TABLE "class_textbook" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_class_run" bigint NOT NULL,
	"idx_textbook" bigint NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_textbook_qty_bounds" CHECK ("class_textbook"."qty" >= 1)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "idx_customer" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "quote_item" ADD COLUMN "idx_textbook" bigint;--> statement-breakpoint
ALTER TABLE "class_textbook" ADD CONSTRAINT "class_textbook_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_textbook" ADD CONSTRAINT "class_textbook_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_textbook_class_run_textbook_unique" ON "class_textbook" USING btree ("idx_class_run","idx_textbook") WHERE "class_textbook"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_customer_index" ON "booking" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "booking_class_run_index" ON "booking" USING btree ("idx_class_run");--> statement-breakpoint
CREATE INDEX "call_log_idx_smp_list" ON "call_log" USING btree ("idx_smp");--> statement-breakpoint
CREATE INDEX "customer_phone_words" ON "customer" USING gin (word_pairs("phone"));--> statement-breakpoint
CREATE INDEX "outside_work_work_date_idx_list" ON "outside_work" USING btree ("work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outside_work_idx_staff_work_date_idx_list" ON "outside_work" USING btree ("idx_staff","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outside_work_transport_work_date_idx_list" ON "outside_work" USING btree ("transport","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outside_work_status_work_date_idx_list" ON "outside_work" USING btree ("status","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outside_work_idx_customer_work_date_idx_list" ON "outside_work" USING btree ("idx_customer","work_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outside_work_place_idx_list" ON "outside_work" USING btree ("place","idx");--> statement-breakpoint
CREATE INDEX "outside_work_out_at_idx_list" ON "outside_work" USING btree ("out_at","idx");--> statement-breakpoint
CREATE INDEX "outside_work_in_at_idx_list" ON "outside_work" USING btree ("in_at","idx");--> statement-breakpoint
CREATE INDEX "outside_work_distance_km_idx_list" ON "outside_work" USING btree ("distance_km","idx");--> statement-breakpoint
CREATE INDEX "outside_work_place_words" ON "outside_work" USING gin (word_pairs("place"));--> statement-breakpoint
CREATE INDEX "outside_work_purpose_words" ON "outside_work" USING gin (word_pairs("purpose"));