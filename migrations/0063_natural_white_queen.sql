CREATE TABLE "provider_days" (
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_days_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
CREATE TABLE "provider_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer,
	"place" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"full_key" text NOT NULL,
	"small_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_images" ADD CONSTRAINT "provider_images_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_days_day" ON "provider_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_images_provider" ON "provider_images" USING btree ("provider_id","position","id");--> statement-breakpoint
CREATE INDEX "provider_images_deleted" ON "provider_images" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_images_single" ON "provider_images" USING btree ("provider_id","place") WHERE place <> 'gallery' and deleted_at is null and (place = 'logo' or description <> '');