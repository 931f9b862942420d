CREATE TABLE "account" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"email" varchar(120) NOT NULL,
	"pw_hash" varchar(200) NOT NULL,
	"must_change_pw" boolean DEFAULT true NOT NULL,
	"pw_changed_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_idx_staff_unique" UNIQUE("idx_staff"),
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"token_hash" varchar(128) NOT NULL,
	"is_temp" boolean DEFAULT false NOT NULL,
	"by_link" boolean DEFAULT false NOT NULL,
	"ip" varchar(45),
	"ua" varchar(300),
	"last_seen" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "auth_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"email" varchar(120) NOT NULL,
	"ok" boolean NOT NULL,
	"ip" varchar(45),
	"ua" varchar(300),
	"at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"kname" varchar(60) NOT NULL,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kname" varchar(40) NOT NULL,
	"type" varchar(4) DEFAULT 'H' NOT NULL,
	"sort" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sector" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"kname" varchar(60) NOT NULL,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sector_kname_unique" UNIQUE("kname")
);
--> statement-breakpoint
CREATE TABLE "sign_in_link" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"token_hash" varchar(128) NOT NULL,
	"path" varchar(300) NOT NULL,
	"is_temp" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sign_in_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"emp_no" varchar(12) NOT NULL,
	"kname" varchar(40) NOT NULL,
	"ename" varchar(60) NOT NULL,
	"email" varchar(120) NOT NULL,
	"photo" bigint,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_position" bigint NOT NULL,
	"duty" varchar(200),
	"employ_type" text NOT NULL,
	"joinday" date NOT NULL,
	"probation_to" date,
	"status" text DEFAULT 'active' NOT NULL,
	"mp3code" varchar(10),
	"phone" varchar(20) NOT NULL,
	"phone_private" boolean DEFAULT false NOT NULL,
	"birth" date,
	"gender" text,
	"address" varchar(300),
	"emergency_name" varchar(40),
	"emergency_phone" varchar(20),
	"last_seen" timestamp with time zone,
	"seat" varchar(30),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_emp_no_unique" UNIQUE("emp_no"),
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_office" bigint NOT NULL,
	"kname" varchar(60) NOT NULL,
	"sort" integer,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idx_staff" bigint,
	"action" text NOT NULL,
	"subject" text,
	"status" integer,
	"ip" text,
	"ua" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"changed" integer NOT NULL,
	CONSTRAINT "job_run_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office" ADD CONSTRAINT "office_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_idx_staff_at_index" ON "audit_log" USING btree ("idx_staff","at");