import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ConnectionPerson } from '../../contract.ts';
import { type Fact, facts, type Stage, stages } from '../../pure/seen-by.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
});
afterAll(() => app.close());

beforeEach(() => app.database.query('', 'update connection_profiles set is_active = false'));

/** A word in each fact that is found nowhere else; the picture and the ticks have none. */
const words: Partial<Record<Fact, string>> = {
  disability: 'zyxdisability',
  accessNeeds: 'zyxneeds',
  pronouns: 'zyxpronouns',
  socials: 'zyxsocials',
  aboutMe: 'zyxabout',
  suburb: 'Fremantle',
};
const content = (stage: Stage, privacyLevel: string) => ({
  ageRangeMin: 18,
  ageRangeMax: 80,
  openToLongDistance: true,
  privacyLevel,
  place: 'Fremantle 6160',
  aboutMe: words.aboutMe,
  facts: {
    disability: words.disability,
    accessNeeds: words.accessNeeds,
    pronouns: words.pronouns,
    socials: words.socials,
  },
  accessibilityCompatibility: ['large_text'],
  stages: Object.fromEntries(facts.map((fact) => [fact, stage])),
});
const viewer = {
  ageRangeMin: 18,
  ageRangeMax: 80,
  openToLongDistance: true,
  accessibilityCompatibility: ['large_text'],
};

/** Every answer that this viewer can get in which the owner could stand, as one text, and the owner in each of them. */
async function everything(id: number, owner: number) {
  const input = { params: { id: owner }, query: { room: 'friendship' } };
  const [discover, matches] = [await of.discover(id), await of.matches(id)];
  const isThere = await of.look(id, owner);
  const person =
    isThere === 200 ? (await app.call<ConnectionPerson>(id, 'getConnectionPerson', input)).body : undefined;
  const others = [
    (await app.call(id, 'listNotifications', {})).body,
    (await app.call(id, 'listConversations', of.as(id))).body,
    (await app.call<{ groups: object[] }>(id, 'search', { query: { q: 'zyxabout' } })).body.groups,
    (await app.call<{ groups: object[] }>(id, 'search', { query: { q: 'zyxdisability' } })).body.groups,
    (await app.call(id, 'listConnectionActivities', {})).body,
    ...(await exported(id)),
  ];
  const people = [...discover, ...matches, ...(person ? [person] : [])].filter((one) => one.id === owner);
  return { people, text: JSON.stringify([discover, matches, person, others]) };
}

const exported = async (userId: number) => {
  const { services } = app.app;
  const all = [];
  for (const area of services.personalData) {
    all.push(await area.export({ query: app.database.query, userId, config: app.config }));
  }
  return all;
};

const seenIn = (text: string) => facts.filter((fact) => words[fact] && text.includes(words[fact]));
const written = facts.filter((fact) => words[fact]);
const hasPicture = (people: readonly ConnectionPerson[]) => people.some(({ avatar }) => avatar !== null);

for (const stage of stages) {
  test(`“${stage}”: from the other side, over every answer, a fact is there exactly from its stage on`, async () => {
    const owner = await of.member(`Owner ${stage}`, content(stage, 'public'));
    const finder = await of.member('Finder', viewer);
    const looks = async (isSeen: boolean) => {
      const { people, text } = await everything(finder, owner);
      expect(people.length).toBeGreaterThan(0);
      expect(seenIn(text)).toEqual(isSeen ? written : []);
      expect(hasPicture(people)).toBe(isSeen);
    };
    await looks(stage === 'profile');
    const id = await of.match(finder, owner);
    await app.settle();
    await looks(stage === 'profile' || stage === 'match');
    for (const fact of facts) {
      const input = { params: { id, fact } };
      expect(await app.status(owner, 'shareFact', input)).toBe(stage === 'share' ? 204 : 409);
    }
    await looks(stage !== 'never');
    for (const fact of facts) await app.call(owner, 'unshareFact', { params: { id, fact } });
    await looks(stage === 'profile' || stage === 'match');
  });
}

test('one fact is shared without the others, with this match alone, and moving it behind “Never” takes it back', async () => {
  const owner = await of.member('Owner', content('share', 'public'));
  const [ben, cleo] = [await of.member('Ben', viewer), await of.member('Cleo', viewer)];
  const id = await of.match(owner, ben);
  await of.match(owner, cleo);
  expect((await of.matches(owner)).map(({ mine }) => mine.filter(({ shared }) => shared).length)).toEqual([0, 0]);
  await app.call(owner, 'shareFact', { params: { id, fact: 'disability' } });
  expect(seenIn((await everything(ben, owner)).text)).toEqual(['disability']);
  expect(seenIn((await everything(cleo, owner)).text)).toEqual([]);
  await of.edit(owner, { stages: { disability: 'never' } });
  expect(seenIn((await everything(ben, owner)).text)).toEqual([]);
});

test('“friends” opens the whole profile to contacts, and “private” is found by those alone whom one likes', async () => {
  const owner = await of.member('Owner', content('profile', 'friends'));
  const finder = await of.member('Finder', viewer);
  const card = await everything(finder, owner);
  expect(card.people.length).toBeGreaterThan(0);
  expect(seenIn(card.text)).toEqual([]);
  await app.call(finder, 'follow', { params: { id: owner } });
  await app.call(owner, 'follow', { params: { id: finder } });
  expect(seenIn((await everything(finder, owner)).text)).toEqual(written);
  await of.edit(owner, { privacyLevel: 'private' });
  expect((await everything(finder, owner)).people).toEqual([]);
  await of.like(owner, finder);
  expect((await everything(finder, owner)).people.length).toBeGreaterThan(0);
});

test('what is behind a later stage than the profile neither counts in a score nor answers a filter', async () => {
  const owner = await of.member('Owner', content('match', 'public'));
  const finder = await of.member('Finder', viewer);
  const scores = async () =>
    (await of.discover(finder)).map(({ matchScore, accessibilitySupport }) => [matchScore, accessibilitySupport]);
  const hidden = await scores();
  expect(await of.names(finder, { support: 'large_text' })).toEqual([]);
  await of.edit(owner, { accessibilityCompatibility: [] });
  expect(await scores()).toEqual(hidden);
  await of.edit(owner, { accessibilityCompatibility: ['large_text'], stages: { support: 'profile' } });
  expect(await of.names(finder, { support: 'large_text' })).toEqual(['Owner']);
  expect(await scores()).not.toEqual(hidden);
});

test('one sees one’s own profile at each stage by the same rule', async () => {
  const owner = await of.member('Owner', {
    ...content('profile', 'public'),
    stages: { disability: 'profile', accessNeeds: 'match', socials: 'share', pronouns: 'never', aboutMe: 'match' },
  });
  const at = async (as: string) => {
    const { body } = await app.call<ConnectionPerson>(owner, 'viewOwnConnection', { query: { as } });
    return [...body.facts.map(({ fact }) => fact), ...(body.bio ? ['aboutMe'] : [])];
  };
  expect(await at('card')).toEqual([]);
  expect(await at('profile')).toEqual(['disability']);
  expect(await at('match')).toEqual(['disability', 'accessNeeds', 'aboutMe']);
  expect(await at('shared')).toEqual(['disability', 'accessNeeds', 'socials', 'aboutMe']);
});
