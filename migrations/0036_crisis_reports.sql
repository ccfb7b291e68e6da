CREATE TABLE "crisis_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text,
	"by_author" boolean NOT NULL,
	"supporter_id" integer,
	"message_seq" integer,
	"last_seq" integer NOT NULL,
	"reason" text NOT NULL,
	"details_sealed" text NOT NULL,
	"keeps_away" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"reply_sealed" text DEFAULT '' NOT NULL,
	"told_sealed" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crisis_reports" ADD CONSTRAINT "crisis_reports_request_id_crisis_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."crisis_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_reports" ADD CONSTRAINT "crisis_reports_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_reports" ADD CONSTRAINT "crisis_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crisis_reports_request" ON "crisis_reports" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "crisis_reports_supporter" ON "crisis_reports" USING btree ("supporter_id");--> statement-breakpoint
CREATE INDEX "crisis_reports_waiting" ON "crisis_reports" USING btree ("created_at") WHERE outcome is null;