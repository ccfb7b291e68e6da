CREATE TABLE "connection_activities" (
	"id" serial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"words_sealed" text NOT NULL,
	"state" text NOT NULL,
	"confirmed_by_from" boolean DEFAULT false NOT NULL,
	"confirmed_by_to" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_ages" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"born_in" integer NOT NULL,
	"adult_on" date,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_choices" (
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"room" text NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_choices_from_id_room_to_id_pk" PRIMARY KEY("from_id","room","to_id"),
	CONSTRAINT "connection_choices_not_self" CHECK ("connection_choices"."from_id" <> "connection_choices"."to_id")
);
--> statement-breakpoint
CREATE TABLE "connection_drafts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"step" smallint NOT NULL,
	"content_sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"room" text NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_matches_order" CHECK ("connection_matches"."low_id" < "connection_matches"."high_id")
);
--> statement-breakpoint
CREATE TABLE "connection_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"aims" integer NOT NULL,
	"friendship" boolean NOT NULL,
	"dating" boolean NOT NULL,
	"age_min" smallint NOT NULL,
	"age_max" smallint NOT NULL,
	"max_distance" smallint NOT NULL,
	"open_to_long_distance" boolean NOT NULL,
	"gender" text NOT NULL,
	"gender_bit" integer NOT NULL,
	"preference" integer NOT NULL,
	"interests" integer NOT NULL,
	"support" integer NOT NULL,
	"support_open" integer NOT NULL,
	"communication" integer NOT NULL,
	"privacy" text NOT NULL,
	"allow_messages" boolean NOT NULL,
	"born_in" integer NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"words_sealed" text NOT NULL,
	"stages" jsonb NOT NULL,
	"dropped_reasons" text[] DEFAULT '{}' NOT NULL,
	"active_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "connection_profiles_spot" CHECK (("connection_profiles"."lat" is null) = ("connection_profiles"."lng" is null))
);
--> statement-breakpoint
CREATE TABLE "connection_shares" (
	"match_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"fact" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_shares_match_id_owner_id_fact_pk" PRIMARY KEY("match_id","owner_id","fact")
);
--> statement-breakpoint
ALTER TABLE "connection_activities" ADD CONSTRAINT "connection_activities_match_id_connection_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."connection_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_activities" ADD CONSTRAINT "connection_activities_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_activities" ADD CONSTRAINT "connection_activities_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_ages" ADD CONSTRAINT "connection_ages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_choices" ADD CONSTRAINT "connection_choices_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_choices" ADD CONSTRAINT "connection_choices_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_drafts" ADD CONSTRAINT "connection_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_matches" ADD CONSTRAINT "connection_matches_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_matches" ADD CONSTRAINT "connection_matches_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_profiles" ADD CONSTRAINT "connection_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_shares" ADD CONSTRAINT "connection_shares_match_id_connection_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."connection_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_shares" ADD CONSTRAINT "connection_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_activities_from" ON "connection_activities" USING btree ("from_id","starts_at");--> statement-breakpoint
CREATE INDEX "connection_activities_to" ON "connection_activities" USING btree ("to_id","starts_at");--> statement-breakpoint
CREATE INDEX "connection_activities_match" ON "connection_activities" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "connection_choices_to" ON "connection_choices" USING btree ("to_id","room");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_matches_pair" ON "connection_matches" USING btree ("low_id","high_id","room");--> statement-breakpoint
CREATE INDEX "connection_matches_high" ON "connection_matches" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "connection_profiles_friendship" ON "connection_profiles" USING btree ("active_on","user_id") WHERE is_active and friendship;--> statement-breakpoint
CREATE INDEX "connection_profiles_dating" ON "connection_profiles" USING btree ("active_on","user_id") WHERE is_active and dating;--> statement-breakpoint
CREATE INDEX "connection_profiles_place" ON "connection_profiles" USING btree ("lat","lng") WHERE is_active;--> statement-breakpoint
CREATE INDEX "connection_shares_owner" ON "connection_shares" USING btree ("owner_id");