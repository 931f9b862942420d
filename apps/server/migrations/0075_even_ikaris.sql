CREATE TABLE "mail" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"to_addr" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"wdate" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"error" text,
	"sent_at" timestamp with time zone,
	"status" text DEFAULT 'wait' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_call" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_contract" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "elearning_customer" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_elearning" bigint NOT NULL,
	"idx_customer" bigint NOT NULL,
	"idx_contract" bigint,
	"date_from" date NOT NULL,
	"date_to" date,
	"seats" integer,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "elearning_customer_seats_bounds" CHECK ("elearning_customer"."seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quote_comment" (
	"idx" bigserial PRIMARY KEY NOT NULL,
	"idx_quote" bigint NOT NULL,
	"content" varchar(2000) NOT NULL,
	"mentions" bigint[],
	"files" bigint[],
	"idx_parent" bigint,
	"is_internal" boolean DEFAULT false NOT NULL,
	"idx_writer" bigint,
	"wdate" timestamp with time zone DEFAULT now() NOT NULL,
	"idx_editor" bigint,
	"mdate" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"ver" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset_report" ADD COLUMN "idx_expense" bigint;--> statement-breakpoint
ALTER TABLE "er_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "er_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "mentions" bigint[];--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "mentions" bigint[];--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "research_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "files" bigint[];--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "idx_parent" bigint;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "idx_class_run" bigint;--> statement-breakpoint
ALTER TABLE "call_comment" ADD CONSTRAINT "call_comment_idx_call_call_log_idx_fk" FOREIGN KEY ("idx_call") REFERENCES "public"."call_log"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_comment" ADD CONSTRAINT "call_comment_idx_parent_call_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."call_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_comment" ADD CONSTRAINT "contract_comment_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_comment" ADD CONSTRAINT "contract_comment_idx_parent_contract_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."contract_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_elearning_elearning_idx_fk" FOREIGN KEY ("idx_elearning") REFERENCES "public"."elearning"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_customer_customer_idx_fk" FOREIGN KEY ("idx_customer") REFERENCES "public"."customer"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elearning_customer" ADD CONSTRAINT "elearning_customer_idx_contract_contract_idx_fk" FOREIGN KEY ("idx_contract") REFERENCES "public"."contract"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_idx_quote_quote_idx_fk" FOREIGN KEY ("idx_quote") REFERENCES "public"."quote"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_comment" ADD CONSTRAINT "quote_comment_idx_parent_quote_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."quote_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_status_next_at_index" ON "mail" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "mail_wdate_index" ON "mail" USING btree ("wdate");--> statement-breakpoint
CREATE INDEX "call_comment_call_index" ON "call_comment" USING btree ("idx_call");--> statement-breakpoint
CREATE INDEX "contract_comment_contract_index" ON "contract_comment" USING btree ("idx_contract");--> statement-breakpoint
CREATE UNIQUE INDEX "elearning_customer_elearning_customer_date_from_unique" ON "elearning_customer" USING btree ("idx_elearning","idx_customer","date_from") WHERE "elearning_customer"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "elearning_customer_customer_index" ON "elearning_customer" USING btree ("idx_customer");--> statement-breakpoint
CREATE INDEX "elearning_customer_contract_index" ON "elearning_customer" USING btree ("idx_contract");--> statement-breakpoint
CREATE INDEX "elearning_customer_date_to_list" ON "elearning_customer" USING btree ("date_to");--> statement-breakpoint
CREATE INDEX "quote_comment_quote_index" ON "quote_comment" USING btree ("idx_quote");--> statement-breakpoint
ALTER TABLE "asset_report" ADD CONSTRAINT "asset_report_idx_expense_expense_idx_fk" FOREIGN KEY ("idx_expense") REFERENCES "public"."expense"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "er_comment" ADD CONSTRAINT "er_comment_idx_parent_er_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."er_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_comment" ADD CONSTRAINT "kpi_comment_idx_parent_kpi_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."kpi_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mc_comment" ADD CONSTRAINT "mc_comment_idx_parent_mc_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."mc_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nl_comment" ADD CONSTRAINT "nl_comment_idx_parent_nl_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."nl_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbc_comment" ADD CONSTRAINT "pbc_comment_idx_parent_pbc_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."pbc_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_comment" ADD CONSTRAINT "plan_comment_idx_parent_plan_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."plan_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_comment" ADD CONSTRAINT "research_comment_idx_parent_research_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."research_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smp_comment" ADD CONSTRAINT "smp_comment_idx_parent_smp_comment_idx_fk" FOREIGN KEY ("idx_parent") REFERENCES "public"."smp_comment"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_idx_class_run_class_run_idx_fk" FOREIGN KEY ("idx_class_run") REFERENCES "public"."class_run"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_class_run_index" ON "visit" USING btree ("idx_class_run");