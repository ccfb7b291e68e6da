CREATE TABLE "ad_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"currency" text NOT NULL,
	"provider_id" integer,
	"stopped" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_audiences" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"objective" text NOT NULL,
	"budget_type" text NOT NULL,
	"budget" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"status" text NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_campaigns_budget" CHECK (budget >= 100 and spent >= 0),
	CONSTRAINT "ad_campaigns_total" CHECK (budget_type = 'daily' or spent <= budget),
	CONSTRAINT "ad_campaigns_days" CHECK (ends_on is null or ends_on >= starts_on),
	CONSTRAINT "ad_campaigns_status" CHECK (status in ('active', 'paused', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "ad_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"what" text NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_creatives" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"call_to_action" text NOT NULL,
	"link_url" text,
	"ink" text NOT NULL,
	"paper" text NOT NULL,
	"text_size" integer NOT NULL,
	"picture_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "ad_creatives_described" CHECK (picture_id is null or alt_text <> ''),
	CONSTRAINT "ad_creatives_picture_type" CHECK ((type = 'text') = (picture_id is null)),
	CONSTRAINT "ad_creatives_link" CHECK ((type = 'linked') <= (link_url is not null))
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"ad_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_campaign_id_day_ad_id_pk" PRIMARY KEY("campaign_id","day","ad_id"),
	CONSTRAINT "ad_days_numbers" CHECK (impressions >= 0 and clicks >= 0 and spent >= 0),
	CONSTRAINT "ad_days_refunded" CHECK (refunded >= 0 and refunded <= spent)
);
--> statement-breakpoint
CREATE TABLE "ad_lineup" (
	"surface" text NOT NULL,
	"ad_id" integer NOT NULL,
	"ad_set_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"view_price" integer NOT NULL,
	"click_price" integer NOT NULL,
	"frequency" text NOT NULL,
	"advertiser" text NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "ad_lineup_surface_ad_id_pk" PRIMARY KEY("surface","ad_id")
);
--> statement-breakpoint
CREATE TABLE "ad_members" (
	"no" serial NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"invited_by" integer,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ad_members_account_id_user_id_pk" PRIMARY KEY("account_id","user_id"),
	CONSTRAINT "ad_members_ended_once" CHECK (ended_at is null or joined_at is null)
);
--> statement-breakpoint
CREATE TABLE "ad_months" (
	"account_id" integer NOT NULL,
	"month" text NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"most" integer,
	"reported" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "ad_months_account_id_month_pk" PRIMARY KEY("account_id","month"),
	CONSTRAINT "ad_months_spent" CHECK (spent >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_openings" (
	"day" date NOT NULL,
	"surface" text NOT NULL,
	"zone" text NOT NULL,
	"topic" text NOT NULL,
	"language" text NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "ad_openings_day_surface_zone_topic_language_pk" PRIMARY KEY("day","surface","zone","topic","language")
);
--> statement-breakpoint
CREATE TABLE "ad_opt_outs" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"full_key" text NOT NULL,
	"small_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"moving_ms" integer DEFAULT 0 NOT NULL,
	"flashes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_prices" (
	"currency" text PRIMARY KEY NOT NULL,
	"view" integer NOT NULL,
	"click" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ad_prices_sign" CHECK (view >= 0 and click >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "ad_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"audience_id" integer,
	"surfaces" text[] NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_sets_surfaces" CHECK (cardinality(surfaces) between 1 and 4),
	CONSTRAINT "ad_sets_status" CHECK (status in ('active', 'paused', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "ad_views" (
	"nonce" text PRIMARY KEY NOT NULL,
	"pressed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" serial PRIMARY KEY NOT NULL,
	"ad_set_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"status" text NOT NULL,
	"review" text NOT NULL,
	"creative_version" integer NOT NULL,
	"claims" jsonb DEFAULT '[]' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ads_status" CHECK (status in ('active', 'paused', 'archived')),
	CONSTRAINT "ads_review" CHECK ((review in ('approved', 'refused')) = (reviewed_at is not null)),
	CONSTRAINT "ads_held" CHECK (review <> 'held' or claims <> '[]')
);
--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_audiences" ADD CONSTRAINT "ad_audiences_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_campaigns" ADD CONSTRAINT "ad_campaigns_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creatives" ADD CONSTRAINT "ad_creatives_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_creatives" ADD CONSTRAINT "ad_creatives_picture_id_ad_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."ad_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_creative_id_ad_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."ad_creatives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_lineup" ADD CONSTRAINT "ad_lineup_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_lineup" ADD CONSTRAINT "ad_lineup_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_lineup" ADD CONSTRAINT "ad_lineup_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_members" ADD CONSTRAINT "ad_members_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_members" ADD CONSTRAINT "ad_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_members" ADD CONSTRAINT "ad_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_months" ADD CONSTRAINT "ad_months_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_opt_outs" ADD CONSTRAINT "ad_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_pictures" ADD CONSTRAINT "ad_pictures_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_refunds" ADD CONSTRAINT "ad_refunds_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_refunds" ADD CONSTRAINT "ad_refunds_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_sets" ADD CONSTRAINT "ad_sets_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_sets" ADD CONSTRAINT "ad_sets_audience_id_ad_audiences_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."ad_audiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_ad_set_id_ad_sets_id_fk" FOREIGN KEY ("ad_set_id") REFERENCES "public"."ad_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_creative_id_ad_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."ad_creatives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_accounts_owner" ON "ad_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ad_accounts_provider" ON "ad_accounts" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "ad_audiences_account" ON "ad_audiences" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_account" ON "ad_campaigns" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ad_campaigns_active" ON "ad_campaigns" USING btree ("id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "ad_changes_campaign" ON "ad_changes" USING btree ("campaign_id","at","id");--> statement-breakpoint
CREATE INDEX "ad_changes_by" ON "ad_changes" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "ad_creatives_account" ON "ad_creatives" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ad_creatives_picture" ON "ad_creatives" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "ad_days_day" ON "ad_days" USING btree ("day","campaign_id");--> statement-breakpoint
CREATE INDEX "ad_days_ad" ON "ad_days" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_days_creative" ON "ad_days" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "ad_lineup_turn" ON "ad_lineup" USING btree ("surface","turn","ad_id");--> statement-breakpoint
CREATE INDEX "ad_lineup_ad" ON "ad_lineup" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_lineup_campaign" ON "ad_lineup" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_lineup_account" ON "ad_lineup" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_members_no" ON "ad_members" USING btree ("no");--> statement-breakpoint
CREATE INDEX "ad_members_user" ON "ad_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "ad_members_by" ON "ad_members" USING btree ("invited_by","invited_at");--> statement-breakpoint
CREATE INDEX "ad_members_ended" ON "ad_members" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "ad_months_unreported" ON "ad_months" USING btree ("account_id","month") WHERE spent <> reported;--> statement-breakpoint
CREATE INDEX "ad_pictures_account" ON "ad_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ad_pictures_created" ON "ad_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ad_refunds_campaign" ON "ad_refunds" USING btree ("campaign_id","day");--> statement-breakpoint
CREATE INDEX "ad_refunds_by" ON "ad_refunds" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "ad_sets_campaign" ON "ad_sets" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "ad_sets_audience" ON "ad_sets" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "ad_views_expires" ON "ad_views" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ads_set" ON "ads" USING btree ("ad_set_id","id");--> statement-breakpoint
CREATE INDEX "ads_creative" ON "ads" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "ads_waiting" ON "ads" USING btree ("submitted_at","id") WHERE review in ('in-review', 'held') and status <> 'archived';