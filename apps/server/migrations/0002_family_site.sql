CREATE TABLE "family_site" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"url" varchar(300) NOT NULL,
	"grp" text NOT NULL,
	"menu" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"param" text DEFAULT 'none' NOT NULL,
	"visible_rule" jsonb,
	"is_use" boolean DEFAULT true NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
