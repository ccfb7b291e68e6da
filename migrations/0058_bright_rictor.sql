CREATE TABLE "provider_reminders" (
	"provider_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" integer NOT NULL,
	CONSTRAINT "provider_reminders_provider_id_kind_ends_on_days_before_pk" PRIMARY KEY("provider_id","kind","ends_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "provider_services" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_vacancies" ADD COLUMN "is_warned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_reminders" ADD CONSTRAINT "provider_reminders_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_vacancies_warn" ON "provider_vacancies" USING btree ("ends_on","id") WHERE not is_warned;