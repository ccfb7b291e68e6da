CREATE TABLE "provider_members" (
	"provider_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"invited_by" integer,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	CONSTRAINT "provider_members_provider_id_user_id_pk" PRIMARY KEY("provider_id","user_id"),
	CONSTRAINT "provider_members_ended_once" CHECK (ended_at is null or joined_at is null),
	CONSTRAINT "provider_members_offered" CHECK (offered_at is null or joined_at is not null)
);
--> statement-breakpoint
ALTER TABLE "providers" DROP CONSTRAINT "providers_listed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_members_user" ON "provider_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_members_by" ON "provider_members" USING btree ("invited_by","invited_at");--> statement-breakpoint
CREATE INDEX "provider_members_ended" ON "provider_members" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_members_offer" ON "provider_members" USING btree ("provider_id") WHERE offered_at is not null;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_listed_by_users_id_fk" FOREIGN KEY ("listed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;