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
ALTER TABLE "connection_photos" ADD CONSTRAINT "connection_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_photos_owner" ON "connection_photos" USING btree ("owner_id","position");--> statement-breakpoint
CREATE INDEX "connection_photos_deleted" ON "connection_photos" USING btree ("deleted_at") WHERE deleted_at is not null;