CREATE TABLE "hire_letter" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_applicant" bigint NOT NULL,
	"idx_template" bigint,
	"subject" varchar(150) COLLATE "korean" NOT NULL,
	"body" varchar(5000) NOT NULL,
	"to_addr" varchar(120) COLLATE "korean",
	"sent_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hire_template" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(60) COLLATE "korean" NOT NULL,
	"subject" varchar(150) COLLATE "korean" NOT NULL,
	"body" varchar(5000) NOT NULL,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "entity_idx" bigint;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "lunch_from" varchar(5) DEFAULT '12:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "lunch_to" varchar(5) DEFAULT '13:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "act" text DEFAULT 'add' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "idx_school_line" bigint;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "idx_career_line" bigint;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "idx_cert_line" bigint;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD COLUMN "idx_family_line" bigint;--> statement-breakpoint
ALTER TABLE "hire_letter" ADD CONSTRAINT "hire_letter_idx_applicant_applicant_idx_fk" FOREIGN KEY ("idx_applicant") REFERENCES "public"."applicant"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_letter" ADD CONSTRAINT "hire_letter_idx_template_hire_template_idx_fk" FOREIGN KEY ("idx_template") REFERENCES "public"."hire_template"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_letter_applicant_index" ON "hire_letter" USING btree ("idx_applicant");--> statement-breakpoint
CREATE INDEX "hire_template_title_idx_list" ON "hire_template" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "hire_template_subject_idx_list" ON "hire_template" USING btree ("subject","idx");--> statement-breakpoint
CREATE INDEX "hire_template_is_use_idx_list" ON "hire_template" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "hire_template_title_words" ON "hire_template" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "hire_template_subject_words" ON "hire_template" USING gin (word_pairs("subject"));--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD CONSTRAINT "staff_change_req_idx_school_line_staff_school_idx_fk" FOREIGN KEY ("idx_school_line") REFERENCES "public"."staff_school"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD CONSTRAINT "staff_change_req_idx_career_line_staff_career_idx_fk" FOREIGN KEY ("idx_career_line") REFERENCES "public"."staff_career"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD CONSTRAINT "staff_change_req_idx_cert_line_staff_cert_idx_fk" FOREIGN KEY ("idx_cert_line") REFERENCES "public"."staff_cert"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_change_req" ADD CONSTRAINT "staff_change_req_idx_family_line_staff_family_idx_fk" FOREIGN KEY ("idx_family_line") REFERENCES "public"."staff_family"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_entity_entity_idx_index" ON "mail" USING btree ("entity","entity_idx");