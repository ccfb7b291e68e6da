ALTER TABLE "events" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "events"."title"), 'A') || setweight(to_tsvector('english', "events"."description" || ' ' || "events"."location"), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "spaces"."name"), 'A') || setweight(to_tsvector('english', "spaces"."description"), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_space_start" ON "events" USING btree ("space_id","starts_at","id") WHERE space_id is not null;--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ("words");--> statement-breakpoint
CREATE INDEX "spaces_words" ON "spaces" USING gin ("words");