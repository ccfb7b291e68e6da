ALTER TABLE "ad_campaigns" ALTER COLUMN "spent" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_months" ALTER COLUMN "spent" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_months" ALTER COLUMN "most" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_months" ALTER COLUMN "reported" SET DATA TYPE bigint;