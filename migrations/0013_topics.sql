CREATE TABLE "forum_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"page_size" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_replies" (
	"move_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"from_id" integer NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	CONSTRAINT "moved_replies_move_id_comment_id_pk" PRIMARY KEY("move_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "topic_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"moved_by_id" integer,
	"was_closed" boolean DEFAULT false NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_states" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"level" text DEFAULT 'normal' NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"visited_at" timestamp with time zone,
	"seen_number" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "topic_states_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_settings" ADD CONSTRAINT "forum_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_replies" ADD CONSTRAINT "moved_replies_move_id_topic_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."topic_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_replies" ADD CONSTRAINT "moved_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_replies" ADD CONSTRAINT "moved_replies_from_id_posts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_moves" ADD CONSTRAINT "topic_moves_from_id_posts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_moves" ADD CONSTRAINT "topic_moves_to_id_posts_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_moves" ADD CONSTRAINT "topic_moves_moved_by_id_users_id_fk" FOREIGN KEY ("moved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_states" ADD CONSTRAINT "topic_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_states" ADD CONSTRAINT "topic_states_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moved_replies_place" ON "moved_replies" USING btree ("from_id","from_number");--> statement-breakpoint
CREATE INDEX "moved_replies_comment" ON "moved_replies" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "topic_moves_from" ON "topic_moves" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "topic_moves_to" ON "topic_moves" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "topic_states_watchers" ON "topic_states" USING btree ("post_id") WHERE level = 'watch';