ALTER TABLE "onboard_item" ADD COLUMN "idx_asset" bigint;--> statement-breakpoint
ALTER TABLE "onboard_item" ADD CONSTRAINT "onboard_item_idx_asset_asset_idx_fk" FOREIGN KEY ("idx_asset") REFERENCES "public"."asset"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_cert_expire_date_list" ON "staff_cert" USING btree ("expire_date");