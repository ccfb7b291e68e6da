CREATE TABLE "support_groups" (
	"space_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "birth_years" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "space_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "space_likes" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "space_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"space_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"no" integer DEFAULT 1 + floor(random() * 2147483645)::integer NOT NULL,
	"state" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"guidelines_accepted_at" timestamp with time zone,
	"muted" boolean DEFAULT false NOT NULL,
	"invited_by" integer,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "space_members_space_id_user_id_pk" PRIMARY KEY("space_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "space_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"post_id" integer,
	"place" smallint DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"file_key" text NOT NULL,
	"small_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"kind" text DEFAULT 'post' NOT NULL,
	"content" text NOT NULL,
	"content_warning" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"guidelines" text DEFAULT '' NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"needs_alt" boolean DEFAULT false NOT NULL,
	"needs_captions" boolean DEFAULT false NOT NULL,
	"weekly_summary" boolean DEFAULT false NOT NULL,
	"summary_asked_at" timestamp with time zone,
	"aliases_allowed" boolean DEFAULT false NOT NULL,
	"min_age" smallint,
	"max_age" smallint,
	"member_count" integer DEFAULT 0 NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "spaces_ages" CHECK ("spaces"."min_age" <= "spaces"."max_age")
);
--> statement-breakpoint
ALTER TABLE "support_groups" ADD CONSTRAINT "support_groups_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_years" ADD CONSTRAINT "birth_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_comments" ADD CONSTRAINT "space_comments_post_id_space_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."space_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_comments" ADD CONSTRAINT "space_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_files" ADD CONSTRAINT "space_files_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_files" ADD CONSTRAINT "space_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_likes" ADD CONSTRAINT "space_likes_post_id_space_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."space_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_likes" ADD CONSTRAINT "space_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_pictures" ADD CONSTRAINT "space_pictures_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_pictures" ADD CONSTRAINT "space_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_pictures" ADD CONSTRAINT "space_pictures_post_id_space_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."space_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_posts" ADD CONSTRAINT "space_posts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_posts" ADD CONSTRAINT "space_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_groups_category" ON "support_groups" USING btree ("category");--> statement-breakpoint
CREATE INDEX "space_comments_old" ON "space_comments" USING btree ("post_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "space_comments_author" ON "space_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "space_files_new" ON "space_files" USING btree ("space_id","added_at","id") WHERE added_at is not null;--> statement-breakpoint
CREATE INDEX "space_files_owner" ON "space_files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "space_likes_user" ON "space_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "space_members_no" ON "space_members" USING btree ("space_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "space_members_alias" ON "space_members" USING btree ("space_id",lower("alias")) WHERE alias <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "space_members_owner" ON "space_members" USING btree ("space_id") WHERE role = 'owner' and state = 'member';--> statement-breakpoint
CREATE INDEX "space_members_user" ON "space_members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "space_members_state" ON "space_members" USING btree ("space_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "space_members_inviter" ON "space_members" USING btree ("invited_by") WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX "space_pictures_post" ON "space_pictures" USING btree ("post_id","place");--> statement-breakpoint
CREATE INDEX "space_pictures_owner" ON "space_pictures" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "space_posts_new" ON "space_posts" USING btree ("space_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "space_posts_author" ON "space_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "spaces_active" ON "spaces" USING btree ("kind","last_active_at","id");--> statement-breakpoint
CREATE INDEX "spaces_summary" ON "spaces" USING btree ("summary_asked_at") WHERE weekly_summary;