ALTER TABLE "api_keys" ADD COLUMN "last_used_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "api_keys_revoked_at" ON "api_keys" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "api_keys_expired" ON "api_keys" USING btree ("expires_at");