CREATE TABLE "business_card" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"front" bigint NOT NULL,
	"back" bigint,
	"name" varchar(40) NOT NULL,
	"company" varchar(100) NOT NULL,
	"dept" varchar(60),
	"title" varchar(40),
	"phone" varchar(20),
	"tel" varchar(20),
	"email" varchar(120),
	"addr" varchar(300),
	"met_at" date,
	"tags" text[],
	"memo" varchar(2000),
	"share" text DEFAULT 'team' NOT NULL,
	"idx_customer" bigint,
	"idx_contact" bigint,
	"is_linked" boolean DEFAULT false NOT NULL,
	"phone_key" varchar(20),
	"email_key" varchar(120),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"call_no" varchar(60),
	"title" varchar(160),
	"called_at" timestamp with time zone NOT NULL,
	"direction" text DEFAULT 'in' NOT NULL,
	"caller_name" varchar(60),
	"phone" varchar(20) NOT NULL,
	"idx_customer" bigint,
	"idx_contact" bigint,
	"kind" text DEFAULT 'study' NOT NULL,
	"product" varchar(60),
	"content" varchar(4000) NOT NULL,
	"idx_handler" bigint NOT NULL,
	"priority" text DEFAULT 'mid' NOT NULL,
	"due" timestamp with time zone,
	"back_at" timestamp with time zone,
	"result" varchar(4000),
	"done_at" timestamp with time zone,
	"record_url" varchar(300),
	"idx_smp" bigint,
	"phone_key" varchar(20),
	"status" text DEFAULT 'recv' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_run" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"class_no" varchar(60),
	"title" varchar(150) NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_contract" bigint,
	"idx_smp" bigint NOT NULL,
	"product" text DEFAULT 'class' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"level" varchar(20),
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"sessions" integer,
	"sessions_done" integer DEFAULT 0 NOT NULL,
	"hours" numeric(6, 1),
	"place" varchar(150),
	"online_url" varchar(300),
	"idx_tutor_staff" bigint,
	"tutor_name" varchar(60),
	"tutor_phone" varchar(20),
	"headcount" integer NOT NULL,
	"idx_manager" bigint NOT NULL,
	"attend_rate" numeric(5, 1),
	"rating" numeric(3, 2),
	"report" bigint,
	"stop_reason" varchar(200),
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_run_sessions_bounds" CHECK ("class_run"."sessions" >= 1),
	CONSTRAINT "class_run_headcount_bounds" CHECK ("class_run"."headcount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "class_time" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_class_run" bigint NOT NULL,
	"weekday" text NOT NULL,
	"time_from" varchar(5) NOT NULL,
	"time_to" varchar(5) NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"contract_no" varchar(60),
	"name" varchar(150) NOT NULL,
	"idx_smp" bigint NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_contact" bigint,
	"idx_quote" bigint,
	"kind" text DEFAULT 'new' NOT NULL,
	"product" text NOT NULL,
	"supply" bigint NOT NULL,
	"tax_kind" text DEFAULT 'taxed' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"sign_date" date,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"pay_terms" varchar(200),
	"pay_way" text DEFAULT 'once' NOT NULL,
	"pre_percent" integer DEFAULT 50 NOT NULL,
	"renew_kind" text DEFAULT 'ask' NOT NULL,
	"idx_prev" bigint,
	"idx_document" bigint,
	"files" bigint[],
	"idx_owner" bigint NOT NULL,
	"end_date" date,
	"end_reason" varchar(300),
	"status" text DEFAULT 'ready' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contract_pre_percent_bounds" CHECK ("contract"."pre_percent" >= 1 and "contract"."pre_percent" <= 99)
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(160),
	"received_at" timestamp with time zone NOT NULL,
	"channel" text DEFAULT 'tel' NOT NULL,
	"source_no" varchar(40),
	"name" varchar(60),
	"phone" varchar(20),
	"email" varchar(120),
	"company" varchar(100),
	"idx_customer" bigint,
	"product" text,
	"content" varchar(4000) NOT NULL,
	"idx_assigned" bigint,
	"assigned_at" timestamp with time zone,
	"reply_due" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"idx_call" bigint,
	"idx_smp" bigint,
	"end_reason" varchar(200),
	"status" text DEFAULT 'new' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_work" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_visit" bigint,
	"idx_customer" bigint,
	"idx_staff" bigint NOT NULL,
	"work_date" date NOT NULL,
	"out_at" varchar(5) DEFAULT '09:00' NOT NULL,
	"in_at" varchar(5) DEFAULT '18:00' NOT NULL,
	"go_direct" boolean DEFAULT false NOT NULL,
	"return_direct" boolean DEFAULT false NOT NULL,
	"place" varchar(150) NOT NULL,
	"purpose" varchar(2000) NOT NULL,
	"transport" text DEFAULT 'bus' NOT NULL,
	"distance_km" numeric(6, 1),
	"cost" bigint,
	"idx_expense" bigint,
	"result" varchar(4000),
	"idx_checked_by" bigint,
	"status" text DEFAULT 'plan' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"quote_no" varchar(60) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"idx_smp" bigint NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_contact" bigint,
	"title" varchar(150) NOT NULL,
	"quote_date" date NOT NULL,
	"valid_to" date,
	"tax_kind" text DEFAULT 'taxed' NOT NULL,
	"terms" varchar(4000),
	"supply" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"idx_owner" bigint NOT NULL,
	"idx_document" bigint,
	"idx_prev" bigint,
	"receiver" varchar(150),
	"supplier" varchar,
	"sent_at" timestamp with time zone,
	"sent_to" varchar(200),
	"lost_reason" varchar(200),
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_item" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_quote" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" varchar(100) NOT NULL,
	"spec" varchar(60),
	"idx_elearning" bigint,
	"qty" numeric(10, 2) DEFAULT 1 NOT NULL,
	"unit" varchar(10),
	"unit_price" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"supply" bigint,
	"vat" bigint,
	"total" bigint,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smp_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_smp" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_plan" ADD COLUMN "idx_contract" bigint;--> statement-breakpoint
ALTER TABLE "sales_plan" ADD COLUMN "pay_kind" text;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD COLUMN "idx_contract" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "idx_contact" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "weighted" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "headcount" integer;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "idx_prev_contract" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "idx_inquiry" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "idx_call" bigint;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "lost_kind" text;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "stage_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "smp" ADD COLUMN "last_activity_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_log" ADD CONSTRAINT "call_log_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_log" ADD CONSTRAINT "call_log_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_log" ADD CONSTRAINT "call_log_idx_handler_staff_idx_fk" FOREIGN KEY ("idx_handler") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_log" ADD CONSTRAINT "call_log_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_run" ADD CONSTRAINT "class_run_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_run" ADD CONSTRAINT "class_run_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_run" ADD CONSTRAINT "class_run_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_run" ADD CONSTRAINT "class_run_idx_tutor_staff_staff_idx_fk" FOREIGN KEY ("idx_tutor_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_run" ADD CONSTRAINT "class_run_idx_manager_staff_idx_fk" FOREIGN KEY ("idx_manager") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_time" ADD CONSTRAINT "class_time_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_quote_quote_idx_fk" FOREIGN KEY ("idx_quote") REFERENCES "public"."quote"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_prev_contract_idx_fk" FOREIGN KEY ("idx_prev") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_idx_assigned_staff_idx_fk" FOREIGN KEY ("idx_assigned") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_idx_call_call_log_idx_fk" FOREIGN KEY ("idx_call") REFERENCES "public"."call_log"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_visit_visit_idx_fk" FOREIGN KEY ("idx_visit") REFERENCES "public"."visit"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_expense_expense_idx_fk" FOREIGN KEY ("idx_expense") REFERENCES "public"."expense"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_work" ADD CONSTRAINT "outside_work_idx_checked_by_staff_idx_fk" FOREIGN KEY ("idx_checked_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_idx_prev_quote_idx_fk" FOREIGN KEY ("idx_prev") REFERENCES "public"."quote"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_idx_quote_quote_idx_fk" FOREIGN KEY ("idx_quote") REFERENCES "public"."quote"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_idx_elearning_elearning_idx_fk" FOREIGN KEY ("idx_elearning") REFERENCES "public"."elearning"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD CONSTRAINT "smp_comment_idx_smp_smp_idx_fk" FOREIGN KEY ("idx_smp") REFERENCES "public"."smp"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_card_phone_key_index" ON "business_card" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "business_card_email_key_index" ON "business_card" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "business_card_customer_index" ON "business_card" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "business_card_contact_index" ON "business_card" USING btree ("idx_contact");--> statement-breakpoint
CREATE INDEX "business_card_writer_index" ON "business_card" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "business_card_idx_writer_idx_share_is_linked_list" ON "business_card" USING btree ("idx_writer","idx" DESC NULLS FIRST,"share","is_linked");--> statement-breakpoint
CREATE INDEX "business_card_idx_team_idx_share_is_linked_list" ON "business_card" USING btree ("idx_team","idx" DESC NULLS FIRST,"share","is_linked");--> statement-breakpoint
CREATE INDEX "business_card_idx_office_idx_share_is_linked_list" ON "business_card" USING btree ("idx_office","idx" DESC NULLS FIRST,"share","is_linked");--> statement-breakpoint
CREATE INDEX "business_card_share_idx_list" ON "business_card" USING btree ("share","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_card_is_linked_idx_list" ON "business_card" USING btree ("is_linked","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_card_idx_customer_idx_list" ON "business_card" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_card_name_idx_list" ON "business_card" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "business_card_company_idx_list" ON "business_card" USING btree ("company","idx");--> statement-breakpoint
CREATE INDEX "business_card_dept_idx_list" ON "business_card" USING btree ("dept","idx");--> statement-breakpoint
CREATE INDEX "business_card_title_idx_list" ON "business_card" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "business_card_phone_idx_list" ON "business_card" USING btree ("phone","idx");--> statement-breakpoint
CREATE INDEX "business_card_email_idx_list" ON "business_card" USING btree ("email","idx");--> statement-breakpoint
CREATE INDEX "business_card_met_at_idx_list" ON "business_card" USING btree ("met_at","idx");--> statement-breakpoint
CREATE INDEX "business_card_name_words" ON "business_card" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "business_card_company_words" ON "business_card" USING gin (word_pairs("company"));--> statement-breakpoint
CREATE INDEX "business_card_dept_words" ON "business_card" USING gin (word_pairs("dept"));--> statement-breakpoint
CREATE INDEX "business_card_title_words" ON "business_card" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "business_card_phone_words" ON "business_card" USING gin (word_pairs("phone"));--> statement-breakpoint
CREATE INDEX "business_card_tel_words" ON "business_card" USING gin (word_pairs("tel"));--> statement-breakpoint
CREATE INDEX "business_card_email_words" ON "business_card" USING gin (word_pairs("email"));--> statement-breakpoint
CREATE INDEX "business_card_addr_words" ON "business_card" USING gin (word_pairs("addr"));--> statement-breakpoint
CREATE INDEX "business_card_memo_words" ON "business_card" USING gin (word_pairs("memo"));--> statement-breakpoint
CREATE INDEX "business_card_tags_each" ON "business_card" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "call_log_call_no_unique" ON "call_log" USING btree ("call_no") WHERE "call_log"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_log_called_at_index" ON "call_log" USING btree ("called_at");--> statement-breakpoint
CREATE INDEX "call_log_phone_key_index" ON "call_log" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "call_log_customer_called_at_index" ON "call_log" USING btree ("idx_customer","called_at");--> statement-breakpoint
CREATE INDEX "call_log_handler_status_index" ON "call_log" USING btree ("idx_handler","status");--> statement-breakpoint
CREATE INDEX "call_log_status_index" ON "call_log" USING btree ("status");--> statement-breakpoint
CREATE INDEX "call_log_called_at_idx_list" ON "call_log" USING btree ("called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_kind_called_at_idx_list" ON "call_log" USING btree ("kind","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_idx_handler_called_at_idx_list" ON "call_log" USING btree ("idx_handler","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_status_called_at_idx_list" ON "call_log" USING btree ("status","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_idx_customer_called_at_idx_list" ON "call_log" USING btree ("idx_customer","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_priority_called_at_idx_list" ON "call_log" USING btree ("priority","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_direction_called_at_idx_list" ON "call_log" USING btree ("direction","called_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_log_title_idx_list" ON "call_log" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "call_log_phone_idx_list" ON "call_log" USING btree ("phone","idx");--> statement-breakpoint
CREATE INDEX "call_log_due_idx_list" ON "call_log" USING btree ("due","idx");--> statement-breakpoint
CREATE INDEX "call_log_back_at_idx_list" ON "call_log" USING btree ("back_at","idx");--> statement-breakpoint
CREATE INDEX "call_log_phone_key_words" ON "call_log" USING gin (word_pairs("phone_key"));--> statement-breakpoint
CREATE INDEX "call_log_phone_words" ON "call_log" USING gin (word_pairs("phone"));--> statement-breakpoint
CREATE INDEX "call_log_title_words" ON "call_log" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "call_log_caller_name_words" ON "call_log" USING gin (word_pairs("caller_name"));--> statement-breakpoint
CREATE INDEX "call_log_content_words" ON "call_log" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE UNIQUE INDEX "class_run_class_no_unique" ON "class_run" USING btree ("class_no") WHERE "class_run"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "class_run_smp_index" ON "class_run" USING btree ("idx_smp");--> statement-breakpoint
CREATE INDEX "class_run_customer_index" ON "class_run" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "class_run_contract_index" ON "class_run" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "class_run_status_index" ON "class_run" USING btree ("status");--> statement-breakpoint
CREATE INDEX "class_run_tutor_staff_index" ON "class_run" USING btree ("idx_tutor_staff");--> statement-breakpoint
CREATE INDEX "class_run_manager_index" ON "class_run" USING btree ("idx_manager");--> statement-breakpoint
CREATE INDEX "class_run_idx_manager_idx_status_language_product_list" ON "class_run" USING btree ("idx_manager","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_idx_writer_idx_status_language_product_list" ON "class_run" USING btree ("idx_writer","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_idx_smp_idx_status_language_product_list" ON "class_run" USING btree ("idx_smp","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_idx_tutor_staff_idx_status_language_product_list" ON "class_run" USING btree ("idx_tutor_staff","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_idx_team_idx_status_language_product_list" ON "class_run" USING btree ("idx_team","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_idx_office_idx_status_language_product_list" ON "class_run" USING btree ("idx_office","idx" DESC NULLS FIRST,"status","language","product");--> statement-breakpoint
CREATE INDEX "class_run_status_idx_list" ON "class_run" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_run_language_idx_list" ON "class_run" USING btree ("language","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_run_product_idx_list" ON "class_run" USING btree ("product","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_run_idx_customer_idx_list" ON "class_run" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "class_run_date_from_list" ON "class_run" USING btree ("date_from");--> statement-breakpoint
CREATE INDEX "class_run_date_to_list" ON "class_run" USING btree ("date_to");--> statement-breakpoint
CREATE INDEX "class_run_class_no_idx_list" ON "class_run" USING btree ("class_no","idx");--> statement-breakpoint
CREATE INDEX "class_run_title_idx_list" ON "class_run" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "class_run_level_idx_list" ON "class_run" USING btree ("level","idx");--> statement-breakpoint
CREATE INDEX "class_run_headcount_idx_list" ON "class_run" USING btree ("headcount","idx");--> statement-breakpoint
CREATE INDEX "class_run_sessions_done_idx_list" ON "class_run" USING btree ("sessions_done","idx");--> statement-breakpoint
CREATE INDEX "class_run_sessions_idx_list" ON "class_run" USING btree ("sessions","idx");--> statement-breakpoint
CREATE INDEX "class_run_class_no_words" ON "class_run" USING gin (word_pairs("class_no"));--> statement-breakpoint
CREATE INDEX "class_run_title_words" ON "class_run" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "class_run_tutor_name_words" ON "class_run" USING gin (word_pairs("tutor_name"));--> statement-breakpoint
CREATE INDEX "class_time_class_run_index" ON "class_time" USING btree ("idx_class_run");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_contract_no_unique" ON "contract" USING btree ("contract_no") WHERE "contract"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contract_smp_index" ON "contract" USING btree ("idx_smp");--> statement-breakpoint
CREATE INDEX "contract_customer_index" ON "contract" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "contract_date_to_index" ON "contract" USING btree ("date_to");--> statement-breakpoint
CREATE INDEX "contract_status_index" ON "contract" USING btree ("status");--> statement-breakpoint
CREATE INDEX "contract_quote_index" ON "contract" USING btree ("idx_quote");--> statement-breakpoint
CREATE INDEX "contract_idx_owner_idx_status_product_renew_kind_list" ON "contract" USING btree ("idx_owner","idx" DESC NULLS FIRST,"status","product","renew_kind");--> statement-breakpoint
CREATE INDEX "contract_idx_writer_idx_status_product_renew_kind_list" ON "contract" USING btree ("idx_writer","idx" DESC NULLS FIRST,"status","product","renew_kind");--> statement-breakpoint
CREATE INDEX "contract_idx_team_idx_status_product_renew_kind_list" ON "contract" USING btree ("idx_team","idx" DESC NULLS FIRST,"status","product","renew_kind");--> statement-breakpoint
CREATE INDEX "contract_idx_office_idx_status_product_renew_kind_list" ON "contract" USING btree ("idx_office","idx" DESC NULLS FIRST,"status","product","renew_kind");--> statement-breakpoint
CREATE INDEX "contract_status_idx_list" ON "contract" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_product_idx_list" ON "contract" USING btree ("product","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_renew_kind_idx_list" ON "contract" USING btree ("renew_kind","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_idx_customer_idx_list" ON "contract" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_idx_prev_list" ON "contract" USING btree ("idx_prev");--> statement-breakpoint
CREATE INDEX "contract_contract_no_idx_list" ON "contract" USING btree ("contract_no","idx");--> statement-breakpoint
CREATE INDEX "contract_name_idx_list" ON "contract" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "contract_date_from_idx_list" ON "contract" USING btree ("date_from","idx");--> statement-breakpoint
CREATE INDEX "contract_date_to_idx_list" ON "contract" USING btree ("date_to","idx");--> statement-breakpoint
CREATE INDEX "contract_supply_idx_list" ON "contract" USING btree ("supply","idx");--> statement-breakpoint
CREATE INDEX "contract_contract_no_words" ON "contract" USING gin (word_pairs("contract_no"));--> statement-breakpoint
CREATE INDEX "contract_name_words" ON "contract" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_source_no_unique" ON "inquiry" USING btree ("source_no") WHERE "inquiry"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "inquiry_received_at_index" ON "inquiry" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "inquiry_assigned_status_index" ON "inquiry" USING btree ("idx_assigned","status");--> statement-breakpoint
CREATE INDEX "inquiry_status_index" ON "inquiry" USING btree ("status");--> statement-breakpoint
CREATE INDEX "inquiry_customer_index" ON "inquiry" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "inquiry_received_at_idx_list" ON "inquiry" USING btree ("received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_idx_assigned_received_at_idx_channel_product_status_lis" ON "inquiry" USING btree ("idx_assigned","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"channel","product","status");--> statement-breakpoint
CREATE INDEX "inquiry_idx_writer_received_at_idx_channel_product_status_list" ON "inquiry" USING btree ("idx_writer","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"channel","product","status");--> statement-breakpoint
CREATE INDEX "inquiry_channel_received_at_idx_list" ON "inquiry" USING btree ("channel","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_product_received_at_idx_list" ON "inquiry" USING btree ("product","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_status_received_at_idx_list" ON "inquiry" USING btree ("status","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_idx_customer_received_at_idx_list" ON "inquiry" USING btree ("idx_customer","received_at" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_idx_call_list" ON "inquiry" USING btree ("idx_call");--> statement-breakpoint
CREATE INDEX "inquiry_title_idx_list" ON "inquiry" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "inquiry_reply_due_idx_list" ON "inquiry" USING btree ("reply_due","idx");--> statement-breakpoint
CREATE INDEX "inquiry_title_words" ON "inquiry" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "inquiry_name_words" ON "inquiry" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "inquiry_phone_words" ON "inquiry" USING gin (word_pairs("phone"));--> statement-breakpoint
CREATE INDEX "inquiry_email_words" ON "inquiry" USING gin (word_pairs("email"));--> statement-breakpoint
CREATE INDEX "inquiry_company_words" ON "inquiry" USING gin (word_pairs("company"));--> statement-breakpoint
CREATE INDEX "inquiry_content_words" ON "inquiry" USING gin (word_pairs("content"));--> statement-breakpoint
CREATE INDEX "outside_work_staff_work_date_index" ON "outside_work" USING btree ("idx_staff","work_date");--> statement-breakpoint
CREATE INDEX "outside_work_visit_index" ON "outside_work" USING btree ("idx_visit");--> statement-breakpoint
CREATE INDEX "outside_work_customer_work_date_index" ON "outside_work" USING btree ("idx_customer","work_date");--> statement-breakpoint
CREATE INDEX "outside_work_status_index" ON "outside_work" USING btree ("status");--> statement-breakpoint
CREATE INDEX "outside_work_idx_writer_list" ON "outside_work" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "outside_work_idx_team_list" ON "outside_work" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "outside_work_idx_office_list" ON "outside_work" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "outside_work_work_date_list" ON "outside_work" USING btree ("work_date");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_quote_no_version_unique" ON "quote" USING btree ("quote_no","version") WHERE "quote"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quote_smp_index" ON "quote" USING btree ("idx_smp");--> statement-breakpoint
CREATE INDEX "quote_customer_index" ON "quote" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "quote_status_index" ON "quote" USING btree ("status");--> statement-breakpoint
CREATE INDEX "quote_idx_owner_idx_status_list" ON "quote" USING btree ("idx_owner","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "quote_idx_writer_idx_status_list" ON "quote" USING btree ("idx_writer","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "quote_idx_team_idx_status_list" ON "quote" USING btree ("idx_team","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "quote_idx_office_idx_status_list" ON "quote" USING btree ("idx_office","idx" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "quote_status_idx_list" ON "quote" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_idx_customer_idx_list" ON "quote" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_sent_at_list" ON "quote" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "quote_quote_no_idx_list" ON "quote" USING btree ("quote_no","idx");--> statement-breakpoint
CREATE INDEX "quote_version_idx_list" ON "quote" USING btree ("version","idx");--> statement-breakpoint
CREATE INDEX "quote_title_idx_list" ON "quote" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "quote_quote_date_idx_list" ON "quote" USING btree ("quote_date","idx");--> statement-breakpoint
CREATE INDEX "quote_valid_to_idx_list" ON "quote" USING btree ("valid_to","idx");--> statement-breakpoint
CREATE INDEX "quote_supply_idx_list" ON "quote" USING btree ("supply","idx");--> statement-breakpoint
CREATE INDEX "quote_total_idx_list" ON "quote" USING btree ("total","idx");--> statement-breakpoint
CREATE INDEX "quote_quote_no_words" ON "quote" USING gin (word_pairs("quote_no"));--> statement-breakpoint
CREATE INDEX "quote_title_words" ON "quote" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "quote_item_quote_index" ON "quote_item" USING btree ("idx_quote");--> statement-breakpoint
CREATE INDEX "smp_comment_smp_index" ON "smp_comment" USING btree ("idx_smp");--> statement-breakpoint
ALTER TABLE "sales_plan" ADD CONSTRAINT "sales_plan_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_publish" ADD CONSTRAINT "sales_publish_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_contact_contact_idx_fk" FOREIGN KEY ("idx_contact") REFERENCES "public"."contact"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_prev_contract_contract_idx_fk" FOREIGN KEY ("idx_prev_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_inquiry_inquiry_idx_fk" FOREIGN KEY ("idx_inquiry") REFERENCES "public"."inquiry"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_idx_call_call_log_idx_fk" FOREIGN KEY ("idx_call") REFERENCES "public"."call_log"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_plan_contract_index" ON "sales_plan" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "sales_publish_contract_index" ON "sales_publish" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "smp_stage_index" ON "smp" USING btree ("stage");--> statement-breakpoint
CREATE INDEX "smp_expect_date_index" ON "smp" USING btree ("expect_date");--> statement-breakpoint
CREATE INDEX "smp_inquiry_index" ON "smp" USING btree ("idx_inquiry");--> statement-breakpoint
CREATE INDEX "smp_call_index" ON "smp" USING btree ("idx_call");--> statement-breakpoint
CREATE INDEX "smp_idx_owner_idx_stage_product_list" ON "smp" USING btree ("idx_owner","idx" DESC NULLS FIRST,"stage","product");--> statement-breakpoint
CREATE INDEX "smp_idx_writer_idx_stage_product_list" ON "smp" USING btree ("idx_writer","idx" DESC NULLS FIRST,"stage","product");--> statement-breakpoint
CREATE INDEX "smp_idx_team_idx_stage_product_list" ON "smp" USING btree ("idx_team","idx" DESC NULLS FIRST,"stage","product");--> statement-breakpoint
CREATE INDEX "smp_idx_office_idx_stage_product_list" ON "smp" USING btree ("idx_office","idx" DESC NULLS FIRST,"stage","product");--> statement-breakpoint
CREATE INDEX "smp_stage_idx_list" ON "smp" USING btree ("stage","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "smp_product_idx_list" ON "smp" USING btree ("product","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "smp_idx_customer_idx_list" ON "smp" USING btree ("idx_customer","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "smp_last_activity_at_list" ON "smp" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "smp_idx_prev_contract_list" ON "smp" USING btree ("idx_prev_contract");--> statement-breakpoint
CREATE INDEX "smp_title_idx_list" ON "smp" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "smp_prob_idx_list" ON "smp" USING btree ("prob","idx");--> statement-breakpoint
CREATE INDEX "smp_amount_idx_list" ON "smp" USING btree ("amount","idx");--> statement-breakpoint
CREATE INDEX "smp_weighted_idx_list" ON "smp" USING btree ("weighted","idx");--> statement-breakpoint
CREATE INDEX "smp_expect_date_idx_list" ON "smp" USING btree ("expect_date","idx");--> statement-breakpoint
CREATE INDEX "smp_stage_at_idx_list" ON "smp" USING btree ("stage_at","idx");--> statement-breakpoint
CREATE INDEX "smp_next_at_idx_list" ON "smp" USING btree ("next_at","idx");--> statement-breakpoint
CREATE INDEX "smp_title_words" ON "smp" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "smp_competitor_words" ON "smp" USING gin (word_pairs("competitor"));--> statement-breakpoint
CREATE INDEX "visit_idx_smp_list" ON "visit" USING btree ("idx_smp");--> statement-breakpoint
ALTER TABLE "smp" ADD CONSTRAINT "smp_headcount_bounds" CHECK ("smp"."headcount" >= 1);