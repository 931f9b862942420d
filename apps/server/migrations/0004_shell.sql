CREATE TABLE "absence" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"ref_idx" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"slug" varchar(40) NOT NULL,
	"title" varchar(100) NOT NULL,
	"body" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_page_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "export_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"screen" varchar(80) NOT NULL,
	"filter" jsonb,
	"rows" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leadership_apply" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"motive" varchar(1000) NOT NULL,
	"career" varchar(1000),
	"idx_recommender" bigint,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leadership_apply_round_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_round","idx_staff")
);
--> statement-breakpoint
CREATE TABLE "leadership_round" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"year" integer NOT NULL,
	"body" text,
	"apply_from" date NOT NULL,
	"apply_to" date NOT NULL,
	"capacity" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leadership_round_year_bounds" CHECK ("leadership_round"."year" >= 2000 and "leadership_round"."year" <= 2100),
	CONSTRAINT "leadership_round_capacity_bounds" CHECK ("leadership_round"."capacity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(200) NOT NULL,
	"link" varchar(300),
	"read_at" timestamp with time zone,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"settings" jsonb NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "preference_idx_staff_unique" UNIQUE("idx_staff")
);
--> statement-breakpoint
CREATE TABLE "status_log" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"entity" varchar(40) NOT NULL,
	"entity_idx" integer NOT NULL,
	"from_status" varchar(20),
	"to_status" varchar(20) NOT NULL,
	"idx_staff" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"memo" varchar(300),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_log" ADD CONSTRAINT "export_log_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_round_leadership_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."leadership_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leadership_apply" ADD CONSTRAINT "leadership_apply_idx_recommender_staff_idx_fk" FOREIGN KEY ("idx_recommender") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_log" ADD CONSTRAINT "status_log_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_log_at_index" ON "export_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_staff_wdate_index" ON "notification" USING btree ("idx_staff","wdate");--> statement-breakpoint
CREATE INDEX "status_log_entity_entity_idx_index" ON "status_log" USING btree ("entity","entity_idx");