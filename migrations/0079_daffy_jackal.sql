CREATE TABLE "game_puzzle_solvers" (
	"puzzle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_puzzle_solvers_puzzle_id_user_id_pk" PRIMARY KEY("puzzle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_puzzles" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_type" text NOT NULL,
	"state" jsonb NOT NULL,
	"task" text NOT NULL,
	"answers" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_studies" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"moves" jsonb DEFAULT '[]' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_tournament_players" (
	"tournament_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_tournament_players_tournament_id_user_id_pk" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_tournaments" (
	"id" serial PRIMARY KEY NOT NULL,
	"host_id" integer,
	"game_type" text NOT NULL,
	"places" smallint NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resource_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"words" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"resource_id" integer
);
--> statement-breakpoint
ALTER TABLE "game_matches" ADD COLUMN "computer" text;--> statement-breakpoint
ALTER TABLE "game_matches" ADD COLUMN "computer_side" smallint;--> statement-breakpoint
ALTER TABLE "game_matches" ADD COLUMN "puzzled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rooms" ADD COLUMN "tournament_id" integer;--> statement-breakpoint
ALTER TABLE "game_puzzle_solvers" ADD CONSTRAINT "game_puzzle_solvers_puzzle_id_game_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."game_puzzles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_puzzle_solvers" ADD CONSTRAINT "game_puzzle_solvers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_studies" ADD CONSTRAINT "game_studies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tournament_players" ADD CONSTRAINT "game_tournament_players_tournament_id_game_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."game_tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tournament_players" ADD CONSTRAINT "game_tournament_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tournaments" ADD CONSTRAINT "game_tournaments_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_requests" ADD CONSTRAINT "resource_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_requests" ADD CONSTRAINT "resource_requests_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_requests" ADD CONSTRAINT "resource_requests_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_puzzle_solvers_member" ON "game_puzzle_solvers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_puzzles_latest" ON "game_puzzles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "game_puzzles_game" ON "game_puzzles" USING btree ("game_type","created_at","id");--> statement-breakpoint
CREATE INDEX "game_puzzles_day" ON "game_puzzles" USING btree ("game_type","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_puzzles_once" ON "game_puzzles" USING btree ("game_type",md5(state::text));--> statement-breakpoint
CREATE INDEX "game_studies_member" ON "game_studies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "game_tournament_players_member" ON "game_tournament_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_tournaments_latest" ON "game_tournaments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "game_tournaments_status" ON "game_tournaments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "game_tournaments_host" ON "game_tournaments" USING btree ("host_id","status");--> statement-breakpoint
CREATE INDEX "resource_requests_member" ON "resource_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "resource_requests_open" ON "resource_requests" USING btree ("created_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "resource_requests_settled_by" ON "resource_requests" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "resource_requests_resource" ON "resource_requests" USING btree ("resource_id");--> statement-breakpoint
ALTER TABLE "game_rooms" ADD CONSTRAINT "game_rooms_tournament_id_game_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."game_tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_matches_puzzles" ON "game_matches" USING btree ("game_type","id") WHERE counts and not puzzled;--> statement-breakpoint
CREATE INDEX "game_rooms_tournament" ON "game_rooms" USING btree ("tournament_id") WHERE tournament_id is not null;--> statement-breakpoint
ALTER TABLE "game_matches" ADD CONSTRAINT "game_matches_computer" CHECK ((computer is null) = (computer_side is null));