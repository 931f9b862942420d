DROP INDEX "doc_step_staff_status_submitted_at_index";--> statement-breakpoint
DROP INDEX "doc_step_staff_role_submitted_at_index";--> statement-breakpoint
DROP INDEX "doc_step_acted_by_submitted_at_index";--> statement-breakpoint
DROP INDEX "doc_step_team_role_submitted_at_index";--> statement-breakpoint
ALTER TABLE "doc_step" ADD COLUMN "doc_status" text;--> statement-breakpoint
CREATE INDEX "doc_step_staff_status_doc_status_submitted_at_document_index" ON "doc_step" USING btree ("idx_staff","status","doc_status","submitted_at","idx_document");--> statement-breakpoint
CREATE INDEX "doc_step_staff_role_doc_status_submitted_at_document_index" ON "doc_step" USING btree ("idx_staff","role","doc_status","submitted_at","idx_document");--> statement-breakpoint
CREATE INDEX "doc_step_acted_by_doc_status_submitted_at_document_index" ON "doc_step" USING btree ("idx_acted_by","doc_status","submitted_at","idx_document");--> statement-breakpoint
CREATE INDEX "doc_step_team_role_doc_status_submitted_at_document_index" ON "doc_step" USING btree ("idx_team","role","doc_status","submitted_at","idx_document");
--> statement-breakpoint
UPDATE "doc_step" SET "doc_status" = "document"."status", "submitted_at" = "document"."submitted_at" FROM "document" WHERE "document"."idx" = "doc_step"."idx_document" AND "document"."deleted_at" IS NULL;
--> statement-breakpoint
-- a step keeps what documents are listed by: everybody's lists are read from these rows alone
CREATE FUNCTION doc_step_like_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_document record;
BEGIN
	-- a document that is just being changed is waited for; a backup may bring a step before its document
	SELECT CASE WHEN deleted_at IS NULL THEN status END AS status, submitted_at INTO of_document
	FROM document WHERE idx = NEW.idx_document FOR SHARE;
	IF FOUND THEN
		NEW.doc_status := of_document.status;
		NEW.submitted_at := of_document.submitted_at;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER doc_step_like_document BEFORE INSERT OR UPDATE OF idx_document ON doc_step
	FOR EACH ROW EXECUTE FUNCTION doc_step_like_document();
--> statement-breakpoint
CREATE FUNCTION document_tells_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE doc_step
	SET doc_status = CASE WHEN NEW.deleted_at IS NULL THEN NEW.status END, submitted_at = NEW.submitted_at
	WHERE idx_document = NEW.idx;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER document_tells_steps AFTER UPDATE OF status, submitted_at, deleted_at ON document FOR EACH ROW
	WHEN ((OLD.status, OLD.submitted_at, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.submitted_at, NEW.deleted_at))
	EXECUTE FUNCTION document_tells_steps();
