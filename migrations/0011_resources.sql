CREATE TABLE "resource_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"uploader_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_format_requests" (
	"resource_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_format_requests_resource_id_format_user_id_pk" PRIMARY KEY("resource_id","format","user_id")
);
--> statement-breakpoint
CREATE TABLE "resource_helpful" (
	"resource_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_helpful_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "resource_opens" (
	"resource_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_opens_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "resource_problems" (
	"id" serial PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer
);
--> statement-breakpoint
CREATE TABLE "resource_saves" (
	"resource_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_saves_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" serial PRIMARY KEY NOT NULL,
	"ref" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"resource_type" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"formats" text[] DEFAULT '{}' NOT NULL,
	"states" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"external_url" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"file_bytes" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"submitted_by" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" integer,
	"review_by" date,
	"last_checked" date,
	"fills_id" integer,
	"fills_format" text DEFAULT '' NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"haystack" text GENERATED ALWAYS AS ("resources"."title" || E'
' || "resources"."description" || E'
' || coalesce(tags[1], '') || E'\n' || coalesce(tags[2], '') || E'\n' || coalesce(tags[3], '') || E'\n' || coalesce(tags[4], '') || E'\n' || coalesce(tags[5], '') || E'\n' || coalesce(tags[6], '') || E'\n' || coalesce(tags[7], '') || E'\n' || coalesce(tags[8], '') || E'\n' || coalesce(tags[9], '') || E'\n' || coalesce(tags[10], '')) STORED,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "resources"."title"), 'A') || setweight(to_tsvector('english', coalesce(tags[1], '') || ' ' || coalesce(tags[2], '') || ' ' || coalesce(tags[3], '') || ' ' || coalesce(tags[4], '') || ' ' || coalesce(tags[5], '') || ' ' || coalesce(tags[6], '') || ' ' || coalesce(tags[7], '') || ' ' || coalesce(tags[8], '') || ' ' || coalesce(tags[9], '') || ' ' || coalesce(tags[10], '')), 'B') || setweight(to_tsvector('english', "resources"."description"), 'C')) STORED,
	CONSTRAINT "resources_one_way" CHECK ((external_url <> '') <> (file_name <> ''))
);
--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_format_requests" ADD CONSTRAINT "resource_format_requests_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_format_requests" ADD CONSTRAINT "resource_format_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_helpful" ADD CONSTRAINT "resource_helpful_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_helpful" ADD CONSTRAINT "resource_helpful_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_opens" ADD CONSTRAINT "resource_opens_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_opens" ADD CONSTRAINT "resource_opens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_problems" ADD CONSTRAINT "resource_problems_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_problems" ADD CONSTRAINT "resource_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_problems" ADD CONSTRAINT "resource_problems_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_saves" ADD CONSTRAINT "resource_saves_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_saves" ADD CONSTRAINT "resource_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_files_uploader" ON "resource_files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "resource_files_age" ON "resource_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resource_format_requests_member" ON "resource_format_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_helpful_member" ON "resource_helpful" USING btree ("user_id","created_at","resource_id");--> statement-breakpoint
CREATE INDEX "resource_opens_member" ON "resource_opens" USING btree ("user_id","created_at","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_problems_open" ON "resource_problems" USING btree ("resource_id","user_id","kind") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "resource_problems_queue" ON "resource_problems" USING btree ("created_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "resource_problems_member" ON "resource_problems" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_saves_member" ON "resource_saves" USING btree ("user_id","created_at","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_ref" ON "resources" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "resources_title" ON "resources" USING btree (lower(title) collate "C","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "resources_popular" ON "resources" USING btree ("helpful","view_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "resources_recent" ON "resources" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "resources_counts" ON "resources" USING btree ("category","is_verified") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "resources_waiting" ON "resources" USING btree ("submitted_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "resources_review_by" ON "resources" USING btree ("review_by") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "resources_submitter" ON "resources" USING btree ("submitted_by","submitted_at","id");--> statement-breakpoint
CREATE INDEX "resources_fills" ON "resources" USING btree ("fills_id");--> statement-breakpoint
CREATE INDEX "resources_tags" ON "resources" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "resources_haystack" ON "resources" USING gin (haystack gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resources_words" ON "resources" USING gin ("words");