CREATE TABLE "reminder_sent" (
	"entity" text NOT NULL,
	"entity_idx" bigint NOT NULL,
	"name" text NOT NULL,
	"due" date NOT NULL,
	"days" integer NOT NULL,
	"idx_staff" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_sent_entity_entity_idx_name_due_days_idx_staff_pk" PRIMARY KEY("entity","entity_idx","name","due","days","idx_staff")
);
--> statement-breakpoint
DROP INDEX "elearning_contract_to_index";--> statement-breakpoint
CREATE INDEX "reminder_sent_idx_staff_due_index" ON "reminder_sent" USING btree ("idx_staff","due");--> statement-breakpoint
CREATE INDEX "elearning_contract_to_list" ON "elearning" USING btree ("contract_to");