CREATE TABLE "notification_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_mutes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"thing" text NOT NULL,
	"excerpt" text NOT NULL,
	"link" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"senders" text DEFAULT 'everyone' NOT NULL,
	"time_zone" text DEFAULT 'Australia/Sydney' NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"times" text[] DEFAULT '{}' NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
DROP INDEX "notifications_gather";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deliver_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mutes" ADD CONSTRAINT "notification_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_mutes_subject" ON "notification_mutes" USING btree ("user_id","subject");--> statement-breakpoint
CREATE INDEX "notifications_unread_now" ON "notifications" USING btree ("user_id") WHERE read_at is null and deliver_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_gather_now" ON "notifications" USING btree ("user_id","kind","subject") WHERE read_at is null and deliver_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_gather_held" ON "notifications" USING btree ("user_id","kind","subject") WHERE deliver_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("deliver_at") WHERE deliver_at is not null;