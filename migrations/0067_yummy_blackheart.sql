CREATE TABLE "disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_ref_unique" UNIQUE("ref"),
	CONSTRAINT "disputes_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"fact" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"note_id" integer,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"ref" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_ref_unique" UNIQUE("ref"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "leaving_ref" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "card_of" integer;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "buyer_sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "buyer_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "retry_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "checkout_ref" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "left_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "agreed_price" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_price" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_on" date;--> statement-breakpoint
ALTER TABLE "usage_spend" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_note_id_invoices_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("opened_at") WHERE state in ('asked', 'open');--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_note" ON "refunds" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_spend" ADD CONSTRAINT "usage_spend_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_leaving" ON "billing_accounts" USING btree ("id") WHERE leaving_ref is not null;--> statement-breakpoint
CREATE INDEX "invoices_retry" ON "invoices" USING btree ("retry_on","id") WHERE status = 'open' and kind = 'spend';--> statement-breakpoint
CREATE INDEX "purchases_invoice" ON "purchases" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "usage_spend_unbilled" ON "usage_spend" USING btree ("month","account_id") WHERE invoice_id is null and spent > 0;--> statement-breakpoint
CREATE INDEX "usage_spend_invoice" ON "usage_spend" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_checkout_ref_unique" UNIQUE("checkout_ref");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK (amount > 0 and refunded >= 0 and refunded <= amount and lost >= 0 and lost <= amount);