ALTER TABLE "import_made" DROP CONSTRAINT "import_made_kind_known";--> statement-breakpoint
ALTER TABLE "import_made" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_made" ADD CONSTRAINT "import_made_kind_known" CHECK ("kind" in ('group', 'brand', 'customer', 'order', 'review', 'code', 'gift_card'));--> statement-breakpoint
ALTER TABLE "import_stock" ADD COLUMN "store_id" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_stock" DROP CONSTRAINT "import_stock_run_id_variant_id_pk";--> statement-breakpoint
ALTER TABLE "import_stock" ADD CONSTRAINT "import_stock_run_id_variant_id_store_id_pk" PRIMARY KEY("run_id","variant_id","store_id");--> statement-breakpoint
ALTER TABLE "import_stock" ADD CONSTRAINT "import_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;