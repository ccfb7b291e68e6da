import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Community, CommunityDetail } from '../../contract.ts';

export const content = {
  name: 'Quiet Gardeners',
  description: 'Raised beds and slow talk.',
  guidelines: 'Let others finish.',
  communityType: 'social',
  suburb: 'Footscray',
  postcode: '3011',
  state: 'VIC',
  place: 'Garden in the lane',
  meetingFrequency: 'Sundays',
  accessibilityFeatures: ['Firm path'],
  emergencyContacts: [{ name: 'Shed', phone: '03 5550 0142' }],
} as const;

export interface Town {
  readonly app: TestApp;
  readonly ana: number;
  readonly ben: number;
  readonly start: (by: number, more?: object) => Promise<CommunityDetail>;
  readonly join: (by: number, communityId: number, more?: object) => Promise<{ state: string; memberCount: number }>;
  readonly list: (as: number, query?: object) => Promise<Community[]>;
  readonly get: (as: number, id: number) => Promise<CommunityDetail>;
  readonly on: <Answer>(as: number, operation: string, params: object, body?: object) => Promise<Answer>;
}

/** A site with two members and no communities. */
export async function openTown(databaseUrl?: string): Promise<Town> {
  const app = await startTestApp({ areas: serverAreas, ...(databaseUrl && { databaseUrl }) });
  const ana = await app.addMember({ name: 'Ana' });
  const ben = await app.addMember({ name: 'Ben' });
  const answer = async <Answer>(as: number, operation: string, input: object) =>
    (await app.call<Answer>(as, operation, input)).body;
  return {
    app,
    ana,
    ben,
    start: (by, more = {}) => answer(by, 'createCommunity', { body: { ...content, ...more } }),
    join: (by, communityId, more = {}) => answer(by, 'joinCommunity', { body: { communityId, ...more } }),
    list: (as, query = {}) => answer(as, 'listLocalCommunities', { query }),
    get: (as, id) => answer(as, 'getCommunity', { params: { id } }),
    on: (as, operation, params, body) => answer(as, operation, { params, ...(body && { body }) }),
  };
}

/** The problem that a call is refused with. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    return (error as { problem: { status: number; detail: string; errors?: { field: string; message: string }[] } })
      .problem;
  }
  throw new Error('The call was not refused.');
}
