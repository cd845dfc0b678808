CREATE TABLE "model_guides" (
	"model_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "model_guides_model_id_page_id_pk" PRIMARY KEY("model_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "model_sustainability" (
	"model_id" integer NOT NULL,
	"criterion" text NOT NULL,
	CONSTRAINT "model_sustainability_model_id_criterion_pk" PRIMARY KEY("model_id","criterion"),
	CONSTRAINT "model_sustainability_criterion_known" CHECK ("criterion" in ('recycled_material', 'pfas_free', 'spare_parts', 'repairable', 'known_origin'))
);
--> statement-breakpoint
ALTER TABLE "model_guides" ADD CONSTRAINT "model_guides_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_guides" ADD CONSTRAINT "model_guides_page_id_static_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."static_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_sustainability" ADD CONSTRAINT "model_sustainability_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_guides_page" ON "model_guides" USING btree ("page_id");