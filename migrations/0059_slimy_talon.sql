CREATE TABLE "provider_bookings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enquiry_only" boolean NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_enquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_replies" (
	"provider_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "provider_replies_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
DROP INDEX "bookings_open";--> statement-breakpoint
ALTER TABLE "booking_times" ADD COLUMN "lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lane_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_nth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_of" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proposed_lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proposed_lane_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host_minutes" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_minutes" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "takes_requests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "notice_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "gap_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "horizon_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "cancel_hours" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "cancellation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "reply_minutes" integer;--> statement-breakpoint
ALTER TABLE "provider_bookings" ADD CONSTRAINT "provider_bookings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_enquiries" ADD CONSTRAINT "provider_enquiries_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_enquiries" ADD CONSTRAINT "provider_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_replies" ADD CONSTRAINT "provider_replies_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_enquiries_pair" ON "provider_enquiries" USING btree ("provider_id","user_id");--> statement-breakpoint
CREATE INDEX "provider_enquiries_user" ON "provider_enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_replies_provider" ON "provider_replies" USING btree ("provider_id","asked_at");--> statement-breakpoint
CREATE INDEX "provider_replies_waiting" ON "provider_replies" USING btree ("asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "booking_times_lane" ON "booking_times" USING btree ("lane","starts_at") WHERE lane <> '';--> statement-breakpoint
CREATE INDEX "bookings_series" ON "bookings" USING btree ("series_id","starts_at") WHERE series_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("starts_at") WHERE status in ('requested', 'accepted', 'disputed', 'hoursDiffer');