ALTER TABLE "jobrotation" DROP CONSTRAINT "jobrotation_year_unique";--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "kname" varchar(60) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "ename" varchar(60) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "birth" date;--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "unit" varchar(150) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "position" varchar(60) COLLATE "korean";--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "joinday" date;--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "cert_issue" ADD COLUMN "issued_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "jobrotation_year_unique" ON "jobrotation" USING btree ("year") WHERE "jobrotation"."deleted_at" is null;--> statement-breakpoint
UPDATE "cert_issue" SET "kname" = s.kname, "ename" = s.ename, "birth" = s.birth, "joinday" = s.joinday,
  "unit" = left(concat_ws(' ', o.kname, t.kname), 150), "position" = left(p.kname, 60),
  "issued_on" = ("cert_issue"."wdate" at time zone 'Asia/Seoul')::date
FROM "staff" s LEFT JOIN "office" o ON o.idx = s.idx_office LEFT JOIN "team" t ON t.idx = s.idx_team
  LEFT JOIN "position" p ON p.idx = s.idx_position
WHERE s.idx = "cert_issue"."idx_staff";
