ALTER TABLE "provider_members" ADD COLUMN "no" serial NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_members_no" ON "provider_members" USING btree ("no");