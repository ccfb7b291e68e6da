CREATE TABLE "event_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"speaker_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"text_sealed" text NOT NULL,
	"kept" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_visits" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"call_at" timestamp with time zone,
	"hand_raised" boolean DEFAULT false NOT NULL,
	"signs_at" timestamp with time zone,
	"is_muted" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"keeps_log" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_visits_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "room_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_lines" ADD CONSTRAINT "event_lines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_lines" ADD CONSTRAINT "event_lines_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_lines" ADD CONSTRAINT "event_lines_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_visits" ADD CONSTRAINT "event_visits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_visits" ADD CONSTRAINT "event_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_lines_event" ON "event_lines" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_lines_speaker" ON "event_lines" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "event_lines_by" ON "event_lines" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "event_lines_soon" ON "event_lines" USING btree ("created_at") WHERE not kept;--> statement-breakpoint
CREATE INDEX "event_visits_member" ON "event_visits" USING btree ("user_id");