CREATE TABLE "outbox_work" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"claim" text,
	"last_error" text,
	"parked_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox_work" ADD CONSTRAINT "outbox_work_event_id_outbox_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_work_once" ON "outbox_work" USING btree ("event_id","reaction");--> statement-breakpoint
CREATE INDEX "outbox_work_due" ON "outbox_work" USING btree ("due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_work_parked" ON "outbox_work" USING btree ("parked_at","id") WHERE parked_at is not null;--> statement-breakpoint
INSERT INTO "outbox_work" ("event_id", "reaction", "attempts", "failures", "due_at", "last_error", "parked_at")
SELECT o."id", "reaction", o."attempts", o."attempts", o."due_at", o."last_error", CASE WHEN o."due_at" IS NULL THEN now() END
FROM "outbox" o, unnest(o."pending") AS "reaction";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "pending";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "last_error";