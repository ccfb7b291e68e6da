CREATE TABLE "mentoring_group_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"message_sealed" text DEFAULT '' NOT NULL,
	"says_adult" boolean,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	CONSTRAINT "mentoring_group_members_age" CHECK (state = 'asked' or says_adult is null)
);
--> statement-breakpoint
CREATE TABLE "mentoring_group_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentoring_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"mentor_id" integer NOT NULL,
	"name" text NOT NULL,
	"focus_area" text NOT NULL,
	"goals" text NOT NULL,
	"format" text NOT NULL,
	"when_words" text NOT NULL,
	"capacity" smallint NOT NULL,
	"is_open" boolean NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"thanks_sealed" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mentoring_groups_capacity" CHECK (capacity between 2 and 6)
);
--> statement-breakpoint
ALTER TABLE "mentoring_group_members" ADD CONSTRAINT "mentoring_group_members_group_id_mentoring_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."mentoring_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_group_members" ADD CONSTRAINT "mentoring_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_group_notes" ADD CONSTRAINT "mentoring_group_notes_group_id_mentoring_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."mentoring_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_group_notes" ADD CONSTRAINT "mentoring_group_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_groups" ADD CONSTRAINT "mentoring_groups_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentoring_group_members_one" ON "mentoring_group_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "mentoring_group_members_user" ON "mentoring_group_members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "mentoring_group_members_due" ON "mentoring_group_members" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "mentoring_group_notes_newest" ON "mentoring_group_notes" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentoring_group_notes_author" ON "mentoring_group_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentoring_groups_mentor" ON "mentoring_groups" USING btree ("mentor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentoring_groups_active" ON "mentoring_groups" USING btree ("id") WHERE state = 'active';