CREATE TABLE "author_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content_id" integer NOT NULL,
	"asked_by_id" integer,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_by_id" integer,
	"agreed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "anonymous_comments" (
	"comment_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anonymous_posts" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "author_requests" ADD CONSTRAINT "author_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_requests" ADD CONSTRAINT "author_requests_agreed_by_id_users_id_fk" FOREIGN KEY ("agreed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_comments" ADD CONSTRAINT "anonymous_comments_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_comments" ADD CONSTRAINT "anonymous_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_posts" ADD CONSTRAINT "anonymous_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_posts" ADD CONSTRAINT "anonymous_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_requests_content" ON "author_requests" USING btree ("content_type","content_id");--> statement-breakpoint
CREATE INDEX "author_requests_asked" ON "author_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "author_requests_asker" ON "author_requests" USING btree ("asked_by_id") WHERE asked_by_id is not null;--> statement-breakpoint
CREATE INDEX "author_requests_agreer" ON "author_requests" USING btree ("agreed_by_id") WHERE agreed_by_id is not null;--> statement-breakpoint
CREATE INDEX "anonymous_comments_member" ON "anonymous_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "anonymous_posts_member" ON "anonymous_posts" USING btree ("user_id");