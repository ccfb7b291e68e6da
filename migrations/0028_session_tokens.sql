ALTER TABLE "sessions" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
-- Nobody is signed out: the cookies that are there go on, as the first token of their session.
UPDATE "sessions" SET
  "family" = encode(sha256(convert_to("token", 'UTF8')), 'hex'),
  "token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex'),
  "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token";--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_family" ON "sessions" USING btree ("family");
