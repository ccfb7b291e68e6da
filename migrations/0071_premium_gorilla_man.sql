CREATE TABLE "support_drafts" (
	"id" serial PRIMARY KEY NOT NULL,
	"grant_id" integer NOT NULL,
	"operation" text NOT NULL,
	"call_sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "support_drafts" ADD CONSTRAINT "support_drafts_grant_id_support_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."support_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_drafts_grant" ON "support_drafts" USING btree ("grant_id","id");