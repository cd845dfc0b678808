ALTER TABLE "variants" DROP CONSTRAINT "variants_one_combination";--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "given_currency" char(3);--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "given_tax_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "given_regular_minor" bigint;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "given_discount_minor" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_one_combination" ON "variants" USING btree ("model_id",coalesce(color_id, 0),coalesce(size_id, 0),"type_id") WHERE not is_withdrawn;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_given_whole" CHECK (num_nonnulls(given_currency, given_tax_percentage, given_regular_minor) in (0, 3)
        and (given_discount_minor is null or given_discount_minor < given_regular_minor));