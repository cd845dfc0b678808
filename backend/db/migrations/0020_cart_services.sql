CREATE TABLE "saved_products" (
	"customer_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_products_customer_id_variant_id_pk" PRIMARY KEY("customer_id","variant_id"),
	CONSTRAINT "saved_products_amount" CHECK (amount between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "delivery_prices" ADD COLUMN "excluded_postcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "overridden_by" integer;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "list_unit_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_part_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_express_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "giosg_chatter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_card_checkout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "add_on_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_products" ADD CONSTRAINT "saved_products_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_overridden_by_customers_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;