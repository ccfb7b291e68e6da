ALTER TABLE "game_puzzles" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "event_trip_asks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_puzzles" ADD CONSTRAINT "game_puzzles_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_puzzles_maker" ON "game_puzzles" USING btree ("maker_id","created_at");