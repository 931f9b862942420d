CREATE TABLE "contact" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_customer" bigint NOT NULL,
	"name" varchar(40) NOT NULL,
	"dept" varchar(60),
	"title" varchar(40),
	"phone" varchar(20),
	"tel" varchar(20),
	"email" varchar(120),
	"role" text,
	"is_left" boolean DEFAULT false NOT NULL,
	"memo" varchar(300),
	"idx_owner" bigint,
	"idx_sub_owner" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_note" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_customer" bigint NOT NULL,
	"content" varchar(4000) NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_biz_no_unique";--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "kind" SET DEFAULT 'corp';--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "emp_count" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "idx_merged_into" bigint;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "name_key" varchar(100);--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "idx_customer" bigint;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_idx_owner_staff_idx_fk" FOREIGN KEY ("idx_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_idx_sub_owner_staff_idx_fk" FOREIGN KEY ("idx_sub_owner") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_customer_index" ON "contact" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "contact_name_index" ON "contact" USING btree ("name");--> statement-breakpoint
CREATE INDEX "customer_note_customer_noted_at_index" ON "customer_note" USING btree ("idx_customer","noted_at");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_idx_parent_customer_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_idx_merged_into_customer_idx_fk" FOREIGN KEY ("idx_merged_into") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_biz_no_unique" ON "customer" USING btree ("biz_no") WHERE "customer"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "customer_name_key_index" ON "customer" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "customer_last_contact_at_index" ON "customer" USING btree ("last_contact_at");--> statement-breakpoint
CREATE INDEX "customer_parent_index" ON "customer" USING btree ("idx_parent");--> statement-breakpoint
CREATE INDEX "customer_last_contact_at_idx_list" ON "customer" USING btree ("last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_idx_owner_last_contact_at_idx_list" ON "customer" USING btree ("idx_owner","last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_status_last_contact_at_idx_list" ON "customer" USING btree ("status","last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_grade_last_contact_at_idx_list" ON "customer" USING btree ("grade","last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_kind_last_contact_at_idx_list" ON "customer" USING btree ("kind","last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_scale_last_contact_at_idx_list" ON "customer" USING btree ("scale","last_contact_at" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_idx_sub_owner_list" ON "customer" USING btree ("idx_sub_owner");--> statement-breakpoint
CREATE INDEX "customer_idx_writer_list" ON "customer" USING btree ("idx_writer");--> statement-breakpoint
CREATE INDEX "customer_idx_team_list" ON "customer" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "customer_idx_office_list" ON "customer" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "customer_name_idx_list" ON "customer" USING btree ("name","idx");--> statement-breakpoint
CREATE INDEX "customer_industry_idx_list" ON "customer" USING btree ("industry","idx");--> statement-breakpoint
CREATE INDEX "customer_next_action_at_idx_list" ON "customer" USING btree ("next_action_at","idx");--> statement-breakpoint
CREATE INDEX "customer_name_words" ON "customer" USING gin (word_pairs("name"));--> statement-breakpoint
CREATE INDEX "customer_name_key_words" ON "customer" USING gin (word_pairs("name_key"));--> statement-breakpoint
CREATE INDEX "customer_biz_no_words" ON "customer" USING gin (word_pairs("biz_no"));--> statement-breakpoint
CREATE INDEX "task_customer_due_index" ON "task" USING btree ("idx_customer","due");--> statement-breakpoint
CREATE INDEX "task_idx_customer_is_closed_due_idx_list" ON "task" USING btree ("idx_customer","is_closed","due","idx");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_emp_count_bounds" CHECK ("customer"."emp_count" >= 0);