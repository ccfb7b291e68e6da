CREATE TABLE "game_guests" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_guests_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"first_id" integer,
	"second_id" integer,
	"moves" text[] DEFAULT '{}' NOT NULL,
	"state" jsonb NOT NULL,
	"turn" smallint NOT NULL,
	"change" integer DEFAULT 1 NOT NULL,
	"winner" smallint,
	"why" text,
	"counts" boolean DEFAULT false NOT NULL,
	"offers" jsonb DEFAULT '{}' NOT NULL,
	"paused_by" smallint,
	"clock_left" integer[],
	"clock_seconds" integer DEFAULT 0 NOT NULL,
	"clock_since" timestamp with time zone,
	"turn_since" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_participants" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"player_number" smallint NOT NULL,
	"is_active" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rooms" (
	"id" serial PRIMARY KEY NOT NULL,
	"host_id" integer,
	"name" text NOT NULL,
	"game_type" text NOT NULL,
	"is_private" boolean NOT NULL,
	"invite" text DEFAULT '' NOT NULL,
	"current_players" smallint NOT NULL,
	"status" text NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "game_rooms_players" CHECK (current_players between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "game_tallies" (
	"user_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"public_played" integer DEFAULT 0 NOT NULL,
	"public_won" integer DEFAULT 0 NOT NULL,
	"public_drawn" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_tallies_user_id_game_type_pk" PRIMARY KEY("user_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "game_unlisted" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_guests" ADD CONSTRAINT "game_guests_room_id_game_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_guests" ADD CONSTRAINT "game_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_matches" ADD CONSTRAINT "game_matches_room_id_game_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_matches" ADD CONSTRAINT "game_matches_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_matches" ADD CONSTRAINT "game_matches_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_messages" ADD CONSTRAINT "game_messages_room_id_game_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_messages" ADD CONSTRAINT "game_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_room_id_game_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."game_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_participants" ADD CONSTRAINT "game_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rooms" ADD CONSTRAINT "game_rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tallies" ADD CONSTRAINT "game_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_unlisted" ADD CONSTRAINT "game_unlisted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_guests_member" ON "game_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_matches_room" ON "game_matches" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_matches_running" ON "game_matches" USING btree ("room_id") WHERE why is null;--> statement-breakpoint
CREATE INDEX "game_matches_first" ON "game_matches" USING btree ("first_id","ended_at","id") WHERE why is not null;--> statement-breakpoint
CREATE INDEX "game_matches_second" ON "game_matches" USING btree ("second_id","ended_at","id") WHERE why is not null;--> statement-breakpoint
CREATE INDEX "game_matches_still" ON "game_matches" USING btree ("turn_since") WHERE why is null;--> statement-breakpoint
CREATE INDEX "game_matches_clock" ON "game_matches" USING btree ("clock_since") WHERE why is null and clock_since is not null;--> statement-breakpoint
CREATE INDEX "game_messages_room" ON "game_messages" USING btree ("room_id","created_at","id");--> statement-breakpoint
CREATE INDEX "game_messages_member" ON "game_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_participants_once" ON "game_participants" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_participants_place" ON "game_participants" USING btree ("room_id","player_number") WHERE is_active;--> statement-breakpoint
CREATE INDEX "game_participants_member" ON "game_participants" USING btree ("user_id","is_active","room_id");--> statement-breakpoint
CREATE INDEX "game_rooms_latest" ON "game_rooms" USING btree ("created_at","id") WHERE not is_private;--> statement-breakpoint
CREATE INDEX "game_rooms_status" ON "game_rooms" USING btree ("status","created_at","id") WHERE not is_private;--> statement-breakpoint
CREATE INDEX "game_rooms_host" ON "game_rooms" USING btree ("host_id","status");--> statement-breakpoint
CREATE INDEX "game_rooms_name" ON "game_rooms" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_rooms_open" ON "game_rooms" USING btree ("status","changed_at") WHERE status in ('waiting', 'in_progress');--> statement-breakpoint
CREATE INDEX "game_tallies_game" ON "game_tallies" USING btree ("game_type","public_won");