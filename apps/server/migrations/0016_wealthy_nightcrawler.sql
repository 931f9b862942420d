CREATE TABLE "sent_once" (
	"idx_staff" bigint NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_once_idx_staff_key_pk" PRIMARY KEY("idx_staff","key")
);
--> statement-breakpoint
CREATE INDEX "sent_once_at_index" ON "sent_once" USING btree ("at");