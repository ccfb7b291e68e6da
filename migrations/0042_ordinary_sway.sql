CREATE TABLE "wellness_imported" (
	"record_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wellness_imports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wellness_imported" ADD CONSTRAINT "wellness_imported_record_id_wellness_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."wellness_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_imported" ADD CONSTRAINT "wellness_imported_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_imports" ADD CONSTRAINT "wellness_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wellness_imported_user" ON "wellness_imported" USING btree ("user_id");