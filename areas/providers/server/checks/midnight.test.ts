import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bookable } from '#areas/bookings/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { Provider, ProviderCard, ProviderCounts } from '../../contract.ts';
import { checkOf, publish, wholeChecks } from '../testing/published.ts';

let databaseUrl: string;
let app: TestApp;
let admin: number;
/** Of one listing each. */
const owners: number[] = [];
/** A server is stopped and another one started, as when a machine goes away in the evening and comes back at night. */
async function restartAt(now: Date) {
  await app?.close();
  app = await startTestApp({ areas: serverAreas, now, databaseUrl });
}

beforeAll(async () => {
  const server = await sharedPostgres();
  databaseUrl = await server.createDatabase(`provider_midnight_${randomUUID().slice(0, 8)}`);
  await restartAt(new Date('2026-11-26T03:00:00.000Z'));
  admin = await app.addMember({ name: 'Marguerite Lo', roles: ['member', 'admin'] });
  for (let n = 0; n < 10; n++) owners.push(await app.addMember({ name: 'Owner' }));
}, 120_000);
afterAll(() => app.close());

const sydney = { state: 'NSW', postcode: '2044', suburb: 'St Peters' };
const brisbane = { state: 'QLD', postcode: '4101', suburb: 'West End' };
const adelaide = { state: 'SA', postcode: '5067', suburb: 'Norwood' };
const perth = { state: 'WA', postcode: '6160', suburb: 'Fremantle' };

test.each([
  ['Sydney in summer', sydney, '2027-01-15', '2027-01-15T13:00:00.000Z'],
  ['Brisbane in summer', brisbane, '2027-01-15', '2027-01-15T14:00:00.000Z'],
  ['Adelaide in summer', adelaide, '2027-01-15', '2027-01-15T13:30:00.000Z'],
  ['Perth in summer', perth, '2027-01-15', '2027-01-15T16:00:00.000Z'],
  ['Sydney in winter', sydney, '2027-07-15', '2027-07-15T14:00:00.000Z'],
  ['Brisbane in winter', brisbane, '2027-07-15', '2027-07-15T14:00:00.000Z'],
  ['Adelaide in winter', adelaide, '2027-07-15', '2027-07-15T14:30:00.000Z'],
  ['Perth in winter', perth, '2027-07-15', '2027-07-15T16:00:00.000Z'],
  // The last day of summer time has 25 hours in Sydney and Adelaide.
  ['Sydney when the clocks go back', sydney, '2027-04-04', '2027-04-04T14:00:00.000Z'],
  ['Adelaide when the clocks go back', adelaide, '2027-04-04', '2027-04-04T14:30:00.000Z'],
])(
  'all that has run out is gone at midnight in %s, also on a server that was started since',
  async (where, place, ends, midnight) => {
    await restartAt(new Date(Date.parse(midnight) - 10 * 86_400_000));
    const businessName = `Ends in ${where}`;
    const owner = owners.pop() ?? 0;
    const { id, services, staff } = await publish(app, owner, admin, {
      listing: { ...place, businessName },
      checks: Object.fromEntries(Object.keys(wholeChecks).map((kind) => [kind, ends])),
      workers: [{}],
      approve: true,
    });
    const params = { id };
    const body = checkOf('worker_screening', ends, { staffId: staff[0]?.id });
    await app.call(admin, 'recordProviderCheck', { params, body });
    await app.call(owner, 'announceVacancy', { params, body: { words: 'Mornings', startsOn: ends, endsOn: ends } });

    const found = async (query: object) => {
      const asked = { query: { limit: 100, search: businessName, exact: 'true', ...query } };
      const { body: cards } = await app.call<ProviderCard[]>(0, 'listProviders', asked);
      return cards.find((one) => one.id === id);
    };
    const look = async () => {
      await app.app.jobs.runNow('providers.remind');
      await app.settle();
      const { body: one } = await app.call<Provider>(0, 'getProvider', { params });
      const card = await found({});
      const query = { search: businessName, exact: 'true' };
      const { body: counts } = await app.call<ProviderCounts>(0, 'countProviders', { query });
      const thing = { params: { kind: 'providerservice', ref: services[0]?.id ?? 0 } };
      const { whyNot } = (await app.call<Bookable>(admin, 'getBookable', thing)).body;
      // The list says the same as the profile.
      expect(card).toMatchObject({
        isVerified: one.isVerified,
        registrationStatus: one.registrationStatus,
        complianceScore: one.complianceScore,
        vacancy: one.vacancies[0] ?? null,
      });
      return {
        verified: one.isVerified,
        status: one.registrationStatus,
        compliant: one.practiceStandardsCompliant,
        insured: [!one.publicLiabilityExpired, !one.professionalIndemnityExpired],
        screening: one.staff[0]?.screening.state,
        score: one.complianceScore,
        parts: one.compliance?.parts.map(({ state }) => state),
        vacancies: one.vacancies.map(({ words }) => words),
        foundByAgency: Boolean(await found({ planManagement: 'agency' })),
        foundByVacancy: Boolean(await found({ vacancy: 'true' })),
        counted: [counts.planManagements.find(({ value }) => value === 'agency')?.count, counts.vacancy],
        whyNot,
      };
    };

    await restartAt(new Date(Date.parse(midnight) - 60_000));
    expect(await look()).toEqual({
      verified: true,
      status: 'active',
      compliant: true,
      insured: [true, true],
      screening: 'current',
      score: 100,
      parts: ['current', 'current', 'current', 'current', 'current'],
      vacancies: ['Mornings'],
      foundByAgency: true,
      foundByVacancy: true,
      counted: [1, 1],
      whyNot: '',
    });
    await restartAt(new Date(midnight));
    expect(await look()).toEqual({
      verified: false,
      status: 'expired',
      compliant: false,
      insured: [false, false],
      screening: 'expired',
      score: 0,
      parts: ['expired', 'expired', 'expired', 'expired', 'expired'],
      vacancies: [],
      foundByAgency: false,
      foundByVacancy: false,
      counted: [0, 0],
      whyNot: 'This provider’s registration has run out, so it can’t be booked now.',
    });
  },
  60_000,
);
