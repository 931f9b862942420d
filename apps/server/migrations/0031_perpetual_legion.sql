CREATE TABLE "asset_check" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"category" text,
	"idx_team" bigint,
	"status" text DEFAULT 'run' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_check_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_check" bigint NOT NULL,
	"idx_asset" bigint NOT NULL,
	"idx_staff" bigint,
	"result" text DEFAULT 'none' NOT NULL,
	"location" varchar(80),
	"checked_at" timestamp with time zone,
	"photo" bigint,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_disposal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"disposal_no" varchar(20),
	"idx_asset" bigint NOT NULL,
	"idx_report" bigint,
	"idx_requester" bigint NOT NULL,
	"reason" varchar(2000) NOT NULL,
	"method" text DEFAULT 'scrap' NOT NULL,
	"book_value" bigint,
	"sale_price" bigint,
	"vendor" varchar(80),
	"wipe_confirm" boolean DEFAULT false NOT NULL,
	"evidence" bigint[],
	"disposed_at" date,
	"reject_reason" varchar(200),
	"approved_on" date,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_move" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_asset" bigint NOT NULL,
	"kind" text NOT NULL,
	"idx_from_staff" bigint,
	"idx_to_staff" bigint,
	"from_location" varchar(80),
	"to_location" varchar(80),
	"at" timestamp with time zone NOT NULL,
	"idx_report" bigint,
	"memo" varchar(300),
	"receipt_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_report" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_asset" bigint NOT NULL,
	"asset_text" varchar(140),
	"kind" text DEFAULT 'repair' NOT NULL,
	"idx_reporter" bigint NOT NULL,
	"happened_at" date NOT NULL,
	"content" varchar(2000) NOT NULL,
	"photo" bigint[],
	"idx_to_staff" bigint,
	"statement" varchar(4000),
	"statement_file" bigint,
	"charge" text,
	"idx_handler" bigint,
	"repair_vendor" varchar(80),
	"repair_cost" bigint,
	"result" varchar(2000),
	"done_at" timestamp with time zone,
	"status" text DEFAULT 'recv' NOT NULL,
	"due" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset" DROP CONSTRAINT "asset_asset_no_unique";--> statement-breakpoint
ALTER TABLE "asset" DROP CONSTRAINT "asset_serial_no_unique";--> statement-breakpoint
ALTER TABLE "asset" ALTER COLUMN "asset_no" SET DATA TYPE varchar(60);--> statement-breakpoint
ALTER TABLE "asset" ALTER COLUMN "asset_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "asset" ALTER COLUMN "memo" SET DATA TYPE varchar(2000);--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "receipt" text;--> statement-breakpoint
ALTER TABLE "asset_check" ADD CONSTRAINT "asset_check_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_check_item" ADD CONSTRAINT "asset_check_item_idx_check_asset_check_idx_fk" FOREIGN KEY ("idx_check") REFERENCES "public"."asset_check"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_check_item" ADD CONSTRAINT "asset_check_item_idx_asset_asset_idx_fk" FOREIGN KEY ("idx_asset") REFERENCES "public"."asset"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_check_item" ADD CONSTRAINT "asset_check_item_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_disposal" ADD CONSTRAINT "asset_disposal_idx_asset_asset_idx_fk" FOREIGN KEY ("idx_asset") REFERENCES "public"."asset"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_disposal" ADD CONSTRAINT "asset_disposal_idx_report_asset_report_idx_fk" FOREIGN KEY ("idx_report") REFERENCES "public"."asset_report"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_disposal" ADD CONSTRAINT "asset_disposal_idx_requester_staff_idx_fk" FOREIGN KEY ("idx_requester") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_move" ADD CONSTRAINT "asset_move_idx_asset_asset_idx_fk" FOREIGN KEY ("idx_asset") REFERENCES "public"."asset"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_move" ADD CONSTRAINT "asset_move_idx_from_staff_staff_idx_fk" FOREIGN KEY ("idx_from_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_move" ADD CONSTRAINT "asset_move_idx_to_staff_staff_idx_fk" FOREIGN KEY ("idx_to_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_move" ADD CONSTRAINT "asset_move_idx_report_asset_report_idx_fk" FOREIGN KEY ("idx_report") REFERENCES "public"."asset_report"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_asset_asset_idx_fk" FOREIGN KEY ("idx_asset") REFERENCES "public"."asset"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_reporter_staff_idx_fk" FOREIGN KEY ("idx_reporter") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_to_staff_staff_idx_fk" FOREIGN KEY ("idx_to_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_handler_staff_idx_fk" FOREIGN KEY ("idx_handler") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_check_status_idx_list" ON "asset_check" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_check_name_idx_list" ON "asset_check" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "asset_check_date_from_idx_list" ON "asset_check" USING btree ("date_from","idx");--> statement-breakpoint
CREATE INDEX "asset_check_date_to_idx_list" ON "asset_check" USING btree ("date_to","idx");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_check_item_check_asset_unique" ON "asset_check_item" USING btree ("idx_check","idx_asset") WHERE "asset_check_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "asset_check_item_staff_result_index" ON "asset_check_item" USING btree ("idx_staff","result");--> statement-breakpoint
CREATE INDEX "asset_check_item_asset_index" ON "asset_check_item" USING btree ("idx_asset");--> statement-breakpoint
CREATE INDEX "asset_check_item_idx_check_idx_list" ON "asset_check_item" USING btree ("idx_check","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_check_item_result_idx_list" ON "asset_check_item" USING btree ("result","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_check_item_idx_asset_idx_list" ON "asset_check_item" USING btree ("idx_asset","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_check_item_idx_staff_idx_result_list" ON "asset_check_item" USING btree ("idx_staff","idx" DESC NULLS FIRST,"result");--> statement-breakpoint
CREATE INDEX "asset_check_item_checked_at_list" ON "asset_check_item" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "asset_check_item_location_idx_list" ON "asset_check_item" USING btree ("location","idx");--> statement-breakpoint
CREATE INDEX "asset_check_item_memo_idx_list" ON "asset_check_item" USING btree ("memo","idx");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_disposal_disposal_no_unique" ON "asset_disposal" USING btree ("disposal_no") WHERE "asset_disposal"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "asset_disposal_asset_index" ON "asset_disposal" USING btree ("idx_asset");--> statement-breakpoint
CREATE INDEX "asset_disposal_status_index" ON "asset_disposal" USING btree ("status");--> statement-breakpoint
CREATE INDEX "asset_disposal_wdate_idx_list" ON "asset_disposal" USING btree ("wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_disposal_status_wdate_idx_list" ON "asset_disposal" USING btree ("status","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_disposal_method_wdate_idx_list" ON "asset_disposal" USING btree ("method","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_disposal_idx_asset_wdate_idx_list" ON "asset_disposal" USING btree ("idx_asset","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_disposal_idx_requester_wdate_idx_list" ON "asset_disposal" USING btree ("idx_requester","wdate" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_disposal_approved_on_list" ON "asset_disposal" USING btree ("approved_on");--> statement-breakpoint
CREATE INDEX "asset_disposal_disposal_no_idx_list" ON "asset_disposal" USING btree ("disposal_no","idx");--> statement-breakpoint
CREATE INDEX "asset_disposal_book_value_idx_list" ON "asset_disposal" USING btree ("book_value","idx");--> statement-breakpoint
CREATE INDEX "asset_disposal_disposal_no_words" ON "asset_disposal" USING gin (word_pairs("disposal_no"));--> statement-breakpoint
CREATE INDEX "asset_disposal_reason_words" ON "asset_disposal" USING gin (word_pairs("reason"));--> statement-breakpoint
CREATE INDEX "asset_move_asset_at_index" ON "asset_move" USING btree ("idx_asset","at");--> statement-breakpoint
CREATE INDEX "asset_report_asset_index" ON "asset_report" USING btree ("idx_asset");--> statement-breakpoint
CREATE INDEX "asset_report_status_due_index" ON "asset_report" USING btree ("status","due");--> statement-breakpoint
CREATE INDEX "asset_report_idx_reporter_kind_list" ON "asset_report" USING btree ("idx_reporter","kind");--> statement-breakpoint
CREATE INDEX "asset_report_idx_team_kind_list" ON "asset_report" USING btree ("idx_team","kind");--> statement-breakpoint
CREATE INDEX "asset_report_idx_office_kind_list" ON "asset_report" USING btree ("idx_office","kind");--> statement-breakpoint
CREATE INDEX "asset_report_kind_list" ON "asset_report" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "asset_report_idx_handler_list" ON "asset_report" USING btree ("idx_handler");--> statement-breakpoint
CREATE INDEX "asset_report_wdate_idx_list" ON "asset_report" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "asset_report_asset_text_idx_list" ON "asset_report" USING btree ("asset_text","idx");--> statement-breakpoint
CREATE INDEX "asset_report_due_idx_list" ON "asset_report" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "asset_report_done_at_idx_list" ON "asset_report" USING btree ("done_at","idx");--> statement-breakpoint
CREATE INDEX "asset_report_content_words" ON "asset_report" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE INDEX "asset_report_asset_text_words" ON "asset_report" USING gin (word_pairs("asset_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "asset_asset_no_unique" ON "asset" USING btree ("asset_no") WHERE "asset"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "asset_serial_no_unique" ON "asset" USING btree ("serial_no") WHERE "asset"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "asset_status_index" ON "asset" USING btree ("status");--> statement-breakpoint
CREATE INDEX "asset_issued_at_idx_list" ON "asset" USING btree ("issued_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_idx_user_issued_at_idx_category_status_receipt_list" ON "asset" USING btree ("idx_user","issued_at" DESC NULLS LAST,"idx" DESC NULLS FIRST,"category","status","receipt");--> statement-breakpoint
CREATE INDEX "asset_category_issued_at_idx_list" ON "asset" USING btree ("category","issued_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_status_issued_at_idx_list" ON "asset" USING btree ("status","issued_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_receipt_issued_at_idx_list" ON "asset" USING btree ("receipt","issued_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_category_idx_list" ON "asset" USING btree ("category","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_status_idx_list" ON "asset" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_idx_team_idx_list" ON "asset" USING btree ("idx_team","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_receipt_idx_list" ON "asset" USING btree ("receipt","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_idx_user_idx_list" ON "asset" USING btree ("idx_user","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "asset_issued_at_list" ON "asset" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "asset_asset_no_idx_list" ON "asset" USING btree ("asset_no","idx");--> statement-breakpoint
CREATE INDEX "asset_name_idx_list" ON "asset" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "asset_buy_date_idx_list" ON "asset" USING btree ("buy_date","idx");--> statement-breakpoint
CREATE INDEX "asset_buy_price_idx_list" ON "asset" USING btree ("buy_price","idx");--> statement-breakpoint
CREATE INDEX "asset_warranty_to_idx_list" ON "asset" USING btree ("warranty_to","idx");--> statement-breakpoint
CREATE INDEX "asset_asset_no_words" ON "asset" USING gin (word_pairs("asset_no"));--> statement-breakpoint
CREATE INDEX "asset_name_words" ON "asset" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "asset_serial_no_words" ON "asset" USING gin (word_pairs("serial_no"));--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_life_years_bounds" CHECK ("asset"."life_years" >= 1 and "asset"."life_years" <= 50);--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_pieces_bounds" CHECK ("asset"."pieces" >= 1 and "asset"."pieces" <= 100);