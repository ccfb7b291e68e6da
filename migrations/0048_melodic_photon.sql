DROP INDEX "conversations_pair";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "context_kind" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "context_ref" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_context" ON "conversations" USING btree ("context_kind","context_ref") WHERE context_kind is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("low_id","high_id") WHERE kind = 'direct' and context_kind is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_about" CHECK ((context_kind is null) = (context_ref is null));