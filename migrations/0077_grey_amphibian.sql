CREATE TABLE "message_list_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_transcripts" (
	"media_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_transcripts_media_id_author_id_pk" PRIMARY KEY("media_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"poll_id" integer NOT NULL,
	"no" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_poll_id_no_pk" PRIMARY KEY("poll_id","no"),
	CONSTRAINT "poll_options_votes" CHECK ("poll_options"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" integer NOT NULL,
	"no" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_poll_id_no_user_id_pk" PRIMARY KEY("poll_id","no","user_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" serial PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"wordless" boolean DEFAULT false NOT NULL,
	"several" boolean DEFAULT false NOT NULL,
	"hidden_until_voted" boolean DEFAULT false NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_early" boolean DEFAULT false NOT NULL,
	"voters" integer DEFAULT 0 NOT NULL,
	"first_vote_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "easy_offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"post_version" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "poll_id" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "website_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "website_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "profile_pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "poll_id" integer;--> statement-breakpoint
ALTER TABLE "message_list_items" ADD CONSTRAINT "message_list_items_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_list_items" ADD CONSTRAINT "message_list_items_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_list_items" ADD CONSTRAINT "message_list_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_transcripts" ADD CONSTRAINT "message_transcripts_media_id_message_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."message_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_transcripts" ADD CONSTRAINT "message_transcripts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_transcripts" ADD CONSTRAINT "message_transcripts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "easy_offers" ADD CONSTRAINT "easy_offers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "easy_offers" ADD CONSTRAINT "easy_offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_list_items_message" ON "message_list_items" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_list_items_conversation" ON "message_list_items" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_list_items_author" ON "message_list_items" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_transcripts_author" ON "message_transcripts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_transcripts_conversation" ON "message_transcripts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id","poll_id");--> statement-breakpoint
CREATE INDEX "polls_author" ON "polls" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "polls_created" ON "polls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "easy_offers_post" ON "easy_offers" USING btree ("post_id","status");--> statement-breakpoint
CREATE INDEX "easy_offers_author" ON "easy_offers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "easy_offers_open" ON "easy_offers" USING btree ("post_id","author_id") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_poll" ON "messages" USING btree ("poll_id") WHERE poll_id is not null;--> statement-breakpoint
CREATE INDEX "profiles_websites" ON "profiles" USING btree ("website_tried_at") WHERE website_checked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_poll" ON "posts" USING btree ("poll_id") WHERE poll_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_on_profile" ON "posts" USING btree ("author_id") WHERE profile_pinned_at is not null;