CREATE TABLE "personality_result" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_sector" bigint NOT NULL,
	"idx_office" bigint NOT NULL,
	"idx_team" bigint,
	"idx_round" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"answers" jsonb,
	"scores" jsonb,
	"type" varchar(10),
	"strengths" varchar(500),
	"work_style" varchar(500),
	"communication" varchar(500),
	"hobby" varchar(200),
	"is_public" boolean DEFAULT true NOT NULL,
	"done_at" timestamp with time zone,
	"is_redone" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personality_round" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"questions" jsonb NOT NULL,
	"open_from" date NOT NULL,
	"open_to" date NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"people" bigint[],
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "personality_result" ADD CONSTRAINT "personality_result_idx_round_personality_round_idx_fk" FOREIGN KEY ("idx_round") REFERENCES "public"."personality_round"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personality_result" ADD CONSTRAINT "personality_result_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personality_result_round_staff_unique" ON "personality_result" USING btree ("idx_round","idx_staff") WHERE "personality_result"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "personality_result_staff_index" ON "personality_result" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "personality_result_status_idx_list" ON "personality_result" USING btree ("status","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "personality_result_idx_round_idx_list" ON "personality_result" USING btree ("idx_round","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "personality_result_idx_staff_idx_list" ON "personality_result" USING btree ("idx_staff","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "personality_result_type_idx_list" ON "personality_result" USING btree ("type","idx");--> statement-breakpoint
CREATE INDEX "personality_result_done_at_idx_list" ON "personality_result" USING btree ("done_at","idx");--> statement-breakpoint
CREATE INDEX "personality_result_strengths_words" ON "personality_result" USING gin (word_pairs("strengths"));--> statement-breakpoint
CREATE INDEX "personality_round_title_idx_list" ON "personality_round" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "personality_round_open_from_idx_list" ON "personality_round" USING btree ("open_from","idx");--> statement-breakpoint
CREATE INDEX "personality_round_open_to_idx_list" ON "personality_round" USING btree ("open_to","idx");--> statement-breakpoint
CREATE INDEX "personality_round_is_open_idx_list" ON "personality_round" USING btree ("is_open","idx");