CREATE TABLE "mentor_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"mentorship_id" integer NOT NULL,
	"by_side" text NOT NULL,
	"author_id" integer NOT NULL,
	"about_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "mentor_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "mentor_wishes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"focus_areas" text[] DEFAULT '{}' NOT NULL,
	"lived" text[] DEFAULT '{}' NOT NULL,
	"formats" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"dropped" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"bio" text NOT NULL,
	"experience" integer NOT NULL,
	"expertise" text[] DEFAULT '{}' NOT NULL,
	"focus_areas" text[] DEFAULT '{}' NOT NULL,
	"formats" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"lived" text[] DEFAULT '{}' NOT NULL,
	"working_with_me" text DEFAULT '' NOT NULL,
	"capacity" integer NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"traits" text[] DEFAULT '{}' NOT NULL,
	"check_state" text DEFAULT 'waiting' NOT NULL,
	"check_reason" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentors_capacity" CHECK (capacity between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "mentorship_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"mentorship_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"is_shared" boolean NOT NULL,
	"text_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"mentor_id" integer NOT NULL,
	"mentee_id" integer NOT NULL,
	"focus_area" text NOT NULL,
	"words_sealed" text NOT NULL,
	"reason_sealed" text DEFAULT '' NOT NULL,
	"says_adult" boolean,
	"state" text DEFAULT 'pending' NOT NULL,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "mentorship_requests_two" CHECK (mentor_id <> mentee_id),
	CONSTRAINT "mentorship_requests_age" CHECK (state = 'pending' or says_adult is null)
);
--> statement-breakpoint
CREATE TABLE "mentorships" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer,
	"mentor_id" integer,
	"mentee_id" integer,
	"focus_area" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"goals_sealed" text DEFAULT '' NOT NULL,
	"thanks_sealed" text DEFAULT '' NOT NULL,
	"ended_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_reviews" ADD CONSTRAINT "mentor_reviews_mentorship_id_mentorships_id_fk" FOREIGN KEY ("mentorship_id") REFERENCES "public"."mentorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_reviews" ADD CONSTRAINT "mentor_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_reviews" ADD CONSTRAINT "mentor_reviews_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_wishes" ADD CONSTRAINT "mentor_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_notes" ADD CONSTRAINT "mentorship_notes_mentorship_id_mentorships_id_fk" FOREIGN KEY ("mentorship_id") REFERENCES "public"."mentorships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_notes" ADD CONSTRAINT "mentorship_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_mentee_id_users_id_fk" FOREIGN KEY ("mentee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_request_id_mentorship_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mentorship_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_mentee_id_users_id_fk" FOREIGN KEY ("mentee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_reviews_side" ON "mentor_reviews" USING btree ("mentorship_id","by_side");--> statement-breakpoint
CREATE INDEX "mentor_reviews_about" ON "mentor_reviews" USING btree ("about_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentor_reviews_author" ON "mentor_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentors_waiting" ON "mentors" USING btree ("created_at","user_id") WHERE check_state = 'waiting';--> statement-breakpoint
CREATE INDEX "mentorship_notes_newest" ON "mentorship_notes" USING btree ("mentorship_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentorship_notes_author" ON "mentorship_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mentorship_requests_waiting" ON "mentorship_requests" USING btree ("mentor_id","mentee_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "mentorship_requests_mentor" ON "mentorship_requests" USING btree ("mentor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_mentee" ON "mentorship_requests" USING btree ("mentee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mentorship_requests_due" ON "mentorship_requests" USING btree ("created_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "mentorships_request" ON "mentorships" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mentorships_mentor" ON "mentorships" USING btree ("mentor_id","started_at","id");--> statement-breakpoint
CREATE INDEX "mentorships_mentee" ON "mentorships" USING btree ("mentee_id","started_at","id");