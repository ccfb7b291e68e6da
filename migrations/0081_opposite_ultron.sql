CREATE TABLE "broadcast_captions" (
	"id" serial PRIMARY KEY NOT NULL,
	"broadcast_id" integer NOT NULL,
	"from_ms" integer NOT NULL,
	"until_ms" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_pieces" (
	"broadcast_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "broadcast_pieces_broadcast_id_number_pk" PRIMARY KEY("broadcast_id","number")
);
--> statement-breakpoint
CREATE TABLE "broadcast_viewers" (
	"broadcast_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"named" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broadcast_viewers_broadcast_id_user_id_pk" PRIMARY KEY("broadcast_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" serial PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"post_id" integer,
	"space_id" integer,
	"space_post_id" integer,
	"title" text NOT NULL,
	"content_warning" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"type" text NOT NULL,
	"keeps_recording" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"last_piece" integer DEFAULT 0 NOT NULL,
	"key_piece" integer,
	"bytes" integer DEFAULT 0 NOT NULL,
	"recording" text DEFAULT 'none' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"cleared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "broadcasts_post_id_unique" UNIQUE("post_id"),
	CONSTRAINT "broadcasts_space_post_id_unique" UNIQUE("space_post_id"),
	CONSTRAINT "broadcasts_post" CHECK ((post_id is null) = (space_post_id is not null) and (space_id is null) = (space_post_id is null)),
	CONSTRAINT "broadcasts_recording" CHECK (recording in ('none', 'waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "vr_captions" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"speaker_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"text" text NOT NULL,
	"kept" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vr_visits" ADD COLUMN "voice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vr_visits" ADD COLUMN "keeps_log" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_captions" ADD CONSTRAINT "broadcast_captions_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_pieces" ADD CONSTRAINT "broadcast_pieces_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_viewers" ADD CONSTRAINT "broadcast_viewers_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_viewers" ADD CONSTRAINT "broadcast_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_space_post_id_space_posts_id_fk" FOREIGN KEY ("space_post_id") REFERENCES "public"."space_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_captions" ADD CONSTRAINT "vr_captions_space_id_vr_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."vr_spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_captions" ADD CONSTRAINT "vr_captions_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vr_captions" ADD CONSTRAINT "vr_captions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_captions_of" ON "broadcast_captions" USING btree ("broadcast_id","created_at","id");--> statement-breakpoint
CREATE INDEX "broadcast_viewers_member" ON "broadcast_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_running" ON "broadcasts" USING btree ("author_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "broadcasts_live" ON "broadcasts" USING btree ("started_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "broadcasts_author" ON "broadcasts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "broadcasts_space" ON "broadcasts" USING btree ("space_id") WHERE space_id is not null;--> statement-breakpoint
CREATE INDEX "broadcasts_uncleared" ON "broadcasts" USING btree ("ended_at") WHERE not cleared and ended_at is not null;--> statement-breakpoint
CREATE INDEX "vr_captions_space" ON "vr_captions" USING btree ("space_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vr_captions_speaker" ON "vr_captions" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "vr_captions_by" ON "vr_captions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "vr_captions_old" ON "vr_captions" USING btree ("created_at");