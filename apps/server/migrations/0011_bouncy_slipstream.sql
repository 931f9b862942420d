CREATE TABLE "approval_exception" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_staff" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_to" bigint NOT NULL,
	"last_level" text NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"reason" varchar(300) NOT NULL,
	"status" text DEFAULT 'req' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delegation" ADD COLUMN "amount_to" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "doc_step" ADD COLUMN "note" varchar(300);--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "interested" bigint[];--> statement-breakpoint
ALTER TABLE "expense" ADD COLUMN "idx_payee" bigint;--> statement-breakpoint
ALTER TABLE "approval_exception" ADD CONSTRAINT "approval_exception_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_exception_staff_kind_index" ON "approval_exception" USING btree ("idx_staff","kind");--> statement-breakpoint
CREATE INDEX "approval_exception_date_to_idx_list" ON "approval_exception" USING btree ("date_to" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_exception_kind_date_to_idx_list" ON "approval_exception" USING btree ("kind","date_to" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_exception_status_date_to_idx_list" ON "approval_exception" USING btree ("status","date_to" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_exception_idx_staff_date_to_idx_list" ON "approval_exception" USING btree ("idx_staff","date_to" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_exception_last_level_date_to_idx_list" ON "approval_exception" USING btree ("last_level","date_to" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_exception_amount_to_idx_list" ON "approval_exception" USING btree ("amount_to","idx");--> statement-breakpoint
CREATE INDEX "approval_exception_date_from_idx_list" ON "approval_exception" USING btree ("date_from","idx");--> statement-breakpoint
CREATE INDEX "approval_exception_reason_idx_list" ON "approval_exception" USING btree ("reason","idx");--> statement-breakpoint
CREATE INDEX "approval_exception_reason_words" ON "approval_exception" USING gin (word_pairs("reason"));--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_idx_payee_staff_idx_fk" FOREIGN KEY ("idx_payee") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;