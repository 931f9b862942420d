DROP INDEX "staff_contract_date_to_list";--> statement-breakpoint
ALTER TABLE "onboard_item" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "onboarding" ADD COLUMN "idx_applicant" bigint;--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_idx_applicant_applicant_idx_fk" FOREIGN KEY ("idx_applicant") REFERENCES "public"."applicant"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "onboard_item" SET "category" = CASE "title" WHEN '노트북' THEN 'notebook' ELSE 'monitor' END WHERE "kind" = 'equip' AND "title" IN ('노트북', '모니터');
