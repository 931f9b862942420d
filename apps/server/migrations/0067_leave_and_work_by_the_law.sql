ALTER TABLE "leave_ledger" ALTER COLUMN "qty" SET DATA TYPE numeric(6, 3);--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "over_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "holiday_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "beyond_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_pay" ADD COLUMN "night_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_order" ADD COLUMN "leave_kind" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "repeat_day" integer;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "idx_next" bigint;--> statement-breakpoint
ALTER TABLE "vacation_type" ADD COLUMN "counts" text DEFAULT 'work' NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_idx_next_task_idx_fk" FOREIGN KEY ("idx_next") REFERENCES "public"."task"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- maternity leave is counted by the calendar
UPDATE "vacation_type" SET "counts" = 'calendar' WHERE "code" = 'birth';--> statement-breakpoint
-- the minutes of work that was asked for before, by its times; what is open is counted by the holidays when it next changes
WITH written AS (
	SELECT "idx", "kind", coalesce("rest_min", 0) AS rest,
		CASE WHEN is_real THEN "actual_from" ELSE "time_from" END AS begins,
		CASE WHEN is_real THEN "actual_to" ELSE "time_to" END AS ends
	FROM (SELECT *, "status" IN ('check', 'closed') AND "actual_from" IS NOT NULL AND "actual_to" IS NOT NULL AS is_real FROM "extra_pay") row
), clock AS (
	SELECT "idx", "kind", rest, extract(epoch FROM begins::time)::integer / 60 AS first,
		extract(epoch FROM ends::time)::integer / 60 + CASE WHEN ends::time > begins::time THEN 0 ELSE 1440 END AS last
	FROM written WHERE begins <> ends
), worked AS (
	SELECT "idx", "kind", greatest(0, last - first - rest) AS minutes,
		(SELECT sum(greatest(0, least(last, night + 480) - greatest(first, night))) FROM unnest(ARRAY[-120, 1320, 2760]) night) AS night
	FROM clock
)
UPDATE "extra_pay" SET
	"minutes" = worked.minutes,
	"over_min" = CASE WHEN worked.kind = 'holiday' THEN 0 ELSE worked.minutes END,
	"holiday_min" = CASE WHEN worked.kind = 'holiday' THEN least(480, worked.minutes) ELSE 0 END,
	"beyond_min" = CASE WHEN worked.kind = 'holiday' THEN greatest(0, worked.minutes - 480) ELSE 0 END,
	"night_min" = least(worked.night, worked.minutes)
FROM worked WHERE worked."idx" = "extra_pay"."idx";--> statement-breakpoint
ALTER TABLE "extra_pay" DROP COLUMN "hours";--> statement-breakpoint
ALTER TABLE "extra_pay" DROP COLUMN "rate";--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_minutes_bounds" CHECK ("extra_pay"."minutes" >= 0);--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_over_min_bounds" CHECK ("extra_pay"."over_min" >= 0);--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_holiday_min_bounds" CHECK ("extra_pay"."holiday_min" >= 0);--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_beyond_min_bounds" CHECK ("extra_pay"."beyond_min" >= 0);--> statement-breakpoint
ALTER TABLE "extra_pay" ADD CONSTRAINT "extra_pay_night_min_bounds" CHECK ("extra_pay"."night_min" >= 0);--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_repeat_day_bounds" CHECK ("task"."repeat_day" >= 1 and "task"."repeat_day" <= 31);