CREATE TABLE "discount_code_models" (
	"code_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "discount_code_models_code_id_model_id_pk" PRIMARY KEY("code_id","model_id")
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "combines_with_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "combines_with_club" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "display_discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_code_models" ADD CONSTRAINT "discount_code_models_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code_models" ADD CONSTRAINT "discount_code_models_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_customer_limit" CHECK (max_uses_per_customer is null or max_uses_per_customer > 0);--> statement-breakpoint
ALTER TABLE "order_rows" ADD CONSTRAINT "order_rows_discount" CHECK (discount_cents between 0 and greatest(total_cents, 0) and display_discount_minor between 0 and greatest(display_total_minor, 0));