CREATE TABLE "old_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"model_id" integer,
	"group_id" integer,
	CONSTRAINT "old_addresses_one" CHECK (num_nonnulls(model_id, group_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_addresses_model" ON "old_addresses" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "old_addresses_group" ON "old_addresses" USING btree ("group_id");