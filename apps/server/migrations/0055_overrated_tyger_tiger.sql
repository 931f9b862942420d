CREATE TABLE "magazine" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"issue" varchar(20) NOT NULL,
	"kind" text DEFAULT 'own' NOT NULL,
	"publisher" varchar(80),
	"publish_date" date NOT NULL,
	"cover" bigint,
	"pdf" bigint,
	"url" varchar(300),
	"copies" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"summary" varchar(2000),
	"tags" text[],
	"memo" varchar(200),
	"is_open" boolean DEFAULT true NOT NULL,
	"told_at" timestamp with time zone,
	"is_latest" boolean DEFAULT true NOT NULL,
	"renew_on" date,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "magazine_copies_bounds" CHECK ("magazine"."copies" >= 0),
	CONSTRAINT "magazine_stock_bounds" CHECK ("magazine"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "magazine_dist" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_magazine" bigint NOT NULL,
	"idx_team" bigint,
	"idx_customer" bigint,
	"receiver" varchar(60),
	"qty" integer NOT NULL,
	"at" date NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "magazine_dist_qty_bounds" CHECK ("magazine_dist"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "magazine_read" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_magazine" bigint NOT NULL,
	"idx_staff" bigint NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "magazine_read_magazine_staff_unique" UNIQUE NULLS NOT DISTINCT("idx_magazine","idx_staff")
);
--> statement-breakpoint
ALTER TABLE "magazine_dist" ADD CONSTRAINT "magazine_dist_idx_magazine_magazine_idx_fk" FOREIGN KEY ("idx_magazine") REFERENCES "public"."magazine"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_dist" ADD CONSTRAINT "magazine_dist_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_dist" ADD CONSTRAINT "magazine_dist_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_read" ADD CONSTRAINT "magazine_read_idx_magazine_magazine_idx_fk" FOREIGN KEY ("idx_magazine") REFERENCES "public"."magazine"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magazine_read" ADD CONSTRAINT "magazine_read_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "magazine_title_issue_unique" ON "magazine" USING btree ("title","issue") WHERE "magazine"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "magazine_publish_date_index" ON "magazine" USING btree ("publish_date");--> statement-breakpoint
CREATE INDEX "magazine_title_publish_date_index" ON "magazine" USING btree ("title","publish_date");--> statement-breakpoint
CREATE INDEX "magazine_publish_date_idx_list" ON "magazine" USING btree ("publish_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "magazine_kind_publish_date_idx_list" ON "magazine" USING btree ("kind","publish_date" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "magazine_renew_on_list" ON "magazine" USING btree ("renew_on");--> statement-breakpoint
CREATE INDEX "magazine_issue_idx_list" ON "magazine" USING btree ("issue","idx");--> statement-breakpoint
CREATE INDEX "magazine_title_idx_list" ON "magazine" USING btree ("title","idx");--> statement-breakpoint
CREATE INDEX "magazine_copies_idx_list" ON "magazine" USING btree ("copies","idx");--> statement-breakpoint
CREATE INDEX "magazine_stock_idx_list" ON "magazine" USING btree ("stock","idx");--> statement-breakpoint
CREATE INDEX "magazine_title_words" ON "magazine" USING gin (word_pairs("title"));--> statement-breakpoint
CREATE INDEX "magazine_tags_words" ON "magazine" USING gin (word_pairs(words_text("tags")));--> statement-breakpoint
CREATE INDEX "magazine_issue_words" ON "magazine" USING gin (word_pairs("issue"));--> statement-breakpoint
CREATE INDEX "magazine_dist_magazine_index" ON "magazine_dist" USING btree ("idx_magazine");--> statement-breakpoint
CREATE INDEX "magazine_dist_customer_index" ON "magazine_dist" USING btree ("idx_customer");