CREATE TABLE "vr_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vr_removed" (
	"space_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vr_removed_space_id_user_id_pk" PRIMARY KEY("space_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vr_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"controls" text[] DEFAULT '{}' NOT NULL,
	"scan_every" integer NOT NULL,
	"looks" text DEFAULT '' NOT NULL,
	"view" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vr_spaces" (
	"id" serial PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"guidelines" text DEFAULT '' NOT NULL,
	"space_type" text NOT NULL,
	"platform" text NOT NULL,
	"scene" text NOT NULL,
	"capacity" smallint NOT NULL,
	"privacy" text NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"controls" text[] DEFAULT '{}' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"door_closed" boolean DEFAULT false NOT NULL,
	"is_quiet" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "vr_spaces_capacity" CHECK (capacity between 2 and 30),
	CONSTRAINT "vr_spaces_times" CHECK ((opens_at is null) = (closes_at is null) and (closes_at > opens_at) is not false)
);
--> statement-breakpoint
CREATE TABLE "vr_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer,
	"user_id" integer NOT NULL,
	"space_type" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"end_reason" text,
	"controls" text[] DEFAULT '{}' NOT NULL,
	"view" text NOT NULL,
	"from_x" integer NOT NULL,
	"from_y" integer NOT NULL,
	"to_x" integer NOT NULL,
	"to_y" integer NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"jump" boolean DEFAULT true NOT NULL,
	"facing" smallint DEFAULT 0 NOT NULL,
	"seat" text,
	"hand_raised" boolean DEFAULT false NOT NULL,
	"bubble" smallint DEFAULT 0 NOT NULL,
	"is_hushed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vr_visits_end" CHECK ((left_at is null) = (end_reason is null)),
	CONSTRAINT "vr_visits_bubble" CHECK (bubble in (0, 100, 200, 300)),
	CONSTRAINT "vr_visits_facing" CHECK (facing between 0 and 359)
);
--> statement-breakpoint
ALTER TABLE "vr_messages" ADD CONSTRAINT "vr_messages_space_id_vr_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."vr_spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_messages" ADD CONSTRAINT "vr_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_removed" ADD CONSTRAINT "vr_removed_space_id_vr_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."vr_spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_removed" ADD CONSTRAINT "vr_removed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_settings" ADD CONSTRAINT "vr_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_spaces" ADD CONSTRAINT "vr_spaces_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_visits" ADD CONSTRAINT "vr_visits_space_id_vr_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."vr_spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_visits" ADD CONSTRAINT "vr_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vr_messages_space" ON "vr_messages" USING btree ("space_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vr_messages_member" ON "vr_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vr_messages_old" ON "vr_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vr_removed_member" ON "vr_removed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vr_spaces_latest" ON "vr_spaces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vr_spaces_host" ON "vr_spaces" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "vr_spaces_name" ON "vr_spaces" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vr_visits_running" ON "vr_visits" USING btree ("user_id") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vr_visits_seat" ON "vr_visits" USING btree ("space_id","seat") WHERE left_at is null and seat is not null;--> statement-breakpoint
CREATE INDEX "vr_visits_space" ON "vr_visits" USING btree ("space_id","seen_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "vr_visits_still" ON "vr_visits" USING btree ("seen_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "vr_visits_mine" ON "vr_visits" USING btree ("user_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "vr_visits_all" ON "vr_visits" USING btree ("space_id");