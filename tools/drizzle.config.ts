import { defineConfig } from 'drizzle-kit';

// biome-ignore lint/style/noDefaultExport: drizzle-kit reads the default export
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/server/tables.ts', './platform/server/auth/tables.ts', './areas/*/server/tables.ts'],
  out: process.env.MIGRATIONS_OUT ?? './migrations',
});
