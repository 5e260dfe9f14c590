ALTER TABLE "media_assets" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "media_assets_project";--> statement-breakpoint
CREATE INDEX "media_assets_order" ON "media_assets" USING btree ("project_id","is_processed_result","position","created_at");