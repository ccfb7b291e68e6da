CREATE TABLE "communities" (
	"space_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text NOT NULL,
	"state" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"meeting_frequency" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lat" double precision,
	"lng" double precision
);
--> statement-breakpoint
CREATE TABLE "place_facts" (
	"id" serial PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" integer,
	"choice" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"measured_on" date NOT NULL,
	"measured_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"name" text NOT NULL,
	"whereabouts" text DEFAULT '' NOT NULL,
	"added_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_answers" (
	"roll_call_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roll_answers_roll_call_id_user_id_pk" PRIMARY KEY("roll_call_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "roll_buddies" (
	"space_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"buddy_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "roll_buddies_space_id_user_id_pk" PRIMARY KEY("space_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "roll_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"space_id" integer NOT NULL,
	"danger" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"buddies_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_facts" ADD CONSTRAINT "place_facts_place_id_place_notes_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_facts" ADD CONSTRAINT "place_facts_measured_by_users_id_fk" FOREIGN KEY ("measured_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_notes" ADD CONSTRAINT "place_notes_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_notes" ADD CONSTRAINT "place_notes_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_answers" ADD CONSTRAINT "roll_answers_roll_call_id_roll_calls_id_fk" FOREIGN KEY ("roll_call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_answers" ADD CONSTRAINT "roll_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_buddies" ADD CONSTRAINT "roll_buddies_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_buddies" ADD CONSTRAINT "roll_buddies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_buddies" ADD CONSTRAINT "roll_buddies_buddy_id_users_id_fk" FOREIGN KEY ("buddy_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communities_spot" ON "communities" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "communities_state" ON "communities" USING btree ("state","type");--> statement-breakpoint
CREATE INDEX "place_facts_latest" ON "place_facts" USING btree ("place_id","kind","measured_on","id");--> statement-breakpoint
CREATE INDEX "place_facts_measurer" ON "place_facts" USING btree ("measured_by");--> statement-breakpoint
CREATE UNIQUE INDEX "place_notes_name" ON "place_notes" USING btree ("space_id",lower("name"));--> statement-breakpoint
CREATE INDEX "place_notes_adder" ON "place_notes" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "roll_answers_member" ON "roll_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roll_buddies_member" ON "roll_buddies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roll_buddies_buddy" ON "roll_buddies" USING btree ("buddy_id","space_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_calls_running" ON "roll_calls" USING btree ("space_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "roll_calls_latest" ON "roll_calls" USING btree ("space_id","started_at");--> statement-breakpoint
CREATE INDEX "roll_calls_due" ON "roll_calls" USING btree ("answer_by") WHERE not buddies_told;--> statement-breakpoint
CREATE INDEX "roll_calls_age" ON "roll_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "roll_calls_starter" ON "roll_calls" USING btree ("started_by");