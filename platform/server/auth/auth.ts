import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import { sessionDays } from './sessions.ts';
import { accounts, sessions, users, verifications } from './tables.ts';

/**
 * The auth library hashes passwords, and is there for passkeys and second factors. Its own addresses are not served:
 * the area "account" has operations with policies and limits for everything. Its ids are strings and ours integers.
 */
export function makeAuth(database: Database, config: Config) {
  return betterAuth({
    appName: 'Doorways',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.sessionSecret,
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
      transaction: true,
    }),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 128 },
    user: { additionalFields: { username: { type: 'string', required: true, input: false } } },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    advanced: { database: { generateId: 'serial' }, cookiePrefix: 'doorways', disableOriginCheck: false },
  });
}

export type Auth = ReturnType<typeof makeAuth>;
