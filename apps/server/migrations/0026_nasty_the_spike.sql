CREATE TABLE "textbook" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"code" varchar(60),
	"title" varchar(150) NOT NULL,
	"isbn" varchar(13),
	"publisher" varchar(80),
	"author" varchar(80),
	"edition" varchar(20),
	"language" text DEFAULT 'en' NOT NULL,
	"level" varchar(20),
	"category" text DEFAULT 'own' NOT NULL,
	"cost" bigint,
	"price" bigint,
	"place" varchar(40),
	"safety_qty" integer DEFAULT 0 NOT NULL,
	"stock_qty" integer DEFAULT 0 NOT NULL,
	"cover" bigint,
	"is_use" boolean DEFAULT true NOT NULL,
	"memo" varchar(2000),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "textbook_safety_qty_bounds" CHECK ("textbook"."safety_qty" >= 0 and "textbook"."safety_qty" <= 99999)
);
--> statement-breakpoint
CREATE TABLE "textbook_rental" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"title" varchar(160),
	"idx_borrower" bigint NOT NULL,
	"purpose" text DEFAULT 'class' NOT NULL,
	"idx_customer" bigint,
	"date_from" date NOT NULL,
	"due" date NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "textbook_rental_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_rental" bigint NOT NULL,
	"idx_textbook" bigint NOT NULL,
	"qty" integer NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"lost_qty" integer DEFAULT 0 NOT NULL,
	"remains" integer,
	"state" text DEFAULT 'wait' NOT NULL,
	"lost_price" bigint,
	"lost_reason" varchar(200),
	"idx_borrower" bigint,
	"date_from" date,
	"due" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "textbook_rental_item_qty_bounds" CHECK ("textbook_rental_item"."qty" >= 1 and "textbook_rental_item"."qty" <= 9999),
	CONSTRAINT "textbook_rental_item_returned_qty_bounds" CHECK ("textbook_rental_item"."returned_qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "textbook_stock" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_textbook" bigint NOT NULL,
	"kind" text NOT NULL,
	"qty" integer NOT NULL,
	"unit_cost" bigint,
	"ref_entity" varchar(40),
	"ref_idx" integer,
	"at" timestamp with time zone NOT NULL,
	"memo" varchar(200),
	"balance" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "textbook_rental" ADD CONSTRAINT "textbook_rental_idx_borrower_staff_idx_fk" FOREIGN KEY ("idx_borrower") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_rental" ADD CONSTRAINT "textbook_rental_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_rental_item" ADD CONSTRAINT "textbook_rental_item_idx_rental_textbook_rental_idx_fk" FOREIGN KEY ("idx_rental") REFERENCES "public"."textbook_rental"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_rental_item" ADD CONSTRAINT "textbook_rental_item_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_rental_item" ADD CONSTRAINT "textbook_rental_item_idx_borrower_staff_idx_fk" FOREIGN KEY ("idx_borrower") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_stock" ADD CONSTRAINT "textbook_stock_idx_textbook_textbook_idx_fk" FOREIGN KEY ("idx_textbook") REFERENCES "public"."textbook"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "textbook_code_unique" ON "textbook" USING btree ("code") WHERE "textbook"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "textbook_title_index" ON "textbook" USING btree ("title");--> statement-breakpoint
CREATE INDEX "textbook_isbn_index" ON "textbook" USING btree ("isbn");--> statement-breakpoint
CREATE INDEX "textbook_place_index" ON "textbook" USING btree ("place");--> statement-breakpoint
CREATE INDEX "textbook_title_idx_list" ON "textbook" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "textbook_category_title_idx_list" ON "textbook" USING btree ("category","title","idx");--> statement-breakpoint
CREATE INDEX "textbook_language_title_idx_list" ON "textbook" USING btree ("language","title","idx");--> statement-breakpoint
CREATE INDEX "textbook_is_use_title_idx_list" ON "textbook" USING btree ("is_use","title","idx");--> statement-breakpoint
CREATE INDEX "textbook_code_idx_list" ON "textbook" USING btree ("code","idx");--> statement-breakpoint
CREATE INDEX "textbook_publisher_idx_list" ON "textbook" USING btree ("publisher","idx");--> statement-breakpoint
CREATE INDEX "textbook_level_idx_list" ON "textbook" USING btree ("level","idx");--> statement-breakpoint
CREATE INDEX "textbook_price_idx_list" ON "textbook" USING btree ("price","idx");--> statement-breakpoint
CREATE INDEX "textbook_stock_qty_idx_list" ON "textbook" USING btree ("stock_qty","idx");--> statement-breakpoint
CREATE INDEX "textbook_safety_qty_idx_list" ON "textbook" USING btree ("safety_qty","idx");--> statement-breakpoint
CREATE INDEX "textbook_place_idx_list" ON "textbook" USING btree ("place","idx");--> statement-breakpoint
CREATE INDEX "textbook_is_use_idx_list" ON "textbook" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "textbook_title_words" ON "textbook" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "textbook_isbn_words" ON "textbook" USING gin (word_pairs("isbn"));--> statement-breakpoint
CREATE INDEX "textbook_code_words" ON "textbook" USING gin (word_pairs("code"));--> statement-breakpoint
CREATE INDEX "textbook_rental_borrower_status_index" ON "textbook_rental" USING btree ("idx_borrower","status");--> statement-breakpoint
CREATE INDEX "textbook_rental_status_due_index" ON "textbook_rental" USING btree ("status","due");--> statement-breakpoint
CREATE INDEX "textbook_rental_customer_index" ON "textbook_rental" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "textbook_rental_status_idx_list" ON "textbook_rental" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "textbook_rental_idx_borrower_idx_list" ON "textbook_rental" USING btree ("idx_borrower","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "textbook_rental_purpose_idx_list" ON "textbook_rental" USING btree ("purpose","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "textbook_rental_idx_customer_idx_list" ON "textbook_rental" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "textbook_rental_idx_writer_list" ON "textbook_rental" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "textbook_rental_wdate_idx_list" ON "textbook_rental" USING btree ("wdate","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_title_idx_list" ON "textbook_rental" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_date_from_idx_list" ON "textbook_rental" USING btree ("date_from","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_due_idx_list" ON "textbook_rental" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_title_words" ON "textbook_rental" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "textbook_rental_item_rental_index" ON "textbook_rental_item" USING btree ("idx_rental");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_textbook_index" ON "textbook_rental_item" USING btree ("idx_textbook");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_due_index" ON "textbook_rental_item" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_due_idx_list" ON "textbook_rental_item" USING btree ("state","due","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_idx_borrower_due_idx_list" ON "textbook_rental_item" USING btree ("state","idx_borrower","due","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_idx_textbook_due_idx_list" ON "textbook_rental_item" USING btree ("state","idx_textbook","due","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_idx_borrower_list" ON "textbook_rental_item" USING btree ("idx_borrower");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_due_list" ON "textbook_rental_item" USING btree ("due");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_qty_idx_list" ON "textbook_rental_item" USING btree ("state","qty","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_returned_qty_idx_list" ON "textbook_rental_item" USING btree ("state","returned_qty","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_remains_idx_list" ON "textbook_rental_item" USING btree ("state","remains","idx");--> statement-breakpoint
CREATE INDEX "textbook_rental_item_state_date_from_idx_list" ON "textbook_rental_item" USING btree ("state","date_from","idx");--> statement-breakpoint
CREATE INDEX "textbook_stock_balance_index" ON "textbook_stock" USING btree ("idx_textbook","idx");--> statement-breakpoint
CREATE INDEX "textbook_stock_textbook_at_index" ON "textbook_stock" USING btree ("idx_textbook","at");