CREATE TABLE "provider_claim_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_claim_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"claim_id" integer NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_claims" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "provider_claims_decided" CHECK ((state = 'waiting') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "provider_claim_codes" ADD CONSTRAINT "provider_claim_codes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_claim_codes" ADD CONSTRAINT "provider_claim_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_claim_files" ADD CONSTRAINT "provider_claim_files_claim_id_provider_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."provider_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_claim_codes_provider" ON "provider_claim_codes" USING btree ("provider_id","sent_at");--> statement-breakpoint
CREATE INDEX "provider_claim_codes_user" ON "provider_claim_codes" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "provider_claim_codes_sent" ON "provider_claim_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "provider_claim_files_claim" ON "provider_claim_files" USING btree ("claim_id","id");--> statement-breakpoint
CREATE INDEX "provider_claims_latest" ON "provider_claims" USING btree ("provider_id","user_id","id");--> statement-breakpoint
CREATE INDEX "provider_claims_user" ON "provider_claims" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "provider_claims_by" ON "provider_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "provider_claims_waiting" ON "provider_claims" USING btree ("asked_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "provider_claims_one" ON "provider_claims" USING btree ("provider_id","user_id") WHERE state = 'waiting';