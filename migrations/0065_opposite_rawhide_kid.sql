CREATE TABLE "provider_papers" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer,
	"kind" text NOT NULL,
	"staff_id" integer,
	"expiry" date NOT NULL,
	"since" date,
	"insurer" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"source" text NOT NULL,
	"file_key" text,
	"state" text NOT NULL,
	"stated_by" integer,
	"stated_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "provider_papers_decided" CHECK ((state = 'waiting') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "provider_papers" ADD CONSTRAINT "provider_papers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_papers" ADD CONSTRAINT "provider_papers_staff_id_provider_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."provider_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_papers" ADD CONSTRAINT "provider_papers_stated_by_users_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_papers_latest" ON "provider_papers" USING btree ("provider_id","kind","staff_id","id");--> statement-breakpoint
CREATE INDEX "provider_papers_staff" ON "provider_papers" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "provider_papers_by" ON "provider_papers" USING btree ("stated_by");--> statement-breakpoint
CREATE INDEX "provider_papers_waiting" ON "provider_papers" USING btree ("provider_id","id") WHERE state = 'waiting';