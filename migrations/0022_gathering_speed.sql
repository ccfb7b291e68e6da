DROP INDEX "events_start";--> statement-breakpoint
DROP INDEX "events_type_start";--> statement-breakpoint
DROP INDEX "events_place_start";--> statement-breakpoint
DROP INDEX "events_end";--> statement-breakpoint
DROP INDEX "events_type_end";--> statement-breakpoint
CREATE INDEX "spaces_name_part" ON "spaces" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spaces_description_part" ON "spaces" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("starts_at","id","ends_at","organizer_id","event_type","place","features") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_type_start" ON "events" USING btree ("event_type","starts_at","id","ends_at","organizer_id","place","features") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_place_start" ON "events" USING btree ("place","starts_at","id","ends_at","organizer_id","event_type","features") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at","id","organizer_id","event_type","place","features") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_type_end" ON "events" USING btree ("event_type","ends_at","id","organizer_id","place","features") WHERE cancelled_at is null and space_id is null;