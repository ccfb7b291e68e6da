ALTER TABLE "provider_agreements" DROP CONSTRAINT "provider_agreements_provider_id_providers_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_ask_parts" DROP CONSTRAINT "provider_ask_parts_provider_id_providers_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_ask_parts" DROP CONSTRAINT "provider_ask_parts_enquiry_id_provider_enquiries_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_agreements" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ALTER COLUMN "enquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "by_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "team" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_agreements" ADD COLUMN "gone_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD COLUMN "gone_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_agreements" ADD CONSTRAINT "provider_agreements_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD CONSTRAINT "provider_ask_parts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD CONSTRAINT "provider_ask_parts_enquiry_id_provider_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."provider_enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_by" ON "booking_changes" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_team" ON "bookings" USING btree ("team","starts_at","id") WHERE team <> '';--> statement-breakpoint
-- Bookings of providers had their owner alone to answer them; now those who run the listing do as well.
UPDATE "bookings" b SET "team" = 'provider:' || s."provider_id" FROM "provider_services" s WHERE b."kind" = 'providerservice' AND s."id" = b."ref";--> statement-breakpoint
UPDATE "bookings" SET "team" = 'provider:' || "ref" WHERE "kind" = 'meetgreet';
