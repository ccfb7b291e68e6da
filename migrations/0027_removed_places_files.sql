ALTER TABLE "place_facts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place_notes" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "space_files" ADD COLUMN "removed_at" timestamp with time zone;