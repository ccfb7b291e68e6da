CREATE TABLE "connection_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"pose" text,
	"pose_key" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"position" integer NOT NULL,
	"full_key" text NOT NULL,
	"small_key" text NOT NULL,
	"blurred_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"description_sealed" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "connection_profiles" ADD COLUMN "blur_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connection_checks" ADD CONSTRAINT "connection_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_checks" ADD CONSTRAINT "connection_checks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_photos" ADD CONSTRAINT "connection_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connection_checks_kind" ON "connection_checks" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "connection_checks_waiting" ON "connection_checks" USING btree ("asked_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "connection_checks_decided_by" ON "connection_checks" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "connection_photos_owner" ON "connection_photos" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "connection_photos_deleted" ON "connection_photos" USING btree ("deleted_at") WHERE deleted_at is not null;