CREATE TABLE "feedback" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_from_staff" bigint,
	"idx_to_staff" bigint NOT NULL,
	"kind" text DEFAULT 'praise' NOT NULL,
	"content" varchar(1000) NOT NULL,
	"visibility" text DEFAULT 'to' NOT NULL,
	"idx_task" bigint,
	"idx_mc_sheet" bigint,
	"idx_asked" bigint,
	"given_on" date,
	"deliver_at" timestamp with time zone NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"reply" varchar(1000),
	"reply_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_reported" boolean DEFAULT false NOT NULL,
	"reported_at" timestamp with time zone,
	"idx_reported_by" bigint,
	"report_reason" varchar(300),
	"report_result" text,
	"idx_handled_by" bigint,
	"handled_at" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_giver" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_feedback" bigint NOT NULL,
	"staff" varchar NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "feedback_giver_idx_feedback_unique" UNIQUE("idx_feedback")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_from_staff_staff_idx_fk" FOREIGN KEY ("idx_from_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_to_staff_staff_idx_fk" FOREIGN KEY ("idx_to_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_task_task_idx_fk" FOREIGN KEY ("idx_task") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_mc_sheet_mc_sheet_idx_fk" FOREIGN KEY ("idx_mc_sheet") REFERENCES "public"."mc_sheet"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_asked_feedback_idx_fk" FOREIGN KEY ("idx_asked") REFERENCES "public"."feedback"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_reported_by_staff_idx_fk" FOREIGN KEY ("idx_reported_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idx_handled_by_staff_idx_fk" FOREIGN KEY ("idx_handled_by") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_giver" ADD CONSTRAINT "feedback_giver_idx_feedback_feedback_idx_fk" FOREIGN KEY ("idx_feedback") REFERENCES "public"."feedback"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_to_staff_index" ON "feedback" USING btree ("idx_to_staff");--> statement-breakpoint
CREATE INDEX "feedback_from_staff_index" ON "feedback" USING btree ("idx_from_staff");--> statement-breakpoint
CREATE INDEX "feedback_asked_index" ON "feedback" USING btree ("idx_asked");--> statement-breakpoint
CREATE INDEX "feedback_is_told_deliver_at_index" ON "feedback" USING btree ("is_told","deliver_at");--> statement-breakpoint
CREATE INDEX "feedback_given_on_idx_list" ON "feedback" USING btree ("given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_idx_to_staff_given_on_idx_kind_list" ON "feedback" USING btree ("idx_to_staff","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "feedback_idx_from_staff_given_on_idx_kind_list" ON "feedback" USING btree ("idx_from_staff","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "feedback_idx_team_given_on_idx_kind_list" ON "feedback" USING btree ("idx_team","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "feedback_idx_office_given_on_idx_kind_list" ON "feedback" USING btree ("idx_office","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST,"kind");--> statement-breakpoint
CREATE INDEX "feedback_kind_given_on_idx_list" ON "feedback" USING btree ("kind","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_visibility_given_on_idx_list" ON "feedback" USING btree ("visibility","given_on" DESC NULLS LAST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_given_on_list" ON "feedback" USING btree ("given_on");--> statement-breakpoint
CREATE INDEX "feedback_content_words" ON "feedback" USING gin (word_pairs("content"));