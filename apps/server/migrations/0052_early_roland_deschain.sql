CREATE TABLE "permission_grant" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"flag" text NOT NULL,
	"level" text DEFAULT 'staff' NOT NULL,
	"idx_staff" bigint,
	"idx_position" bigint,
	"idx_team" bigint,
	"idx_office" bigint,
	"idx_sector" bigint,
	"date_from" date NOT NULL,
	"date_to" date,
	"memo" varchar(200),
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_idx_staff_staff_idx_fk" FOREIGN KEY ("idx_staff") REFERENCES "public"."staff"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_idx_position_position_idx_fk" FOREIGN KEY ("idx_position") REFERENCES "public"."position"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_idx_team_team_idx_fk" FOREIGN KEY ("idx_team") REFERENCES "public"."team"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_idx_office_office_idx_fk" FOREIGN KEY ("idx_office") REFERENCES "public"."office"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_idx_sector_sector_idx_fk" FOREIGN KEY ("idx_sector") REFERENCES "public"."sector"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permission_grant_flag_index" ON "permission_grant" USING btree ("flag");--> statement-breakpoint
CREATE INDEX "permission_grant_staff_index" ON "permission_grant" USING btree ("idx_staff");--> statement-breakpoint
CREATE INDEX "permission_grant_position_index" ON "permission_grant" USING btree ("idx_position");--> statement-breakpoint
CREATE INDEX "permission_grant_team_index" ON "permission_grant" USING btree ("idx_team");--> statement-breakpoint
CREATE INDEX "permission_grant_office_index" ON "permission_grant" USING btree ("idx_office");--> statement-breakpoint
CREATE INDEX "permission_grant_sector_index" ON "permission_grant" USING btree ("idx_sector");