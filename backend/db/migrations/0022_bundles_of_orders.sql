ALTER TABLE "order_rows" ADD COLUMN "bundle" smallint;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "bundle_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_bundle" CHECK (bundle is null or (kind = 'product' and bundle_name <> ''));