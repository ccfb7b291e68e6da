CREATE TABLE "connection_bans" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email_hash" text,
	"banned_at" timestamp with time zone NOT NULL,
	"forgotten_by" integer,
	"forgotten_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection_bans" ADD CONSTRAINT "connection_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_bans" ADD CONSTRAINT "connection_bans_forgotten_by_users_id_fk" FOREIGN KEY ("forgotten_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_bans_user" ON "connection_bans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connection_bans_email" ON "connection_bans" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "connection_bans_forgotten_by" ON "connection_bans" USING btree ("forgotten_by");