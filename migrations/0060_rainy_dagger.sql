CREATE TABLE "provider_agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"words_sealed" text NOT NULL,
	"shared_sealed" text DEFAULT '' NOT NULL,
	"shared_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_ask_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"ask_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"enquiry_id" integer NOT NULL,
	"state" text NOT NULL,
	"answer_sealed" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_asks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"need_sealed" text NOT NULL,
	"chosen_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_price_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"imported_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_price_limits" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"item" text NOT NULL,
	"unit" text NOT NULL,
	"national" integer,
	"remote" integer,
	"very_remote" integer,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "provider_price_limits_days" CHECK (valid_to >= valid_from)
);
--> statement-breakpoint
CREATE TABLE "provider_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_vacancies_told" (
	"vacancy_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "provider_vacancies_told_vacancy_id_user_id_pk" PRIMARY KEY("vacancy_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "provider_vacancies" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_agreements" ADD CONSTRAINT "provider_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_agreements" ADD CONSTRAINT "provider_agreements_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD CONSTRAINT "provider_ask_parts_ask_id_provider_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."provider_asks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD CONSTRAINT "provider_ask_parts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_ask_parts" ADD CONSTRAINT "provider_ask_parts_enquiry_id_provider_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."provider_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_asks" ADD CONSTRAINT "provider_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_asks" ADD CONSTRAINT "provider_asks_chosen_id_providers_id_fk" FOREIGN KEY ("chosen_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_price_imports" ADD CONSTRAINT "provider_price_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_price_limits" ADD CONSTRAINT "provider_price_limits_import_id_provider_price_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."provider_price_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_searches" ADD CONSTRAINT "provider_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_vacancies_told" ADD CONSTRAINT "provider_vacancies_told_vacancy_id_provider_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."provider_vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_vacancies_told" ADD CONSTRAINT "provider_vacancies_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_agreements_member" ON "provider_agreements" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "provider_agreements_provider" ON "provider_agreements" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_ask_parts_pair" ON "provider_ask_parts" USING btree ("ask_id","provider_id");--> statement-breakpoint
CREATE INDEX "provider_ask_parts_provider" ON "provider_ask_parts" USING btree ("provider_id","ask_id");--> statement-breakpoint
CREATE INDEX "provider_ask_parts_enquiry" ON "provider_ask_parts" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "provider_asks_member" ON "provider_asks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "provider_asks_chosen" ON "provider_asks" USING btree ("chosen_id");--> statement-breakpoint
CREATE INDEX "provider_price_imports_by" ON "provider_price_imports" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "provider_price_limits_item" ON "provider_price_limits" USING btree ("item","valid_from");--> statement-breakpoint
CREATE INDEX "provider_price_limits_import" ON "provider_price_limits" USING btree ("import_id","valid_from","valid_to");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_searches_member" ON "provider_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "provider_vacancies_told_member" ON "provider_vacancies_told" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_vacancies_untold" ON "provider_vacancies" USING btree ("id") WHERE told_at is null;