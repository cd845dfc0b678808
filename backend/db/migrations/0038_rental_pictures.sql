ALTER TABLE "rental_item_texts" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_image_media_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;