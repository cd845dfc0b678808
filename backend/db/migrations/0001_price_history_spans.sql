CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_no_overlap"
  EXCLUDE USING gist ("variant_id" WITH =, "tax_area_id" WITH =, tstzrange("valid_from", "valid_to") WITH &&);
