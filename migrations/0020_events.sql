CREATE TABLE "event_access_requests" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"words_sealed" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer_sealed" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	CONSTRAINT "event_access_requests_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_promises" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"feature" text NOT NULL,
	"kept" boolean NOT NULL,
	CONSTRAINT "event_promises_event_id_user_id_feature_pk" PRIMARY KEY("event_id","user_id","feature")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"standing" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"checked_in_at" timestamp with time zone,
	"reminded_day_at" timestamp with time zone,
	"reminded_hours_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_saves" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_saves_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"organizer_id" integer NOT NULL,
	"space_id" integer,
	"series_id" integer,
	"repeats" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"event_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"is_virtual" boolean NOT NULL,
	"virtual_link" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	"max_attendees" integer NOT NULL,
	"attendee_count" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"last_turn" integer DEFAULT 0 NOT NULL,
	"cost_cents" integer DEFAULT 0 NOT NULL,
	"requires_approval" boolean DEFAULT false NOT NULL,
	"has_waitlist" boolean DEFAULT true NOT NULL,
	"registration_closes_at" timestamp with time zone,
	"access_deadline_at" timestamp with time zone,
	"access" jsonb DEFAULT '[]' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"access_changed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"promises_asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_seats" CHECK (attendee_count >= 0 and attendee_count <= max_attendees and waiting_count >= 0),
	CONSTRAINT "events_order" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "passport_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passport_share_items" (
	"share_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "passport_share_items_share_id_item_id_pk" PRIMARY KEY("share_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "passport_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"target" text NOT NULL,
	"title_sealed" text NOT NULL,
	"href" text NOT NULL,
	"recipient_id" integer NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"first_opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_access_requests" ADD CONSTRAINT "event_access_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_access_requests" ADD CONSTRAINT "event_access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feeds" ADD CONSTRAINT "event_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_promises" ADD CONSTRAINT "event_promises_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_promises" ADD CONSTRAINT "event_promises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_saves" ADD CONSTRAINT "event_saves_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_saves" ADD CONSTRAINT "event_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_items" ADD CONSTRAINT "passport_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_share_items" ADD CONSTRAINT "passport_share_items_share_id_passport_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."passport_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_share_items" ADD CONSTRAINT "passport_share_items_item_id_passport_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."passport_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_shares" ADD CONSTRAINT "passport_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_shares" ADD CONSTRAINT "passport_shares_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_access_requests_member" ON "event_access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_feeds_secret" ON "event_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "event_messages_event" ON "event_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_promises_member" ON "event_promises" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_member" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_queue" ON "event_registrations" USING btree ("event_id","turn") WHERE standing = 'waiting';--> statement-breakpoint
CREATE INDEX "event_saves_member" ON "event_saves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("starts_at","id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_type_start" ON "events" USING btree ("event_type","starts_at","id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_place_start" ON "events" USING btree ("place","starts_at","id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at","id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_type_end" ON "events" USING btree ("event_type","ends_at","id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_counts" ON "events" USING btree ("ends_at","event_type","organizer_id") WHERE cancelled_at is null and space_id is null;--> statement-breakpoint
CREATE INDEX "events_organizer" ON "events" USING btree ("organizer_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_promises" ON "events" USING btree ("ends_at") WHERE promises_asked_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "passport_items_member" ON "passport_items" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "passport_share_items_item" ON "passport_share_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_shares_target" ON "passport_shares" USING btree ("target","user_id");--> statement-breakpoint
CREATE INDEX "passport_shares_member" ON "passport_shares" USING btree ("user_id","shared_at");--> statement-breakpoint
CREATE INDEX "passport_shares_recipient" ON "passport_shares" USING btree ("recipient_id");