import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider } from '../../contract.ts';
import { testNow } from './booking.ts';
import { publish, type Wanted } from './published.ts';

export interface BookableListing {
  readonly app: TestApp;
  readonly admin: number;
  /** Olga, whose listing it is. */
  readonly owner: number;
  /** Gil, who books it. */
  readonly guest: number;
  readonly provider: Provider;
}

/** For a file of tests: one app, and for each test a listing of its own that can be booked. */
export function eachWithListing(wanted: Wanted, begin: (made: BookableListing) => void | Promise<void>): void {
  let app: TestApp;
  let admin: number;
  beforeAll(async () => {
    app = await startTestApp({ areas: serverAreas, now: testNow });
    admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  }, 120_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    app.setNow(testNow);
    const owner = await app.addMember({ name: 'Olga' });
    const guest = await app.addMember({ name: 'Gil' });
    await begin({ app, admin, owner, guest, provider: await publish(app, owner, admin, wanted) });
  });
}
