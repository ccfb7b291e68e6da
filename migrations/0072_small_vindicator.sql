-- Every page is in English. What was for another language alone was shown nowhere, and is not shown everywhere now.
UPDATE "ad_sets" SET "status" = 'paused' WHERE "status" = 'active' AND "audience_id" IN (SELECT "id" FROM "ad_audiences" WHERE "languages" <> '{}' AND NOT 'en' = ANY("languages"));--> statement-breakpoint
DELETE FROM "ad_openings" WHERE "language" <> 'en';--> statement-breakpoint
ALTER TABLE "ad_openings" DROP CONSTRAINT "ad_openings_day_surface_zone_topic_language_pk";--> statement-breakpoint
ALTER TABLE "ad_openings" ADD CONSTRAINT "ad_openings_day_surface_zone_topic_pk" PRIMARY KEY("day","surface","zone","topic");--> statement-breakpoint
ALTER TABLE "ad_audiences" DROP COLUMN "languages";--> statement-breakpoint
ALTER TABLE "ad_lineup" DROP COLUMN "languages";--> statement-breakpoint
ALTER TABLE "ad_openings" DROP COLUMN "language";