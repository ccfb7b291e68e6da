DROP INDEX "notifications_unread_now";--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "live_text" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_participants" ADD COLUMN "told_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_now" ON "notifications" USING btree ("user_id") WHERE read_at is null and deliver_at is null and listed;