CREATE TABLE "billing_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"currency" text NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"customer_ref" text,
	"method_ref" text,
	"card_brand" text,
	"card_last4" text,
	"card_expires" text,
	"warned_expires" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_accounts_credit" CHECK (credit >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"amount" integer NOT NULL,
	"gst" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" integer NOT NULL,
	"subscription_id" integer,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"gst" integer NOT NULL,
	"total" integer NOT NULL,
	"from_credit" integer DEFAULT 0 NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_abn" text,
	"buyer_sealed" text DEFAULT '' NOT NULL,
	"corrects_id" integer,
	"is_test" boolean NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sum" CHECK (net + gst = total and from_credit >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"invoice_id" integer,
	"payment_id" integer,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK (amount > 0 and debit <> credit)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purchase_id" integer,
	"invoice_id" integer,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"ref" text,
	"reason" text DEFAULT '' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "payments_amount" CHECK (amount > 0 and refunded >= 0 and refunded <= amount)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"monthly_price" integer NOT NULL,
	"yearly_price" integer NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"campaigns_limit" integer,
	"ad_sets_limit" integer,
	"ads_limit" integer,
	"audiences_limit" integer,
	"creatives_limit" integer,
	"monthly_spend_limit" integer,
	"advanced_analytics" boolean DEFAULT false NOT NULL,
	"automated_rules" boolean DEFAULT false NOT NULL,
	"custom_reporting" boolean DEFAULT false NOT NULL,
	"white_label" boolean DEFAULT false NOT NULL,
	"api_access" boolean DEFAULT false NOT NULL,
	"priority_support" boolean DEFAULT false NOT NULL,
	"bulk_operations" boolean DEFAULT false NOT NULL,
	"advanced_targeting" boolean DEFAULT false NOT NULL,
	"cross_platform" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_off" integer,
	"currency" text NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"plans" text[] DEFAULT '{}' NOT NULL,
	"first_day" date,
	"last_day" date,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_way" CHECK ((percent is null) <> (amount_off is null)),
	CONSTRAINT "promo_codes_uses" CHECK (uses >= 0 and (most_uses is null or uses <= most_uses))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"promo_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_uses_promo_id_account_id_pk" PRIMARY KEY("promo_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"plan_id" integer,
	"billing_interval" text,
	"promo_id" integer,
	"price" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"due" integer NOT NULL,
	"currency" text NOT NULL,
	"quoted_on" date NOT NULL,
	"subscription_version" integer,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_token_unique" UNIQUE("token"),
	CONSTRAINT "purchases_due" CHECK (due >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"billing_interval" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"anchor" integer NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"period_cost" integer NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_plan_id" integer,
	"next_interval" text,
	"promo_id" integer,
	"promo_left" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_on" date,
	"paused_on" date,
	"paused_until" date,
	"last_paused_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_period" CHECK (period_start < period_end and period_cost >= 0),
	CONSTRAINT "subscriptions_paused_days" CHECK ((status = 'paused') = (paused_until is not null))
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counts_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "usage_counts_used" CHECK (used >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_spend" (
	"account_id" integer NOT NULL,
	"month" text NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "usage_spend_account_id_month_pk" PRIMARY KEY("account_id","month"),
	CONSTRAINT "usage_spend_spent" CHECK (spent >= 0)
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counts" ADD CONSTRAINT "usage_counts_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_spend" ADD CONSTRAINT "usage_spend_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_member" ON "billing_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("account_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_invoice" ON "ledger_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_purchase" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_failed" ON "payments" USING btree ("created_at","id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "promo_codes_newest" ON "promo_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "promo_uses_account" ON "promo_uses" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one" ON "purchases" USING btree ("account_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "purchases_account" ON "purchases" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "purchases_plan" ON "purchases" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "purchases_promo" ON "purchases" USING btree ("promo_id");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one" ON "subscriptions" USING btree ("account_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_end","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_retry" ON "subscriptions" USING btree ("retry_on","id") WHERE status = 'past_due';--> statement-breakpoint
CREATE INDEX "subscriptions_paused" ON "subscriptions" USING btree ("paused_until","id") WHERE status = 'paused';--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_plan" ON "subscriptions" USING btree ("next_plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_promo" ON "subscriptions" USING btree ("promo_id");