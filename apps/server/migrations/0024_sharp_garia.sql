ALTER TABLE "customer" ADD COLUMN "former_names" text[];--> statement-breakpoint
CREATE INDEX "customer_former_names_words" ON "customer" USING gin (word_pairs(words_text("former_names")));