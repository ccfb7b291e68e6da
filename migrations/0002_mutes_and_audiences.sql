CREATE TABLE "mutes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"muted_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_not_self" CHECK ("mutes"."muted_id" is null or "mutes"."user_id" <> "mutes"."muted_id"),
	CONSTRAINT "mutes_kind" CHECK (("mutes"."kind" = 'member') = ("mutes"."muted_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "banner_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "banner_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "audiences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mutes_member" ON "mutes" USING btree ("user_id","muted_id") WHERE muted_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mutes_text" ON "mutes" USING btree ("user_id","kind","folded") WHERE muted_id is null;--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted_id");