CREATE TABLE "support_groups" (
	"space_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_groups" ADD CONSTRAINT "support_groups_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_groups_category" ON "support_groups" USING btree ("category");