CREATE TABLE "crisis_messages" (
	"request_id" text NOT NULL,
	"seq" integer NOT NULL,
	"by_author" boolean NOT NULL,
	"supporter_id" integer,
	"body_sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crisis_messages_request_id_seq_pk" PRIMARY KEY("request_id","seq")
);
--> statement-breakpoint
CREATE TABLE "crisis_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crisis_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" integer,
	"author_mark" text,
	"author_sealed" text NOT NULL,
	"urgency" text NOT NULL,
	"support_type" text NOT NULL,
	"words_sealed" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"preferred_contact" text,
	"status" text DEFAULT 'open' NOT NULL,
	"supporter_id" integer,
	"escalation_sealed" text,
	"response_minutes" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_on" timestamp with time zone,
	"resolved_on" timestamp with time zone,
	CONSTRAINT "crisis_requests_anonymous" CHECK (("crisis_requests"."author_id" is null) = "crisis_requests"."is_anonymous" and ("crisis_requests"."author_mark" is not null) = "crisis_requests"."is_anonymous")
);
--> statement-breakpoint
CREATE TABLE "crisis_supporters" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'applied' NOT NULL,
	"title" text NOT NULL,
	"experience" integer NOT NULL,
	"specialties" text[] NOT NULL,
	"why" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"on_duty" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crisis_messages" ADD CONSTRAINT "crisis_messages_request_id_crisis_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."crisis_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_messages" ADD CONSTRAINT "crisis_messages_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_plans" ADD CONSTRAINT "crisis_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_requests" ADD CONSTRAINT "crisis_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_requests" ADD CONSTRAINT "crisis_requests_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_supporters" ADD CONSTRAINT "crisis_supporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crisis_supporters" ADD CONSTRAINT "crisis_supporters_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crisis_messages_supporter" ON "crisis_messages" USING btree ("supporter_id");--> statement-breakpoint
CREATE INDEX "crisis_requests_author" ON "crisis_requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "crisis_requests_mark" ON "crisis_requests" USING btree ("author_mark");--> statement-breakpoint
CREATE INDEX "crisis_requests_open" ON "crisis_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "crisis_requests_supporter" ON "crisis_requests" USING btree ("supporter_id");