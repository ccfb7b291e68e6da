CREATE TABLE "writing_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"checked_on" date NOT NULL,
	"words" integer NOT NULL,
	"grade" real NOT NULL,
	"findings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_progress" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "writing_checks" ADD CONSTRAINT "writing_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_progress" ADD CONSTRAINT "writing_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_checks_of_member" ON "writing_checks" USING btree ("user_id","id");