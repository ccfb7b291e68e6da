CREATE TABLE "booking_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"change" text NOT NULL,
	"by_side" text,
	"note_sealed" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"minutes" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"weekly" jsonb DEFAULT '[]' NOT NULL,
	"exceptions" jsonb DEFAULT '[]' NOT NULL,
	"notice_hours" integer DEFAULT 24 NOT NULL,
	"gap_before" integer DEFAULT 0 NOT NULL,
	"gap_after" integer DEFAULT 0 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	"opens_to" text DEFAULT 'noone' NOT NULL,
	"lengths" integer[] DEFAULT '{30}' NOT NULL,
	"formats" text[] DEFAULT '{text}' NOT NULL,
	"reminders" integer[],
	"saved_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_ratings" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"by_side" text NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"stars" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "booking_ratings_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "booking_times" (
	"id" serial PRIMARY KEY NOT NULL,
	"host_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"booking_id" integer,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"host_id" integer,
	"guest_id" integer,
	"title" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"host_zone" text NOT NULL,
	"guest_zone" text NOT NULL,
	"words_sealed" text NOT NULL,
	"offered_by" text,
	"offered_at" timestamp with time zone NOT NULL,
	"proposed_by" text,
	"proposed_starts_at" timestamp with time zone,
	"proposed_ends_at" timestamp with time zone,
	"proposal_sealed" text DEFAULT '' NOT NULL,
	"meeting_link" text DEFAULT '' NOT NULL,
	"host_outcome" text,
	"guest_outcome" text,
	"outcome_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"host_reminded" integer,
	"guest_reminded" integer,
	"asked_again" integer DEFAULT 0 NOT NULL,
	"outcome_asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_times" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_members" ADD CONSTRAINT "booking_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_ratings" ADD CONSTRAINT "booking_ratings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_ratings" ADD CONSTRAINT "booking_ratings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking" ON "booking_changes" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_ratings_side" ON "booking_ratings" USING btree ("booking_id","by_side");--> statement-breakpoint
CREATE INDEX "booking_ratings_thing" ON "booking_ratings" USING btree ("kind","ref","created_at","id") WHERE by_side = 'guest';--> statement-breakpoint
CREATE INDEX "booking_ratings_author" ON "booking_ratings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "booking_times_host" ON "booking_times" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_times_guest" ON "booking_times" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_times_hold" ON "booking_times" USING btree ("host_id","guest_id") WHERE part = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_times_part" ON "booking_times" USING btree ("booking_id","part") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "booking_times_expiry" ON "booking_times" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_host" ON "bookings" USING btree ("host_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_thing" ON "bookings" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("starts_at") WHERE status in ('requested', 'accepted', 'disputed');