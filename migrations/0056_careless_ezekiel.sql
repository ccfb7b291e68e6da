ALTER TABLE "booking_changes" ADD COLUMN "by_supporter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "supporter_id" integer;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_supporter" ON "booking_changes" USING btree ("supporter_id") WHERE supporter_id is not null;