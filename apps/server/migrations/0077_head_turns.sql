ALTER TABLE "org_head" ADD COLUMN "hand_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "org_head" ADD COLUMN "handed_over_at" timestamp with time zone;