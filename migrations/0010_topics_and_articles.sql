CREATE TABLE "forums" (
	"id" smallint PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "comments_post";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "comments" SET "number" = numbered.place FROM (SELECT "id", row_number() OVER (PARTITION BY "post_id" ORDER BY "created_at", "id") AS place FROM "comments") numbered WHERE numbered."id" = "comments"."id";--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_to_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "post_versions" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "easy_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "featured_by_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "forum_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "activity_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "accepted_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "activity_at" = greatest("created_at", (SELECT max("created_at") FROM "comments" WHERE "post_id" = "posts"."id" AND "deleted_at" IS NULL AND "hidden_at" IS NULL)), "last_number" = (SELECT coalesce(max("number"), 0) FROM "comments" WHERE "post_id" = "posts"."id"), "forum_id" = CASE WHEN "type" IN ('discussion', 'question') THEN 1 END;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_to_id_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_by_id_users_id_fk" FOREIGN KEY ("featured_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_number" ON "comments" USING btree ("post_id","number");--> statement-breakpoint
CREATE INDEX "comments_reply" ON "comments" USING btree ("reply_to_id") WHERE reply_to_id is not null;--> statement-breakpoint
CREATE INDEX "posts_type" ON "posts" USING btree ("type","created_at","id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_topics" ON "posts" USING btree ("activity_at","id") WHERE type in ('discussion', 'question') and deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_forum" ON "posts" USING btree ("forum_id","activity_at","id") WHERE forum_id is not null and deleted_at is null and hidden_at is null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_slug_unique" UNIQUE("slug");