import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/features/*/tables.ts', './adapters/*/tables.ts'],
  out: './server/migrations',
});
