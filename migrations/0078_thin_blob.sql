CREATE TABLE "event_caption_logs" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"text_sealed" text NOT NULL,
	"lines" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"goes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_trip_asks" (
	"event_id" integer NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"state" text NOT NULL,
	"meeting_point_sealed" text DEFAULT '' NOT NULL,
	"from_step" text DEFAULT '' NOT NULL,
	"from_step_at" timestamp with time zone,
	"to_step" text DEFAULT '' NOT NULL,
	"to_step_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_trip_asks_event_id_from_id_to_id_pk" PRIMARY KEY("event_id","from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "event_trips" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"area_sealed" text NOT NULL,
	"way" text NOT NULL,
	"note_sealed" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "event_trips_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "followed_tags" (
	"user_id" integer NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_tags_user_id_tag_pk" PRIMARY KEY("user_id","tag")
);
--> statement-breakpoint
CREATE TABLE "moderation_filters" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"q" text DEFAULT '' NOT NULL,
	"status" text,
	"priority" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_versions" (
	"comment_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"document" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_versions_comment_id_version_pk" PRIMARY KEY("comment_id","version")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "captions_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "likes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "slow_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "run_only" text[] DEFAULT '{meetings}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_caption_logs" ADD CONSTRAINT "event_caption_logs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_trip_asks" ADD CONSTRAINT "event_trip_asks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_trip_asks" ADD CONSTRAINT "event_trip_asks_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_trip_asks" ADD CONSTRAINT "event_trip_asks_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_trips" ADD CONSTRAINT "event_trips_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_trips" ADD CONSTRAINT "event_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_tags" ADD CONSTRAINT "followed_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_filters" ADD CONSTRAINT "moderation_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_versions" ADD CONSTRAINT "comment_versions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_caption_logs_goes" ON "event_caption_logs" USING btree ("goes_at");--> statement-breakpoint
CREATE INDEX "event_trip_asks_from" ON "event_trip_asks" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "event_trip_asks_to" ON "event_trip_asks" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "event_trips_member" ON "event_trips" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_filters_name" ON "moderation_filters" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "comment_likes_comment" ON "comment_likes" USING btree ("comment_id");