CREATE TABLE "cert_issue" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"issue_no" varchar(60),
	"idx_staff" bigint NOT NULL,
	"kind" text DEFAULT 'employ' NOT NULL,
	"lang" text DEFAULT 'ko' NOT NULL,
	"purpose" varchar(100) NOT NULL,
	"submit_to" varchar(100),
	"copies" integer DEFAULT 1 NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cert_issue_copies_bounds" CHECK ("cert_issue"."copies" >= 1 and "cert_issue"."copies" <= 20)
);
--> statement-breakpoint
CREATE TABLE "staff_award" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(150) NOT NULL,
	"at" date NOT NULL,
	"memo" varchar(1000),
	"file" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_career" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"company" varchar(80) NOT NULL,
	"dept" varchar(80),
	"title" varchar(60),
	"date_from" date NOT NULL,
	"date_to" date,
	"duty" varchar(1000),
	"proof" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_cert" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"name" varchar(100) NOT NULL,
	"issuer" varchar(80),
	"score" varchar(30),
	"cert_no" varchar(60),
	"got_date" date NOT NULL,
	"expire_date" date,
	"file" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_change_req" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"field" text NOT NULL,
	"old_value" varchar(300),
	"new_value" varchar(300) NOT NULL,
	"file" bigint,
	"status" text DEFAULT 'req' NOT NULL,
	"reason" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_contract" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"work_type" text DEFAULT 'full' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date,
	"salary_enc" varchar,
	"file" bigint,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_doc" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"file" bigint NOT NULL,
	"submitted_at" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_family" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"relation" text NOT NULL,
	"name" varchar(40) NOT NULL,
	"birth" date,
	"is_dependent" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_order" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"order_no" varchar(20),
	"kind" text NOT NULL,
	"effective_date" date NOT NULL,
	"idx_from_sector" bigint,
	"idx_from_office" bigint,
	"idx_from_team" bigint,
	"idx_from_position" bigint,
	"idx_to_sector" bigint,
	"idx_to_office" bigint,
	"idx_to_team" bigint,
	"idx_to_position" bigint,
	"to_employ_type" text,
	"others" bigint[],
	"idx_document" bigint,
	"memo" varchar(300),
	"applied_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_post" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_staff" bigint NOT NULL,
	"idx_position" bigint NOT NULL,
	"duty" varchar(200),
	"date_from" date NOT NULL,
	"date_to" date,
	"idx_order" bigint,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_school" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"school" varchar(80) NOT NULL,
	"degree" text NOT NULL,
	"major" varchar(80),
	"from_month" varchar(7),
	"to_month" varchar(7),
	"state" text NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_emp_no_unique";--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_email_unique";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "resident_no" varchar;--> statement-breakpoint
ALTER TABLE "cert_issue" ADD CONSTRAINT "cert_issue_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_award" ADD CONSTRAINT "staff_award_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_career" ADD CONSTRAINT "staff_career_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_cert" ADD CONSTRAINT "staff_cert_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD CONSTRAINT "staff_change_req_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_contract" ADD CONSTRAINT "staff_contract_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_doc" ADD CONSTRAINT "staff_doc_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_family" ADD CONSTRAINT "staff_family_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_from_sector_sector_idx_fk" FOREIGN KEY ("idx_from_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_from_office_office_idx_fk" FOREIGN KEY ("idx_from_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_from_team_team_idx_fk" FOREIGN KEY ("idx_from_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_from_position_position_idx_fk" FOREIGN KEY ("idx_from_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_to_sector_sector_idx_fk" FOREIGN KEY ("idx_to_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_to_office_office_idx_fk" FOREIGN KEY ("idx_to_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_to_team_team_idx_fk" FOREIGN KEY ("idx_to_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_to_position_position_idx_fk" FOREIGN KEY ("idx_to_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_order" ADD CONSTRAINT "staff_order_idx_document_document_idx_fk" FOREIGN KEY ("idx_document") REFERENCES "public"."document"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_idx_order_staff_order_idx_fk" FOREIGN KEY ("idx_order") REFERENCES "public"."staff_order"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_school" ADD CONSTRAINT "staff_school_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cert_issue_issue_no_unique" ON "cert_issue" USING btree ("issue_no") WHERE "cert_issue"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cert_issue_staff_index" ON "cert_issue" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "staff_change_req_staff_index" ON "staff_change_req" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "staff_contract_staff_index" ON "staff_contract" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "staff_contract_date_to_list" ON "staff_contract" USING btree ("date_to");--> statement-breakpoint
CREATE INDEX "staff_order_staff_index" ON "staff_order" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "staff_order_status_effective_date_index" ON "staff_order" USING btree ("status","effective_date");--> statement-breakpoint
CREATE INDEX "staff_post_staff_index" ON "staff_post" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "staff_post_team_index" ON "staff_post" USING btree ("idx_team");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_emp_no_unique" ON "staff" USING btree ("emp_no") WHERE "staff"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_unique" ON "staff" USING btree ("email") WHERE "staff"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "staff_idx_team_employ_type_list" ON "staff" USING btree ("idx_team","employ_type");--> statement-breakpoint
CREATE INDEX "staff_idx_office_employ_type_list" ON "staff" USING btree ("idx_office","employ_type");--> statement-breakpoint
CREATE INDEX "staff_idx_sector_list" ON "staff" USING btree ("idx_sector");--> statement-breakpoint
CREATE INDEX "staff_idx_position_list" ON "staff" USING btree ("idx_position");--> statement-breakpoint
CREATE INDEX "staff_employ_type_list" ON "staff" USING btree ("employ_type");--> statement-breakpoint
CREATE INDEX "staff_status_list" ON "staff" USING btree ("status");--> statement-breakpoint
CREATE INDEX "staff_probation_to_list" ON "staff" USING btree ("probation_to");--> statement-breakpoint
CREATE INDEX "staff_emp_no_idx_list" ON "staff" USING btree ("emp_no","idx");--> statement-breakpoint
CREATE INDEX "staff_kname_idx_list" ON "staff" USING btree ("kname","idx");--> statement-breakpoint
CREATE INDEX "staff_joinday_idx_list" ON "staff" USING btree ("joinday","idx");--> statement-breakpoint
CREATE INDEX "staff_mp3code_idx_list" ON "staff" USING btree ("mp3code","idx");--> statement-breakpoint
CREATE INDEX "staff_kname_words" ON "staff" USING gin (word_pairs("kname"));--> statement-breakpoint
CREATE INDEX "staff_ename_words" ON "staff" USING gin (word_pairs("ename"));--> statement-breakpoint
CREATE INDEX "staff_emp_no_words" ON "staff" USING gin (word_pairs("emp_no"));--> statement-breakpoint
CREATE INDEX "staff_email_words" ON "staff" USING gin (word_pairs("email"));