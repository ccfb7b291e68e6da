DROP INDEX "billing_accounts_leaving";--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "former_methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_accounts_leaving" ON "billing_accounts" USING btree ("id") WHERE leaving_ref is not null or former_methods <> '{}';