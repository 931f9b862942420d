CREATE TABLE "sales_supplier" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"company" varchar(70) NOT NULL,
	"biz_no" varchar(10) NOT NULL,
	"ceo_name" varchar(40) NOT NULL,
	"addr" varchar(150),
	"biz_type" varchar(40),
	"biz_item" varchar(40),
	"email" varchar(120),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vacation_decider_status_index" ON "vacation" USING btree ("idx_decider","status");