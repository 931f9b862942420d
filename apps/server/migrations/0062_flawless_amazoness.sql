ALTER TABLE "shipment" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "idx_contract" bigint;--> statement-breakpoint
ALTER TABLE "spac" ADD COLUMN "idx_contract" bigint;--> statement-breakpoint
ALTER TABLE "spac" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "textbook_rental" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "tutor_textbook" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spac" ADD CONSTRAINT "spac_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textbook_rental" ADD CONSTRAINT "textbook_rental_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_textbook" ADD CONSTRAINT "tutor_textbook_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_textbook_idx_textbook_list" ON "class_textbook" USING btree ("idx_textbook");--> statement-breakpoint
CREATE INDEX "shipment_class_run_index" ON "shipment" USING btree ("idx_class_run");--> statement-breakpoint
CREATE INDEX "shipment_contract_index" ON "shipment" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "spac_contract_index" ON "spac" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "spac_class_run_index" ON "spac" USING btree ("idx_class_run");--> statement-breakpoint
CREATE INDEX "textbook_rental_class_run_index" ON "textbook_rental" USING btree ("idx_class_run");--> statement-breakpoint
CREATE INDEX "textbook_rental_idx_class_run_idx_list" ON "textbook_rental" USING btree ("idx_class_run","idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_textbook_class_run_index" ON "tutor_textbook" USING btree ("idx_class_run");