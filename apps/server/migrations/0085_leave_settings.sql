ALTER TABLE "leave_advance" DROP CONSTRAINT "leave_advance_idx_staff_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "leave_advance_idx_staff_unique" ON "leave_advance" USING btree ("idx_staff") WHERE "leave_advance"."deleted_at" is null;--> statement-breakpoint
INSERT INTO "leave_policy" ("basis") SELECT 'fiscal' WHERE NOT EXISTS (SELECT FROM "leave_policy");
