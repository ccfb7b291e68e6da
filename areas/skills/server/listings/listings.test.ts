import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SkillListing } from '../../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  moderator = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const whole = {
  title: 'Linocut with one hand',
  description: 'A clamp, a soft block and a sharp gouge.',
  category: 'creative',
  skillLevel: 'beginner',
  isOffering: true,
  payment: 'free',
  sessionLength: 60,
  deliveryMethod: 'online',
  publish: true,
};
const add = async (by: number, more: object = {}) =>
  (await app.call<SkillListing>(by, 'createSkillListing', { body: { ...whole, ...more } })).body;
const titles = async (as: number, query: object = {}) =>
  (await app.call<SkillListing[]>(as, 'listSkillListings', { query: { limit: 100, ...query } })).body.map(
    ({ title }) => title,
  );
const mine = async (as: number) =>
  (await app.call<SkillListing[]>(as, 'listMySkillListings', {})).body.map(
    ({ title, status }) => `${title}: ${status}`,
  );
const status = (as: number, operation: string, id: number, body?: object) =>
  app.status(as, operation, { params: { id }, ...(body && { body }) });

const refused = async (by: number, operation: string, input: object) => {
  const error = await app.call(by, operation, input).catch((thrown: unknown) => thrown);
  const { errors = [] } = error instanceof ProblemError ? error.problem : {};
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe('publishing', () => {
  test('a published listing has every specified field, and everyone finds it, newest first', async () => {
    const made = await add(ana, {
      title: '  First hundred signs ',
      payment: 'money',
      price: 4050,
      sessionLength: 90,
      deliveryMethod: 'hybrid',
      suburb: 'Footscray',
      accessNotes: 'Ramp at the side.',
      safetyNotes: 'The hall is staffed.',
      accessibilityFeatures: ['ASL', 'breaks', 'ASL'],
    });
    expect(made).toEqual({
      id: expect.any(Number),
      title: 'First hundred signs',
      description: whole.description,
      category: 'creative',
      skillLevel: 'beginner',
      isOffering: true,
      isPaid: true,
      payment: 'money',
      price: 4050,
      sessionLength: 90,
      deliveryMethod: 'hybrid',
      exchange: 'live',
      suburb: 'Footscray',
      accessNotes: 'Ramp at the side.',
      safetyNotes: 'The hall is staffed.',
      accessibilityFeatures: ['ASL', 'breaks'],
      user: { id: ana, name: 'Ana', avatar: `/avatars/user-${ana}.png` },
      rating: null,
      ratingCount: 0,
      totalSessions: 0,
      isActive: true,
      status: 'active',
      createdAt: expect.any(String),
      version: 1,
      mine: true,
    });
    await add(ben, { title: 'A later one' });
    expect((await titles(ben)).slice(0, 2)).toEqual(['A later one', 'First hundred signs']);
    const seen = await app.call<SkillListing>(ben, 'getSkillListing', { params: { id: made.id } });
    expect(seen.body).toEqual({ ...made, mine: false });
    expect(await app.status(0, 'listSkillListings', {})).toBe(401);
  });

  test('each bad field is named, and nothing is stored', async () => {
    const before = await mine(ana);
    const body = { title: 'Half', isOffering: true, payment: 'money', deliveryMethod: 'in-person', publish: true };
    expect(await refused(ana, 'createSkillListing', { body })).toEqual({
      description: 'Say what happens in a session.',
      category: 'Choose a category.',
      skillLevel: 'Choose a level.',
      price: 'Write an amount above 0, at most $10,000. Choose “Free” if it costs nothing.',
      suburb: 'Write the suburb or town, not an address.',
    });
    expect(await mine(ana)).toEqual(before);
  });

  test('a draft is its owner’s alone until it is published whole', async () => {
    const body = { title: 'Only a thought', isOffering: false };
    const draft = (await app.call<SkillListing>(ana, 'createSkillListing', { body })).body;
    expect(draft).toMatchObject({ status: 'draft', isActive: false, category: null, skillLevel: null });
    expect(await titles(ana)).not.toContain('Only a thought');
    expect(await mine(ana)).toContain('Only a thought: draft');
    expect(await status(ben, 'getSkillListing', draft.id)).toBe(404);
    expect(await status(moderator, 'getSkillListing', draft.id)).toBe(404);
    const params = { id: draft.id };
    expect(await refused(ana, 'publishSkillListing', { params, body: { version: 1 } })).toMatchObject({
      category: 'Choose a category.',
    });
    const edit = { ...whole, title: 'Only a thought', isOffering: false, version: 1 };
    const done = await app.call<SkillListing>(ana, 'editSkillListing', { params, body: edit });
    expect(done.body).toMatchObject({ status: 'active', isOffering: false, version: 2 });
    expect((await titles(ben))[0]).toBe('Only a thought');
  });

  test('paused, no one else finds it; published again, it is where it was', async () => {
    const first = await add(ana, { title: 'Rests' });
    await add(ana, { title: 'After it' });
    const params = { id: first.id };
    const paused = await app.call<SkillListing>(ana, 'pauseSkillListing', { params, body: { version: 1 } });
    expect(paused.body).toMatchObject({ status: 'paused', isActive: false, version: 2 });
    expect(await titles(ben)).not.toContain('Rests');
    expect(await status(ben, 'getSkillListing', first.id)).toBe(404);
    expect(await status(ana, 'pauseSkillListing', first.id, { version: 2 })).toBe(409);
    await app.call(ana, 'publishSkillListing', { params, body: { version: 2 } });
    expect((await titles(ben)).slice(0, 2)).toEqual(['After it', 'Rests']);
  });

  test('what everyone can find stays whole when it is edited, and only its owner edits it', async () => {
    const { id } = await add(ana);
    const edit = { ...whole, publish: false, title: 'Changed', version: 1 };
    expect(await status(ben, 'editSkillListing', id, edit)).toBe(403);
    const params = { id };
    const body = { ...edit, description: '  ' };
    expect(await refused(ana, 'editSkillListing', { params, body })).toEqual({
      description: 'Say what happens in a session.',
    });
    expect(await status(ana, 'editSkillListing', id, edit)).toBe(200);
    expect(await status(ana, 'editSkillListing', id, edit)).toBe(409);
  });

  test('only what belongs to the chosen way is kept', async () => {
    const { price, suburb, accessNotes } = await add(ana, {
      payment: 'credit',
      price: 900,
      exchange: 'written',
      deliveryMethod: 'in-person',
      suburb: 'Geelong',
      accessNotes: 'A step.',
    });
    expect({ price, suburb, accessNotes }).toEqual({ price: 0, suburb: '', accessNotes: '' });
  });

  test('a member has at most 50, however many are sent at once', async () => {
    const many = await app.addMember({ name: 'Many' });
    const body = { title: 'One of many', isOffering: true };
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => app.status(many, 'createSkillListing', { body })),
    );
    expect(answers.filter((one) => one === 201)).toHaveLength(50);
    expect(answers.filter((one) => one === 409)).toHaveLength(5);
  });
});

describe('looking for skills', () => {
  let carol: number;
  const found = (query: object) => titles(carol, { search: 'Zebra', ...query });
  beforeAll(async () => {
    carol = await app.addMember({ name: 'Carol' });
    await add(carol, { title: 'Zebra free', accessibilityFeatures: ['breaks'] });
    await add(carol, { title: 'Zebra dear', payment: 'money', price: 9000, category: 'academic' });
    await add(carol, {
      title: 'Zebra cheap',
      payment: 'money',
      price: 1000,
      deliveryMethod: 'hybrid',
      suburb: 'Orange',
    });
    await add(carol, { title: 'Zebra credit', payment: 'credit', deliveryMethod: 'in-person', suburb: 'Orange' });
    await add(carol, { title: 'Zebra wanted', isOffering: false, description: 'About 100% of stripes.' });
  });

  test('the search finds words as they stand, in title, description and suburb', async () => {
    expect(await titles(carol, { search: 'zebra DEAR' })).toEqual(['Zebra dear']);
    expect(await titles(carol, { search: '100% of  stripes' })).toEqual(['Zebra wanted']);
    expect(await titles(carol, { search: '100_ of' })).toEqual([]);
    expect(await found({ search: 'orange' })).toEqual(['Zebra credit', 'Zebra cheap']);
    expect(await titles(carol, { search: 'no such skill' })).toEqual([]);
  });

  test('offers and wants are both on by default, and each can be left out', async () => {
    expect(await found({})).toHaveLength(5);
    expect(await found({ offering: 'false' })).toEqual(['Zebra wanted']);
    expect(await found({ seeking: 'false' })).not.toContain('Zebra wanted');
    expect(await found({ offering: 'false', seeking: 'false' })).toEqual([]);
  });

  test('category, payment, price, delivery and access features narrow it', async () => {
    expect(await found({ category: 'academic' })).toEqual(['Zebra dear']);
    expect(await found({ payment: 'credit' })).toEqual(['Zebra credit']);
    expect(await found({ minPrice: 1000 })).toEqual(['Zebra cheap', 'Zebra dear']);
    expect(await found({ maxPrice: 1000 })).toEqual(['Zebra wanted', 'Zebra cheap', 'Zebra free']);
    expect(await found({ delivery: 'in-person' })).toEqual(['Zebra credit', 'Zebra cheap']);
    expect(await found({ delivery: 'hybrid' })).toEqual(['Zebra cheap']);
    expect(await found({ feature: 'breaks' })).toEqual(['Zebra free']);
  });

  test('counts say how many each category has under the same filters', async () => {
    const { body } = await app.call<{ category: string; count: number }[]>(carol, 'countSkillListings', {
      query: { search: 'Zebra', offering: 'true' },
    });
    expect(body).toEqual([
      { category: 'technology', count: 0 },
      { category: 'creative', count: 4 },
      { category: 'professional', count: 0 },
      { category: 'life-skills', count: 0 },
      { category: 'academic', count: 1 },
    ]);
  });

  test('a list goes on where its page ended', async () => {
    const query = { search: 'Zebra', limit: 2 };
    const page = await app.call<SkillListing[]>(carol, 'listSkillListings', { query });
    expect(page.body.map(({ title }) => title)).toEqual(['Zebra wanted', 'Zebra credit']);
    const next = await app.call<SkillListing[]>(carol, 'listSkillListings', {
      query: { ...query, cursor: page.next ?? '' },
    });
    expect(next.body.map(({ title }) => title)).toEqual(['Zebra cheap', 'Zebra dear']);
  });

  test('the search of the whole site finds it by its words, until it is paused', async () => {
    const { id } = await add(ana, { title: 'Wattlebird watching', description: 'On the verandah.' });
    const hits = async () => {
      const { body } = await app.call<{ groups: { kind: string; hits: { href: string }[] }[] }>(ben, 'search', {
        query: { q: 'verandah', kind: 'skills' },
      });
      return body.groups.find(({ kind }) => kind === 'skills')?.hits.map(({ href }) => href) ?? [];
    };
    expect(await hits()).toEqual([`/skills-marketplace/${id}`]);
    await app.call(ana, 'pauseSkillListing', { params: { id }, body: { version: 1 } });
    expect(await hits()).toEqual([]);
  });
});

test('deleted by its owner it is gone for everyone, and restored as it was', async () => {
  const made = await add(ana, { title: 'Deleted' });
  const params = { id: made.id };
  expect(await status(ben, 'deleteSkillListing', made.id)).toBe(403);
  await app.call(ana, 'deleteSkillListing', { params });
  expect(await status(ana, 'getSkillListing', made.id)).toBe(404);
  expect(await titles(ana)).not.toContain('Deleted');
  expect(await status(ben, 'restoreSkillListing', made.id)).toBe(404);
  expect((await app.call<SkillListing>(ana, 'restoreSkillListing', { params })).body).toEqual(made);
});

test('followers are told once, and no longer when it is withdrawn', async () => {
  await app.call(ben, 'follow', { params: { id: ana } });
  const { id } = await add(ana, { title: 'News' });
  const links = async () => {
    await app.settle();
    return (await app.call<{ link: string }[]>(ben, 'listNotifications', {})).body.map(({ link }) => link);
  };
  const link = `/skills-marketplace/${id}`;
  expect(await links()).toContain(link);
  await app.call(ana, 'pauseSkillListing', { params: { id }, body: { version: 1 } });
  expect(await links()).not.toContain(link);
  await app.call(ana, 'publishSkillListing', { params: { id }, body: { version: 2 } });
  expect(await links()).not.toContain(link);
});

test('reported and decided, it is gone for everyone, and its owner cannot bring it back', async () => {
  const { id } = await add(ana, { title: 'Reported' });
  const body = { contentType: 'skill_listing', contentId: id, reason: 'spam', reporterId: ben, reportedUserId: ana };
  const report = await app.call<{ id: number }>(ben, 'createReport', { body });
  const params = { id: report.body.id };
  await app.call(moderator, 'assignReport', { params, body: {} });
  await app.call(moderator, 'decideReport', {
    params,
    body: { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Spam.' },
  });
  expect(await status(ben, 'getSkillListing', id)).toBe(404);
  expect(await status(ana, 'publishSkillListing', id, { version: 1 })).toBe(404);
  expect(await status(ana, 'restoreSkillListing', id)).toBe(403);
});
