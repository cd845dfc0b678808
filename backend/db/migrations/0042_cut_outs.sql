ALTER TABLE "media" ADD COLUMN "is_cut_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "media" SET "is_cut_out" = true WHERE "mime" = 'image/svg+xml' AND NOT "is_scene";
