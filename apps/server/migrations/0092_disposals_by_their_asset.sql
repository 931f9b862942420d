ALTER TABLE "asset_disposal" ADD COLUMN "title" varchar(150) COLLATE "korean";--> statement-breakpoint
UPDATE "asset_disposal" SET "title" = concat_ws(' ', "asset"."asset_no", "asset"."name")
FROM "asset" WHERE "asset"."idx" = "asset_disposal"."idx_asset";
