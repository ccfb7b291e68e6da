CREATE TABLE "notification_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"notice_id" integer,
	"channel" text NOT NULL,
	"browser_id" integer,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"caused_by" integer NOT NULL,
	"caused_item" integer NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_browsers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_said" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_clip_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "name_clip_type" text;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notice_id_notifications_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_browser_id_push_browsers_id_fk" FOREIGN KEY ("browser_id") REFERENCES "public"."push_browsers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("channel","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "notification_deliveries_about" ON "notification_deliveries" USING btree ("user_id","kind","subject");--> statement-breakpoint
CREATE INDEX "notification_deliveries_notice" ON "notification_deliveries" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_browser" ON "notification_deliveries" USING btree ("browser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_browsers_endpoint" ON "push_browsers" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_browsers_session" ON "push_browsers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_browsers_member" ON "push_browsers" USING btree ("user_id");