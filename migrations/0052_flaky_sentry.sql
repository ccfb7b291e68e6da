CREATE TABLE "legal_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"agency" text NOT NULL,
	"reference" text NOT NULL,
	"basis" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"parts" text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"hold_until" date NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"silent_until" date,
	"silent_reason" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"copy" text DEFAULT 'asked' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"file_key" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD CONSTRAINT "legal_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD CONSTRAINT "legal_requests_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD CONSTRAINT "legal_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_requests_newest" ON "legal_requests" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "legal_requests_member" ON "legal_requests" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE INDEX "legal_requests_state" ON "legal_requests" USING btree ("state","recorded_at","id");--> statement-breakpoint
CREATE INDEX "legal_requests_copy" ON "legal_requests" USING btree ("copy","claimed_at");