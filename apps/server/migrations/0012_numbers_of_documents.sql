CREATE TABLE "number_counter" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "number_counter" ("name", "last")
SELECT 'document ' || prefix || '-' || "year" || '-' || "team_idx" || '-', max("last")
FROM "doc_counter" JOIN (VALUES
  ('D1', 'GEN'), ('D2', 'PUR'), ('D3', 'VAC'), ('D4', 'TEL'), ('D5', 'TRP'), ('D6', 'OVT'), ('D7', 'EDU'),
  ('D8', 'REC'), ('D9', 'COP'), ('D10', 'RES'), ('EXP', 'EXP'), ('SALES', 'SAL')
) AS form (kind, prefix) USING (kind)
GROUP BY 1;--> statement-breakpoint
DROP TABLE "doc_counter" CASCADE;
