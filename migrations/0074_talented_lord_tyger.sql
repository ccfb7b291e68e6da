ALTER TABLE "payments" ADD COLUMN "by_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_untold" ON "payments" USING btree ("settled_at") WHERE state = 'failed' and by_member and told_at is null;--> statement-breakpoint
CREATE INDEX "purchases_closing" ON "purchases" USING btree ("id") WHERE state = 'dropped' and checkout_ref is not null;