CREATE TABLE "post_words" (
	"word" text NOT NULL,
	"is_tag" boolean NOT NULL,
	"lexeme" text NOT NULL,
	CONSTRAINT "post_words_word_is_tag_pk" PRIMARY KEY("word","is_tag")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"means" text NOT NULL,
	"shipped" boolean DEFAULT false NOT NULL,
	"added_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "posts"."title"), 'A') || setweight(to_tsvector('english', coalesce(tags[1], '') || ' ' || coalesce(tags[2], '') || ' ' || coalesce(tags[3], '') || ' ' || coalesce(tags[4], '') || ' ' || coalesce(tags[5], '') || ' ' || coalesce(tags[6], '') || ' ' || coalesce(tags[7], '') || ' ' || coalesce(tags[8], '') || ' ' || coalesce(tags[9], '') || ' ' || coalesce(tags[10], '')), 'B') || setweight(to_tsvector('english', "posts"."content"), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "interest_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(interests[1], '') || ' ' || coalesce(interests[2], '') || ' ' || coalesce(interests[3], '') || ' ' || coalesce(interests[4], '') || ' ' || coalesce(interests[5], '') || ' ' || coalesce(interests[6], '') || ' ' || coalesce(interests[7], '') || ' ' || coalesce(interests[8], '') || ' ' || coalesce(interests[9], '') || ' ' || coalesce(interests[10], '') || ' ' || coalesce(interests[11], '') || ' ' || coalesce(interests[12], '') || ' ' || coalesce(interests[13], '') || ' ' || coalesce(interests[14], '') || ' ' || coalesce(interests[15], '') || ' ' || coalesce(interests[16], '') || ' ' || coalesce(interests[17], '') || ' ' || coalesce(interests[18], '') || ' ' || coalesce(interests[19], '') || ' ' || coalesce(interests[20], ''))) STORED;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_words_near" ON "post_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_words_lexeme" ON "post_words" USING btree ("lexeme");--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_pair" ON "search_words" USING btree (lower("word"),lower("means"));--> statement-breakpoint
CREATE INDEX "search_words_added_by" ON "search_words" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "profiles_interests" ON "profiles" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "profiles_interest_words" ON "profiles" USING gin ("interest_words");--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search";