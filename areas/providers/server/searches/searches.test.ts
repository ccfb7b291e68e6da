import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, SavedSearch } from '../../contract.ts';
import { publish } from '../testing/published.ts';
import { readQuery } from './read-query.ts';
import { tellVacancies } from './tell-vacancies.ts';

let app: TestApp;
let admin: number;
let owner: number;
let provider: Provider;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  owner = await app.addMember({ name: 'Owner' });
  provider = await publish(app, owner, admin, {
    services: [
      { serviceName: 'Self-care', supportItem: '', categoryCode: '01', registrationGroup: '0107', serviceType: 'core' },
      {
        serviceName: 'Occupational therapy',
        supportItem: '',
        categoryCode: '15',
        registrationGroup: '0128',
        serviceType: 'capacity_building',
      },
    ],
  });
}, 120_000);
afterAll(() => app.close());

const save = async (as: number, query: string, name = 'Near home') =>
  (await app.call<SavedSearch>(as, 'saveProviderSearch', { body: { name, query } })).body;
const list = async (as: number) => (await app.call<SavedSearch[]>(as, 'listProviderSearches')).body;
const problemOf = async (as: number, body: object) => {
  const error = await app.call(as, 'saveProviderSearch', { body }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  const { status, detail, errors = [] } = error.problem;
  return { status, detail, fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
};
const announce = (words: string, more: object = {}) =>
  app.call(owner, 'announceVacancy', {
    params: { id: provider.id },
    body: { words, startsOn: '2026-11-26', endsOn: '2026-12-10', ...more },
  });
const helps = async (id: number) => {
  const { member } = (await app.call<{ member: { username: string } }>(id, 'getSession')).body;
  const params = { id: provider.id };
  await app.call(owner, 'inviteProviderMember', { params, body: { username: member.username, role: 'coordinator' } });
  await app.call(id, 'acceptProviderInvitation', { params });
};
const tell = async () => {
  await tellVacancies.long({
    query: app.database.query,
    now: new Date('2026-11-26T03:00:00.000Z'),
    services: app.app.services,
  });
  await app.settle();
};
const told = async (id: number) =>
  (await app.call<{ kind: string; link: string }[]>(id, 'listNotifications', {})).body
    .filter(({ kind }) => kind === 'providerVacancyFound')
    .map(({ link }) => link);
const page = () => `/ndis-providers/${provider.id}`;
const serviceId = (name: string) => provider.services.find(({ serviceName }) => serviceName === name)?.id ?? 0;

test('a search is kept as it is asked, without order and without what is open just now', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const saved = await save(ana, 'sort=name&openNow=true&near=3011&within=15&search=self-care&compare=1,2&location=all');
  expect(saved).toMatchObject({ name: 'Near home', query: 'search=self-care&near=3011&within=15' });
  expect(await list(ana)).toEqual([saved]);
  expect(readQuery(saved.query)?.filters).toMatchObject({ search: 'self-care', near: '3011', within: 15 });
});

test('nothing to look for, a postcode that can’t be and the same search twice are refused, with their reason', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  for (const query of ['', 'sort=name', 'openNow=true', 'state=Nowhere']) {
    expect((await problemOf(ana, { name: 'All', query })).fields).toEqual({
      query: 'Search for something in the directory first.',
    });
  }
  expect((await problemOf(ana, { name: 'Wrong', query: 'near=0000' })).fields).toEqual({
    near: '0000 is not an Australian postcode.',
  });
  expect((await problemOf(ana, { name: ' ', query: 'near=3011' })).status).toBe(400);
  await save(ana, 'near=3011&search=care', 'First');
  expect((await problemOf(ana, { name: 'Second', query: 'search=care&near=3011' })).detail).toBe(
    'You have saved this search already, as “First”.',
  );
});

test('a character that no database can look for is refused, and is read by no one where it was kept', async () => {
  const ana = await app.addMember();
  const given = [
    ['search=a%00b', 'Search for something in the directory first.'],
    ['search=a\0b', 'Leave out the character U+0000.'],
  ];
  for (const [query, said] of given)
    expect(await problemOf(ana, { name: 'Odd', query })).toMatchObject({ status: 400, fields: { query: said } });
  expect(readQuery('search=a%00b')).toBeUndefined();
});

test('there are at most ten, also when two are sent at once, and they are their member’s alone', async () => {
  const [ana, ben] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben' })];
  for (let nth = 1; nth <= 9; nth += 1) await save(ana, `search=word${nth}`);
  const both = await Promise.all(
    ['a', 'b'].map((word) =>
      app.status(ana, 'saveProviderSearch', { body: { name: 'One more', query: `search=${word}` } }),
    ),
  );
  expect(both.toSorted()).toEqual([201, 409]);
  expect(await list(ana)).toHaveLength(10);
  expect(await list(ben)).toEqual([]);
  const [{ id } = { id: 0 }] = await list(ana);
  expect(await app.status(ben, 'deleteProviderSearch', { params: { id } })).toBe(404);
  expect(await app.status(ana, 'deleteProviderSearch', { params: { id } })).toBe(200);
  expect(await list(ana)).toHaveLength(9);
});

test('a vacancy is told to members whose searches find its provider, once each, and to no one else', async () => {
  const [finds, twice, other, blocked, helper] = await Promise.all(
    ['Finds', 'Twice', 'Elsewhere', 'Blocked', 'Helper'].map((name) => app.addMember({ name })),
  );
  if (!(finds && twice && other && blocked && helper)) throw new Error('No members.');
  await save(finds, 'near=3011&within=15');
  await save(twice, 'state=VIC');
  await save(twice, 'search=self-care');
  await save(other, 'state=WA');
  await save(owner, 'state=VIC');
  await save(blocked, 'state=VIC');
  await app.call(blocked, 'block', { params: { id: owner } });
  await save(helper, 'state=VIC');
  await helps(helper);
  await announce('Weekday mornings');
  await tell();
  await tell();
  expect(await told(finds)).toEqual([page()]);
  expect(await told(twice)).toEqual([page()]);
  for (const id of [other, owner, blocked, helper]) expect(await told(id)).toEqual([]);
  await save(other, 'search=self-care');
  await tell();
  expect(await told(other)).toEqual([]);
});

test('space in one service is told to those who look for such a service', async () => {
  const [therapy, care] = [await app.addMember({ name: 'Therapy' }), await app.addMember({ name: 'Care' })];
  await save(therapy, 'registrationGroup=0128');
  await save(care, 'registrationGroup=0107');
  await announce('One place', { serviceId: serviceId('Occupational therapy') });
  await tell();
  expect(await told(therapy)).toEqual([page()]);
  expect(await told(care)).toEqual([]);
});

test('more searches than one statement asks about are all told, and a run that is cut short tells no one twice', async () => {
  const members: number[] = [];
  for (let nth = 0; nth < 55; nth += 1) members.push(await app.addMember({ name: `Member ${nth}` }));
  for (const id of members) await save(id, 'supportCategory=01');
  await announce('Afternoons', { serviceId: serviceId('Self-care') });
  await tell();
  await app.database.query('', 'update provider_vacancies set told_at = null');
  await tell();
  for (const id of [members[0], members[49], members[54]]) expect(await told(id ?? 0)).toEqual([page()]);
}, 120_000);
