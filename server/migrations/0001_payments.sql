CREATE SEQUENCE "public"."payment_sync_tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"user_id" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_user_id_occasion_pk" PRIMARY KEY("user_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"first_paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "house_records" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "sync_ticket" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_id" ON "payment_customers" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "house_records_due" ON "house_records" USING btree ("kind","due_at");