import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlaceNote } from '#areas/communities/contract.ts';
import { content as eventContent, type Hall, openHall } from '#areas/events/server/testing/hall.ts';
import { content as resourceContent } from '#areas/resources/server/testing/library.ts';
import type { Appeal, ModerationAction, Report, ReportContentType } from '../contract.ts';

/** What each area does with a thing that is taken down, and that it is as it was once an appeal is upheld. */
let hall: Hall;
let ana: number;
let ben: number;
let mo: number;
let mia: number;
beforeAll(async () => {
  hall = await openHall();
  ({ ana, ben } = hall);
  mo = await hall.app.addMember({ name: 'Mo', roles: ['member', 'moderator'] });
  mia = await hall.app.addMember({ name: 'Mia', roles: ['member', 'moderator'] });
});
afterAll(() => hall.app.close());

const ask = async <T>(as: number, operation: string, input?: object) =>
  (await hall.app.call<T>(as, operation, input)).body;

interface Kind {
  readonly kind: ReportContentType;
  /** Makes one of Ana's, which Ben sees. */
  readonly make: () => Promise<{
    id: number;
    sees: () => Promise<boolean>;
    nameHidden?: boolean;
    ownerUnsaid?: boolean;
  }>;
}

async function group(alias?: string) {
  const body = {
    name: 'A group',
    description: 'What it is for',
    guidelines: 'Be kind.',
    category: 'hearing',
    aliasesAllowed: true,
  };
  const { id } = await ask<{ id: number }>(ben, 'createSupportGroup', { body });
  const params = { id };
  await ask(ana, 'joinSpace', { params, body: alias ? { alias } : {} });
  await ask(ana, 'acceptSpaceGuidelines', { params });
  await ask(ben, 'acceptSpaceGuidelines', { params });
  return params;
}

const spacePost = async (alias?: string) => {
  const params = await group(alias);
  const { id } = await ask<{ id: number }>(ana, 'createSpacePost', { params, body: { content: 'Something harsh' } });
  const sees = async () => {
    const all = await ask<{ id: number; content: string }[]>(ben, 'listSpacePosts', { params });
    return all.some((one) => one.id === id && one.content === 'Something harsh');
  };
  return { id, sees, nameHidden: alias !== undefined };
};

const spaceFile = async (alias?: string) => {
  const params = await group(alias);
  const upload = { bytes: new TextEncoder().encode('Something harsh'), type: 'text/plain' };
  const { id } = await ask<{ id: number }>(ana, 'uploadSpaceFile', { params, query: { name: 'harsh.txt' }, upload });
  await ask(ana, 'addSpaceFile', { params, body: { fileId: id, about: 'Something harsh' } });
  const sees = async () => {
    const all = await ask<{ id: number }[]>(ben, 'listSpaceFiles', { params });
    const isThere = all.some((one) => one.id === id);
    const read = { params: { ...params, fileId: id, name: 'harsh.txt' } };
    expect(await hall.app.status(ben, 'readSpaceFile', read)).toBe(isThere ? 200 : 404);
    expect(await hall.app.status(ana, 'readSpaceFile', read)).toBe(isThere ? 200 : 404);
    return isThere;
  };
  return { id, sees, nameHidden: alias !== undefined };
};

/** A place of Ben's community that Ana added, and what she measured there. */
async function place(kind: 'place' | 'place_fact') {
  const where = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  const body = { name: 'Neighbours', description: 'What it is for', guidelines: 'Be kind.', ...where };
  const params = await ask<{ id: number }>(ben, 'createCommunity', { body }).then(({ id }) => ({ id }));
  await ask(ana, 'joinSpace', { params, body: {} });
  const { id: placeId } = await ask<{ id: number }>(ana, 'addPlaceNote', { params, body: { name: 'Hall', where: '' } });
  const measured = await ask<PlaceNote>(ana, 'measurePlace', {
    params: { ...params, placeId },
    body: { kind: 'steps', value: 1, note: 'Something harsh', measuredOn: '2026-09-14' },
  });
  const fact = measured.facts[0]?.id ?? 0;
  const sees = async () => {
    const [hallNow] = await ask<PlaceNote[]>(ben, 'listPlaceNotes', { params });
    expect(hallNow?.mayReport ?? true).toBe(true);
    return kind === 'place' ? hallNow !== undefined : hallNow?.facts[0]?.mayReport === true;
  };
  return { id: kind === 'place' ? placeId : fact, sees, ownerUnsaid: true };
}

/** A group or community of Ana's with Ben in it. */
async function ofAna(operation: 'createSupportGroup' | 'createCommunity', name: string) {
  const place = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  const more = operation === 'createSupportGroup' ? { category: 'hearing' } : place;
  const body = { name, description: 'What it is for', guidelines: 'Be kind.', ...more };
  const { id } = await ask<{ id: number }>(ana, operation, { body });
  const params = { id };
  await ask(ben, 'joinSpace', { params, body: {} });
  return params;
}

/** Gone from its own page, also for its owner, from the lists and the search, and with all that is in it. */
async function wholeSpace(operation: 'createSupportGroup' | 'createCommunity') {
  const name = `Zyx ${operation}`;
  const params = await ofAna(operation, name);
  const { id: meeting } = await ask<{ id: number }>(ana, 'createEvent', {
    body: { ...eventContent, spaceId: params.id },
  });
  const isGroup = operation === 'createSupportGroup';
  const detail = isGroup ? 'getSupportGroup' : 'getCommunity';
  const sees = async () => {
    const listed = JSON.stringify(await ask(ben, isGroup ? 'listSupportGroups' : 'listLocalCommunities'));
    const isThere = listed.includes(name);
    const found = await ask<{ groups: { total: number }[] }>(ben, 'search', { query: { q: name } });
    expect(found.groups.some(({ total }) => total > 0)).toBe(isThere);
    const answers = await Promise.all([
      hall.app.status(ana, detail, { params }),
      hall.app.status(ben, detail, { params }),
      hall.app.status(ben, 'listSpacePosts', { params }),
      hall.app.status(ben, 'getEvent', { params: { id: meeting } }),
    ]);
    expect(answers).toEqual(Array.from({ length: 4 }, () => (isThere ? 200 : 404)));
    return isThere;
  };
  return { id: params.id, sees, ownerUnsaid: true };
}

const kinds: readonly Kind[] = [
  {
    kind: 'event',
    make: async () => {
      const { id } = await ask<{ id: number }>(ana, 'createEvent', { body: eventContent });
      const sees = async () => {
        const listed = (await hall.list()).some((one) => one.id === id);
        expect((await hall.app.status(ben, 'getEvent', { params: { id } })) === 200).toBe(listed);
        return listed;
      };
      return { id, sees };
    },
  },
  {
    kind: 'resource',
    make: async () => {
      const sent = await ask<{ id: number; version: number }>(ana, 'createResource', { body: resourceContent });
      const params = { id: sent.id };
      await ask(mo, 'publishResource', { params, body: { version: sent.version } });
      return { id: sent.id, sees: async () => (await hall.app.status(ben, 'getResource', { params })) === 200 };
    },
  },
  {
    kind: 'message',
    make: async () => {
      await ask(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello' } });
      const { id, conversationId } = await ask<{ id: number; conversationId: number }>(ana, 'sendMessage', {
        body: { recipientId: ben, content: 'Something harsh' },
      });
      const sees = async () => {
        const all = await ask<{ content: string }[]>(ben, 'listConversationMessages', {
          params: { id: conversationId },
        });
        return all.some(({ content }) => content === 'Something harsh');
      };
      return { id, sees };
    },
  },
  {
    kind: 'event',
    make: async () => {
      const { id: spaceId } = await ofAna('createSupportGroup', 'With meetings');
      const { id } = await ask<{ id: number }>(ana, 'createEvent', { body: { ...eventContent, spaceId } });
      const sees = async () => {
        const listed = await ask<{ id: number }[]>(ben, 'listSpaceEvents', { params: { id: spaceId } });
        expect(listed.some((one) => one.id === id)).toBe(
          (await hall.app.status(ben, 'getEvent', { params: { id } })) === 200,
        );
        return listed.length > 0;
      };
      return { id, sees };
    },
  },
  { kind: 'space', make: () => wholeSpace('createSupportGroup') },
  { kind: 'space', make: () => wholeSpace('createCommunity') },
  { kind: 'space_post', make: () => spacePost() },
  { kind: 'space_post', make: () => spacePost('Wren') },
  { kind: 'space_file', make: () => spaceFile() },
  { kind: 'space_file', make: () => spaceFile('Wren') },
  { kind: 'place', make: () => place('place') },
  { kind: 'place_fact', make: () => place('place_fact') },
];

test.each(kinds)('$kind: taken down for everybody, and back with the appeal', async ({ kind, make }) => {
  const { id: contentId, sees, nameHidden = false, ownerUnsaid = false } = await make();
  expect(await sees()).toBe(true);
  const { id } = await ask<Report>(ben, 'createReport', {
    body: {
      reporterId: ben,
      ...(!nameHidden && !ownerUnsaid && { reportedUserId: ana }),
      contentType: kind,
      contentId,
      reason: 'harassment',
    },
  });
  const params = { id };
  await ask(mo, 'assignReport', { params, body: {} });
  await ask(mo, 'decideReport', { params, body: { status: 'resolved', resolution: 'content_removed' } });
  expect(await sees()).toBe(false);
  const [action] = await ask<ModerationAction[]>(mo, 'listModerationActions');
  expect(action).toMatchObject({ contentId, contentType: kind, targetUserId: nameHidden ? null : ana });
  expect(JSON.stringify(action).includes('Ana')).toBe(!nameHidden);
  await ask(ana, 'appealDecision', { params: { id: action?.id ?? 0 }, body: { words: 'It was not harsh.' } });
  const [appeal] = await ask<Appeal[]>(mia, 'listAppeals');
  expect(appeal?.action.id).toBe(action?.id);
  expect(JSON.stringify(appeal).includes('Ana')).toBe(!nameHidden);
  const body = { status: 'upheld', answer: 'You are right.' };
  await ask(mia, 'decideAppeal', { params: { id: appeal?.id ?? 0 }, body });
  expect(await sees()).toBe(true);
});
