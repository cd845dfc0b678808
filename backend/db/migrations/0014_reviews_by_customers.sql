CREATE TABLE "review_uploads" (
	"customer_id" integer NOT NULL,
	"media" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_uploads_customer_id_media_pk" PRIMARY KEY("customer_id","media")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_upload" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_media_media_hash_fk" FOREIGN KEY ("media") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_uploads_media" ON "review_uploads" USING btree ("media");--> statement-breakpoint
CREATE INDEX "review_uploads_created" ON "review_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_images_media" ON "review_images" USING btree ("media");--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_each" ON "reviews" USING btree ("customer_id","model_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status_known" CHECK ("status" in ('pending', 'published', 'refused'));--> statement-breakpoint
UPDATE "reviews" r SET "is_verified" = true WHERE EXISTS (
	SELECT 1 FROM "orders" o JOIN "order_rows" w ON w."order_id" = o."id" JOIN "variants" v ON v."id" = w."variant_id"
	WHERE o."customer_id" = r."customer_id" AND o."paid_at" IS NOT NULL AND o."status" <> 'cancelled' AND v."model_id" = r."model_id"
);
