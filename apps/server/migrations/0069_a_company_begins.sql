CREATE TABLE "company" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"name" varchar(70) NOT NULL,
	"brand" varchar(20),
	"greeting" varchar(40),
	"logo" bigint,
	"colour" varchar(7),
	"biz_no" varchar(10),
	"address" varchar(150),
	"setup" text[],
	"phone" varchar(20),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
-- of several with one name the later ones have their number behind it
UPDATE "position" other SET kname = left(kname, 30) || ' ' || idx WHERE deleted_at is null AND EXISTS (SELECT FROM "position" one WHERE one.kname = other.kname AND one.idx < other.idx AND one.deleted_at is null);--> statement-breakpoint
-- of several with one name the later ones have their number behind it
UPDATE "office" other SET kname = left(kname, 30) || ' ' || idx WHERE deleted_at is null AND EXISTS (SELECT FROM "office" one WHERE one.kname = other.kname and one.idx_sector = other.idx_sector AND one.idx < other.idx AND one.deleted_at is null);--> statement-breakpoint
-- of several with one name the later ones have their number behind it
UPDATE "team" other SET kname = left(kname, 30) || ' ' || idx WHERE deleted_at is null AND EXISTS (SELECT FROM "team" one WHERE one.kname = other.kname and one.idx_office = other.idx_office AND one.idx < other.idx AND one.deleted_at is null);--> statement-breakpoint
ALTER TABLE "sector" DROP CONSTRAINT "sector_kname_unique";--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "idx_merged_into" bigint;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "former_names" text[];--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_idx_merged_into_team_idx_fk" FOREIGN KEY ("idx_merged_into") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "office_sector_kname_unique" ON "office" USING btree ("idx_sector","kname") WHERE "office"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "office_sort_idx_list" ON "office" USING btree ("sort","idx");--> statement-breakpoint
CREATE INDEX "office_idx_sector_sort_idx_list" ON "office" USING btree ("idx_sector","sort","idx");--> statement-breakpoint
CREATE INDEX "office_is_use_sort_idx_list" ON "office" USING btree ("is_use","sort","idx");--> statement-breakpoint
CREATE INDEX "office_kname_idx_list" ON "office" USING btree ("kname","idx");--> statement-breakpoint
CREATE INDEX "office_is_use_idx_list" ON "office" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "office_kname_words" ON "office" USING gin (word_pairs("kname"));--> statement-breakpoint
CREATE UNIQUE INDEX "position_kname_unique" ON "position" USING btree ("kname") WHERE "position"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sector_kname_unique" ON "sector" USING btree ("kname") WHERE "sector"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sector_sort_idx_list" ON "sector" USING btree ("sort","idx");--> statement-breakpoint
CREATE INDEX "sector_is_use_sort_idx_list" ON "sector" USING btree ("is_use","sort","idx");--> statement-breakpoint
CREATE INDEX "sector_kname_idx_list" ON "sector" USING btree ("kname","idx");--> statement-breakpoint
CREATE INDEX "sector_is_use_idx_list" ON "sector" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "sector_kname_words" ON "sector" USING gin (word_pairs("kname"));--> statement-breakpoint
CREATE UNIQUE INDEX "team_office_kname_unique" ON "team" USING btree ("idx_office","kname") WHERE "team"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "team_kname_idx_list" ON "team" USING btree ("kname","idx");--> statement-breakpoint
CREATE INDEX "team_is_use_idx_list" ON "team" USING btree ("is_use","idx");--> statement-breakpoint
CREATE INDEX "team_kname_words" ON "team" USING gin (word_pairs("kname"));--> statement-breakpoint
CREATE INDEX "team_former_names_words" ON "team" USING gin (word_pairs(words_text("former_names")));--> statement-breakpoint
-- an installation that is at work needs no beginning
INSERT INTO "company" ("name", "setup") SELECT '', '{all}' WHERE EXISTS (SELECT FROM "staff");
