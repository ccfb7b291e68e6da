import { complete, type LowEnergy, type PreferencesRecord } from '#platform/contract/preferences-shape.ts';
import { ApiError } from '../client/error.ts';
import { request } from '../client/request.ts';
import { lowEnergyOf } from './sources.ts';

export interface Fetched {
  /** null: the server holds no record for this person (404). */
  readonly stored: PreferencesRecord | null;
  readonly lowEnergy: LowEnergy | null;
  /** ISO time of the last save, for "Saved 18 November". */
  readonly savedAt: string | null;
}

/** The three calls of the store. Replace them with the client of the project, or with stubs in a test. */
export interface PreferencesHttp {
  readonly fetchRecord: (userId: number) => Promise<Fetched>;
  readonly putRecord: (userId: number, record: PreferencesRecord) => Promise<unknown>;
  readonly putLowEnergy: (userId: number, lowEnergy: LowEnergy) => Promise<unknown>;
}

const address = (userId: number) => `/api/accessibility-preferences/${userId}`;

const put = (path: string, body: unknown) =>
  request('PUT', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const plainHttp: PreferencesHttp = {
  async fetchRecord(userId) {
    let body: Record<string, unknown>;
    try {
      body = await (await request('GET', address(userId))).json();
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { stored: null, lowEnergy: null, savedAt: null };
      throw new Error('Failed to fetch preferences', { cause: error });
    }
    const savedAt = typeof body.updatedAt === 'string' ? body.updatedAt : null;
    return { stored: complete(body), lowEnergy: lowEnergyOf(body.lowEnergy), savedAt };
  },
  putRecord: (userId, record) => put(address(userId), record),
  putLowEnergy: (userId, lowEnergy) => put(`${address(userId)}/low-energy`, lowEnergy),
};
