CREATE TABLE "known_device" (
	"idx_staff" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text,
	"ua" text,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_idx_staff_token_hash_pk" PRIMARY KEY("idx_staff","token_hash")
);
--> statement-breakpoint
CREATE TABLE "log_removal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"log" text NOT NULL,
	"last_idx" bigint NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_seal" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"log" text NOT NULL,
	"first_idx" bigint NOT NULL,
	"last_idx" bigint NOT NULL,
	"rows" integer NOT NULL,
	"columns" text[] NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_password" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"pw_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doc_read" DROP CONSTRAINT "doc_read_document_staff_unique";--> statement-breakpoint
ALTER TABLE "throttle" ADD COLUMN "next" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "doc_read" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "resets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_device_token_hash_index" ON "known_device" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "log_removal_log_last_idx_index" ON "log_removal" USING btree ("log","last_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "log_seal_log_last_idx_index" ON "log_seal" USING btree ("log","last_idx");--> statement-breakpoint
CREATE INDEX "old_password_idx_staff_at_index" ON "old_password" USING btree ("idx_staff","at");--> statement-breakpoint
ALTER TABLE "doc_read" ADD CONSTRAINT "doc_read_document_staff_rev_unique" UNIQUE NULLS NOT DISTINCT("idx_document","idx_staff","rev");