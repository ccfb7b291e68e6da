CREATE TABLE "provider_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer,
	"result" text NOT NULL,
	"seen_on" date NOT NULL,
	"source" text NOT NULL,
	"expiry" date,
	"note" text DEFAULT '' NOT NULL,
	"checked_by" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_checks_worker" CHECK ((kind = 'worker_screening') = (staff_id is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"staff_id" integer,
	"rating" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"service_quality" integer,
	"communication" integer,
	"reliability" integer,
	"value_for_money" integer,
	"would_recommend" boolean,
	"response" text DEFAULT '' NOT NULL,
	"responded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "provider_reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "provider_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"category_code" text NOT NULL,
	"service_type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"support_item" text DEFAULT '' NOT NULL,
	"registration_group" text DEFAULT '' NOT NULL,
	"unit_price" integer NOT NULL,
	"currency" text DEFAULT 'AUD' NOT NULL,
	"unit_type" text NOT NULL,
	"min_minutes" integer NOT NULL,
	"max_minutes" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_online" boolean NOT NULL,
	"is_in_person" boolean NOT NULL,
	"requires_transport" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_services_hours" CHECK (min_minutes > 0 and max_minutes >= min_minutes),
	CONSTRAINT "provider_services_mode" CHECK (is_online or is_in_person),
	CONSTRAINT "provider_services_price" CHECK (unit_price >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_staff" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"qualifications" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"years_experience" integer DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"screening_ending" text DEFAULT '' NOT NULL,
	"profile_image_url" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_bookable" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_vacancies" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"service_id" integer,
	"words" text NOT NULL,
	"postcodes" text[] DEFAULT '{}' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"renewed_on" date NOT NULL,
	CONSTRAINT "provider_vacancies_end" CHECK (ends_on - renewed_on between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" serial PRIMARY KEY NOT NULL,
	"listed_by" integer,
	"business_name" text NOT NULL,
	"trading_name" text DEFAULT '' NOT NULL,
	"abn" text NOT NULL,
	"acn" text DEFAULT '' NOT NULL,
	"ndis_number" text DEFAULT '' NOT NULL,
	"business_type" text NOT NULL,
	"status" text NOT NULL,
	"registration_date" date,
	"registration_expiry" date,
	"description" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"suburb" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"zone" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"city" text,
	"service_areas" text[] DEFAULT '{}' NOT NULL,
	"registration_groups" text[] DEFAULT '{}' NOT NULL,
	"standards_met" boolean DEFAULT false NOT NULL,
	"last_audit_date" date,
	"next_audit_due" date,
	"liability_insurer" text DEFAULT '' NOT NULL,
	"liability_amount" bigint,
	"liability_expiry" date,
	"indemnity_insurer" text DEFAULT '' NOT NULL,
	"indemnity_amount" bigint,
	"indemnity_expiry" date,
	"currency" text DEFAULT 'AUD' NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"banner_image_url" text DEFAULT '' NOT NULL,
	"opens" integer[] NOT NULL,
	"closes" integer[] NOT NULL,
	"special_days" jsonb DEFAULT '{}' NOT NULL,
	"emergency_name" text DEFAULT '' NOT NULL,
	"emergency_phone" text DEFAULT '' NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_for" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"service_types" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"genders" text[] DEFAULT '{}' NOT NULL,
	"signs" boolean DEFAULT false NOT NULL,
	"has_free_service" boolean DEFAULT true NOT NULL,
	"service_count" integer DEFAULT 0 NOT NULL,
	"from_hourly" integer,
	"service_words" text DEFAULT '' NOT NULL,
	"vacancy_until" date,
	"verified_until" date,
	"registered_until" date,
	"audited_until" date,
	"liable_until" date,
	"indemnified_until" date,
	"screened_until" date,
	"was_checked" boolean DEFAULT false NOT NULL,
	"due_on" date DEFAULT '0001-01-01' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower("providers"."business_name")) STORED,
	"reviews_rank" integer GENERATED ALWAYS AS (-"providers"."review_count") STORED,
	"rating_rank" integer GENERATED ALWAYS AS (case when "providers"."review_count" = 0 then 0 else -round("providers"."rating_sum" * 10.0 / "providers"."review_count")::int end) STORED,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "providers"."business_name" || ' ' || "providers"."trading_name"), 'A') || setweight(to_tsvector('english', "providers"."service_words"), 'B') || setweight(to_tsvector('english', "providers"."description" || ' ' || "providers"."suburb"), 'C')) STORED,
	CONSTRAINT "providers_suspended" CHECK ((status = 'suspended') = (suspended_at is not null)),
	CONSTRAINT "providers_hours" CHECK (cardinality(opens) = 7 and cardinality(closes) = 7)
);
--> statement-breakpoint
CREATE TABLE "saved_providers" (
	"user_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_providers_user_id_provider_id_pk" PRIMARY KEY("user_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "provider_checks" ADD CONSTRAINT "provider_checks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_checks" ADD CONSTRAINT "provider_checks_staff_id_provider_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."provider_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_checks" ADD CONSTRAINT "provider_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reviews" ADD CONSTRAINT "provider_reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reviews" ADD CONSTRAINT "provider_reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reviews" ADD CONSTRAINT "provider_reviews_participant_id_users_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reviews" ADD CONSTRAINT "provider_reviews_staff_id_provider_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."provider_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_staff" ADD CONSTRAINT "provider_staff_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_vacancies" ADD CONSTRAINT "provider_vacancies_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_vacancies" ADD CONSTRAINT "provider_vacancies_service_id_provider_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."provider_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_listed_by_users_id_fk" FOREIGN KEY ("listed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_providers" ADD CONSTRAINT "saved_providers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_providers" ADD CONSTRAINT "saved_providers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_checks_kind" ON "provider_checks" USING btree ("provider_id","kind","staff_id","id");--> statement-breakpoint
CREATE INDEX "provider_checks_staff" ON "provider_checks" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "provider_checks_by" ON "provider_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_reviews_booking" ON "provider_reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "provider_reviews_provider" ON "provider_reviews" USING btree ("provider_id","created_at","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "provider_reviews_participant" ON "provider_reviews" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "provider_reviews_staff" ON "provider_reviews" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "provider_services_provider" ON "provider_services" USING btree ("provider_id","name","id");--> statement-breakpoint
CREATE INDEX "provider_staff_provider" ON "provider_staff" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "provider_vacancies_provider" ON "provider_vacancies" USING btree ("provider_id","ends_on");--> statement-breakpoint
CREATE INDEX "provider_vacancies_service" ON "provider_vacancies" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "providers_rating" ON "providers" USING btree ("rating_rank","reviews_rank","name_key","id") WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "providers_reviews" ON "providers" USING btree ("reviews_rank","rating_rank","name_key","id") WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("name_key","id") WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "providers_spot" ON "providers" USING btree ("lat","lng") WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "providers_words" ON "providers" USING gin ("words");--> statement-breakpoint
CREATE INDEX "providers_groups" ON "providers" USING gin ("groups");--> statement-breakpoint
CREATE INDEX "providers_listed_by" ON "providers" USING btree ("listed_by");--> statement-breakpoint
CREATE INDEX "providers_due" ON "providers" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "saved_providers_latest" ON "saved_providers" USING btree ("user_id","saved_at","provider_id");--> statement-breakpoint
CREATE INDEX "saved_providers_provider" ON "saved_providers" USING btree ("provider_id");