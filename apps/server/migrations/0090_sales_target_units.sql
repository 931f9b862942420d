ALTER TABLE "sales_target" DROP CONSTRAINT "sales_target_team_month_unique";--> statement-breakpoint
ALTER TABLE "sales_target" ADD COLUMN "idx_sector" bigint;--> statement-breakpoint
ALTER TABLE "sales_target" ADD COLUMN "idx_office" bigint;--> statement-breakpoint
UPDATE "sales_target" SET "idx_sector" = coalesce("office"."idx_sector", 0), "idx_office" = coalesce("office"."idx", 0)
FROM "team" LEFT JOIN "office" ON "office"."idx" = "team"."idx_office" WHERE "team"."idx" = "sales_target"."idx_team";--> statement-breakpoint
ALTER TABLE "sales_target" ALTER COLUMN "idx_sector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_target" ALTER COLUMN "idx_office" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_target_team_month_unique" ON "sales_target" USING btree ("idx_team","month") WHERE "sales_target"."deleted_at" is null;
