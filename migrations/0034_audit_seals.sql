CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY NOT NULL,
	"entries" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_entries" bigint,
	"broken_at" bigint
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "seal" text;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");