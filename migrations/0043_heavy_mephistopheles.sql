CREATE TABLE "meet_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"who" text NOT NULL,
	"place" text NOT NULL,
	"access" text NOT NULL,
	"transport_there" text NOT NULL,
	"transport_back" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"check_in_at" timestamp with time zone NOT NULL,
	"extended_minutes" integer DEFAULT 0 NOT NULL,
	"zone" text NOT NULL,
	"tell_who" boolean NOT NULL,
	"contact_id" integer,
	"contact_name" text,
	"contact_email" text,
	"contact_state" text NOT NULL,
	"contact_turn" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meet_plans_order" CHECK ("meet_plans"."check_in_at" > "meet_plans"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "meet_plans" ADD CONSTRAINT "meet_plans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meet_plans" ADD CONSTRAINT "meet_plans_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meet_plans_owner" ON "meet_plans" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "meet_plans_contact" ON "meet_plans" USING btree ("contact_id") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "meet_plans_due" ON "meet_plans" USING btree ("check_in_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "meet_plans_ended" ON "meet_plans" USING btree ("ended_at") WHERE ended_at is not null;