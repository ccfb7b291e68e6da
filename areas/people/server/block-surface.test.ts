import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type Gathered, of, type Side, sidesOf, type World, worldOf } from './testing/block-world.ts';

/**
 * Every address that can be read, of every area: after a block neither may find the other there. An operation that is
 * not in `surfaces` fails the test, so that whoever adds one decides what a block means for it.
 */

interface Surface {
  /** What is asked; every answer is searched for the other member. */
  readonly asks?: (world: World) => readonly MatrixInput[];
  /** What answers 404 after the block and 200 before it. */
  readonly gone?: (world: World) => readonly MatrixInput[];
  /** Finds the other before the block: proof that this surface is really looked at. */
  readonly shows?: boolean;
  /** Answered alike for everybody: the reason why a block changes nothing. */
  readonly alike?: { readonly status: number; readonly why: string; readonly ask: (world: World) => MatrixInput };
}

const roomOf = ({ id }: Side) => of(duels.get(id)?.room ?? 0);
const gameOf = ({ id }: Side) => of(duels.get(id)?.match ?? 0);
/** In one's own room the other is gone; the other's room is missing. */
const inRooms: Surface = { shows: true, asks: ({ me }) => [roomOf(me)], gone: ({ other }) => [roomOf(other)] };
const blogOf = ({ blog }: Side): MatrixInput => ({ params: { slug: blog } });
const own: Surface = { asks: () => [{}] };
const staff = (why: string): Surface => ({ alike: { status: 403, why, ask: () => ({}) } });
const ofHelpers: Surface = {
  alike: {
    status: 404,
    why: 'Its author alone and those who help read a request; whom its author has blocked is none of them.',
    ask: () => ({ params: { id: 'a'.repeat(22) } }),
  },
};
const ofReviewers: Surface = {
  alike: {
    status: 403,
    why: 'The review team alone; whom its author has blocked finds no such report (areas/crisis/server/reports.test.ts).',
    ask: () => ({ params: { id: 'a'.repeat(22) } }),
  },
};
const variants = ['full', 'small'] as const;

const surfaces: Readonly<Record<string, Surface>> = {
  getPreferences: { asks: ({ me }) => [{ params: { userId: me.id } }] },
  getSession: own,
  listDemoCast: { alike: { status: 404, why: 'There is no cast without the demo.', ask: () => ({}) } },
  listOutboxMails: { alike: { status: 404, why: 'There is no outbox without the demo.', ask: () => ({}) } },
  getSecurity: own,
  listSessions: {
    alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
  },
  listPasskeys: {
    alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
  },
  getRecoverySheet: {
    alike: { status: 403, why: 'It needs a session of one’s own, and names no members.', ask: () => ({}) },
  },
  listCrisisServices: own,
  listCrisisHotlines: own,
  getCrisisStats: own,
  listMyCrisisSupport: own,
  getOwnSupporter: own,
  getSafetyPlan: own,
  listMyCrisisReports: own,
  listAvailableSupporters: own,
  listCrisisRequests: staff('Approved supporters alone see what waits; whom its author has blocked does not.'),
  listCrisisReports: staff('The review team alone; whom its author has blocked sees none of it.'),
  getCrisisReport: ofReviewers,
  listSupporterApplications: staff('Administrators decide about supporters, whomever they have blocked.'),
  getCrisisSupport: ofHelpers,
  listCrisisMessages: ofHelpers,
  getCrisisCall: ofHelpers,
  listPosts: {
    shows: true,
    asks: ({ me, other, third }) => [
      {},
      { query: { limit: 100 } },
      { query: { authorId: other.id } },
      { query: { authorId: third.id } },
      { query: { authorId: me.id } },
      { query: { tag: 'numbats' } },
      { query: { saved: 'true' } },
      { query: { since: '2020-01-01T00:00:00.000Z' } },
    ],
  },
  countNewPosts: { asks: () => [{ query: { since: '2020-01-01T00:00:00.000Z' } }] },
  listDrafts: own,
  getDraft: {
    alike: { status: 404, why: 'A draft is seen by its author only.', ask: () => of(999_999) },
  },
  getPost: {
    asks: ({ me, third }) => [of(me.post), of(third.post)],
    gone: ({ other }) => [of(other.post)],
  },
  listPostVersions: {
    asks: ({ me, third }) => [of(me.post), of(third.post)],
    gone: ({ other }) => [of(other.post)],
  },
  listComments: {
    shows: true,
    asks: ({ me, third }) => [of(me.post), of(third.post)],
    gone: ({ other }) => [of(other.post)],
  },
  readMedia: {
    gone: ({ other }) => variants.map((variant) => ({ params: { id: other.picture, variant } })),
  },
  listWantedDescriptions: { shows: true, asks: () => [{}] },
  listOffers: { shows: true, asks: ({ me }) => [of(me.picture)] },
  readFeedPosition: own,
  readFeedSettings: own,
  getBlog: {
    asks: ({ me, third }) => [blogOf(me), blogOf(third)],
    gone: ({ other }) => [blogOf(other)],
  },
  listOwnSeries: own,
  readBlogsRss: {
    alike: { status: 200, why: 'It has what guests may read, and feed readers share one copy.', ask: () => ({}) },
  },
  readBlogsJson: {
    alike: { status: 200, why: 'It has what guests may read, and feed readers share one copy.', ask: () => ({}) },
  },
  listForums: { asks: () => [{}] },
  listTopicStates: { asks: ({ me, other, third }) => [{ query: { ids: `${me.post},${other.post},${third.post}` } }] },
  listTrackedTopics: { asks: () => [{ query: { show: 'watched' } }, { query: { show: 'unread' } }] },
  listSimilarTopics: { asks: ({ other }) => [{ query: { title: other.word } }] },
  getTopic: {
    alike: {
      status: 404,
      why: 'These posts are no topics; topics have their own test.',
      ask: ({ other }) => of(other.post),
    },
  },
  findReply: {
    alike: {
      status: 404,
      why: 'These comments are no replies; topics have their own test.',
      ask: ({ other }) => ({ query: { commentId: other.comment } }),
    },
  },
  getMember: {
    alike: {
      status: 403,
      why: 'Administrators look after accounts; they are staff.',
      ask: ({ other }) => of(other.id),
    },
  },
  listMembers: staff('Administrators look after accounts; they are staff and not a side.'),
  countParkedWork: staff('Administrators see kinds of work, and nothing of anybody.'),
  listParkedWork: staff('Administrators see kinds of work, and nothing of anybody.'),
  getAuditState: staff('Administrators answer for the record; they are staff and not a side.'),
  listAuditRecords: staff('Administrators answer for the record; they are staff and not a side.'),
  listSupportMessages: staff('Administrators answer these; they are staff and not a side.'),
  listReports: staff('Moderators must see both sides.'),
  getReport: { alike: { status: 403, why: 'Moderators must see both sides.', ask: () => of(1) } },
  listModerationActions: staff('Moderators must see both sides.'),
  countModeration: staff('Numbers for moderators.'),
  listContentFlags: staff('Moderators must see both sides.'),
  getContentFlag: { alike: { status: 403, why: 'Moderators must see both sides.', ask: () => of(1) } },
  listAppeals: staff('Moderators must see both sides.'),
  getDecision: { alike: { status: 404, why: 'About oneself alone; it names nobody else.', ask: () => of(999_999) } },
  listMyDecisions: own,
  listMyReports: own,
  getEvidence: {
    alike: {
      status: 404,
      why: 'One’s own report, to show what was done: a block takes no evidence away.',
      ask: () => of(999_999),
    },
  },
  getTransparency: own,
  listConversations: { shows: true, asks: ({ me }) => [{ params: { userId: me.id } }] },
  countUnreadMessages: own,
  searchMessages: { shows: true, asks: ({ other }) => [{ query: { q: other.word } }] },
  getMessageSettings: own,
  readMessageFile: { gone: ({ other }) => (talk.pictures.get(other.id) ?? []).map(of) },
  listMessages: { gone: ({ me, other }) => [{ params: { userId: me.id, otherUserId: other.id } }] },
  getConversationWith: { gone: ({ other }) => [{ params: { userId: other.id } }] },
  getConversation: { shows: true, asks: () => [of(talk.group)], gone: () => [of(talk.direct)] },
  listConversationMessages: { shows: true, asks: () => [of(talk.group)], gone: () => [of(talk.direct)] },
  listMessageChanges: {
    shows: true,
    asks: () => [{ ...of(talk.group), query: { since: 0 } }],
    gone: () => [{ ...of(talk.direct), query: { since: 0 } }],
  },
  listPeople: { shows: true, asks: () => [of(talk.group)], gone: () => [of(talk.direct)] },
  listNotifications: { shows: true, asks: () => [{}, { query: { status: 'unread' } }] },
  countWaiting: own,
  readNotificationSettings: own,
  countUnread: own,
  readUnsubscription: {
    alike: {
      status: 404,
      why: 'The token of a mail decides, and it names kinds of notices and no members.',
      ask: () => ({ query: { token: 'forged.token' } }),
    },
  },
  // The profile of the other is tested below: whoever made the block still finds the name, to take it back.
  getUser: { asks: ({ me, third }) => [of(me.id), of(third.id)] },
  listFollowers: {
    shows: true,
    asks: ({ me, third }) => [of(me.id), of(third.id)],
    gone: ({ other }) => [of(other.id)],
  },
  listFollowing: {
    shows: true,
    asks: ({ me, third }) => [of(me.id), of(third.id)],
    gone: ({ other }) => [of(other.id)],
  },
  // One's own list of blocks is tested below.
  listBlocks: {},
  // One's own list of mutes is tested below.
  listMutes: {},
  listSuggestions: own,
  listContacts: { shows: true, asks: () => [{}] },
  readAvatar: {
    alike: {
      status: 200,
      why: 'It stands beside public posts, so guests see it, and a browser keeps one copy for everybody.',
      ask: ({ other }) => of(other.id),
    },
  },
  readNameClip: { gone: ({ other }) => [of(other.id)] },
  readBanner: { gone: ({ other }) => [of(other.id)] },
  listResources: { shows: true, asks: () => [{}, { query: { tab: 'recent' } }] },
  listResourceCategories: own,
  listMyResources: { asks: () => [{}] },
  listResourceQueue: staff('Moderators must see both sides.'),
  listResourceProblems: staff('Moderators read these, and who told is not shown.'),
  getResourceBundle: { asks: ({ me, other }) => [{ query: { ids: `${me.resource},${other.resource}` } }] },
  getResource: { shows: true, asks: ({ me, other }) => [of(me.resource), of(other.resource)] },
  readResourceFile: {
    alike: {
      status: 404,
      why: 'What is in the library is there for everybody, and these have links.',
      ask: ({ other }) => ({ params: { id: other.resource, name: 'a.txt' } }),
    },
  },
  listSupportGroups: { asks: () => [{}, { query: { tab: 'mine' } }] },
  listSupportGroupCategories: own,
  getSupportGroup: { asks: () => [of(club.id)] },
  listSpaceMembers: { shows: true, asks: () => [of(club.id)] },
  listSpaceRequests: {
    alike: {
      status: 403,
      why: 'Only those who run a group read them; they have their own test.',
      ask: () => of(club.id),
    },
  },
  listSpacePosts: { shows: true, asks: () => [of(club.id)] },
  listSpaceComments: {
    shows: true,
    asks: () => [{ params: { id: club.id, postId: club.post } }],
    gone: ({ other }) => [{ params: { id: club.id, postId: club.own.get(other.id)?.post ?? 0 } }],
  },
  readSpacePicture: {
    gone: ({ other }) => [{ params: { id: club.id, pictureId: club.own.get(other.id)?.picture ?? 0 } }],
  },
  listSpaceFiles: { shows: true, asks: () => [of(club.id)] },
  readSpaceFile: {
    gone: ({ other }) => [{ params: { id: club.id, fileId: club.own.get(other.id)?.file ?? 0, name: 'words.txt' } }],
  },
  listLocalCommunities: { shows: true, asks: () => [{}, { query: { location: '3011' } }, { query: { q: 'numbat' } }] },
  countLocalCommunities: { asks: () => [{}, { query: { location: 'Footscray' } }] },
  suggestCommunityPlaces: { asks: ({ other }) => [{ query: { q: other.word } }] },
  listMyCommunityMemberships: { asks: () => [{}] },
  getCommunity: {
    shows: true,
    asks: ({ me, other, third }) => [of(me.community), of(other.community), of(third.community)],
  },
  listPlaceNotes: { shows: true, asks: ({ me, other }) => [of(me.community), of(other.community)] },
  getRollCall: { shows: true, asks: ({ me, third }) => [of(me.community), of(third.community)] },
  listEvents: {
    shows: true,
    asks: () => [{ query: { limit: 100 } }, { query: { tab: 'mine' } }, { query: { tab: 'past' } }],
  },
  countEvents: own,
  listSpaceEvents: {
    shows: true,
    asks: ({ me, other, third }) => [of(me.community), of(other.community), of(third.community), of(club.id)],
  },
  getEvent: { asks: ({ me, third }) => [of(me.event), of(third.event)], gone: ({ other }) => [of(other.event)] },
  readEventCalendar: { gone: ({ other }) => [of(other.event)] },
  listGameRooms: { shows: true, asks: () => [{}, { query: { mine: 'true' } }] },
  countGameRooms: own,
  getGameRoom: inRooms,
  listGameParticipants: inRooms,
  getRoomMatch: inRooms,
  listGameMessages: inRooms,
  getGameMatch: { shows: true, asks: ({ me, other }) => [gameOf(me), gameOf(other)] },
  listMyGames: { shows: true, asks: () => [{}] },
  listGameStatistics: { asks: ({ me }) => [of(me.id)] },
  getGameLeaderboard: { shows: true, asks: () => [{}, { query: { gameType: 'reversi' } }] },
  listEventAttendees: {
    shows: true,
    asks: ({ me, third }) => [of(me.event), of(third.event)],
    gone: ({ other }) => [of(other.event)],
  },
  listEventPeople: { shows: true, asks: ({ me }) => [of(me.event)] },
  getCalendarFeed: own,
  readCalendarFeed: {
    alike: {
      status: 404,
      why: 'The secret of the address decides, and it has what its owner may see.',
      ask: () => ({ params: { secret: 'forged' } }),
    },
  },
  getPassport: own,
  listPassportShares: { shows: true, asks: () => [{}] },
  search: {
    shows: true,
    asks: ({ other }) =>
      [other.name, other.word, 'numbats'].flatMap((q) =>
        ['all', 'posts', 'people', 'tags', 'events', 'groups', 'communities'].map((kind) => ({ query: { q, kind } })),
      ),
  },
  suggest: {
    shows: true,
    asks: ({ other }) => [other.name, other.name.slice(0, 3), other.word, 'numb'].map((q) => ({ query: { q } })),
  },
  listSearchWords: staff('The list of search words names no members; moderators look after it.'),
  listShortcuts: own,
  readDataExport: {
    alike: { status: 403, why: 'It needs a session of one’s own; the copy itself has its own tests.', ask: () => ({}) },
  },
  downloadDataExport: {
    alike: {
      status: 403,
      why: 'It needs a session of one’s own; the copy itself has its own tests.',
      ask: () => of(1),
    },
  },
  readDeletion: { alike: { status: 403, why: 'It is about oneself alone.', ask: () => ({}) } },
  readConsents: { alike: { status: 403, why: 'It is about oneself alone.', ask: () => ({}) } },
};

let app: TestApp;
let ana: Side;
let ben: Side;
let carol: Side;
let talk: Gathered['talk'];
let club: Gathered['club'];
let duels: Gathered['duels'];
let people: ReturnType<typeof worldOf>;
let before: Readonly<Record<string, boolean>>;
let tellingPresence: readonly string[];

const reading = serverAreas.flatMap(({ contract }) => contract.operations.filter(({ method }) => method === 'GET'));
const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;

/** Status and whole answer, refusals included. */
async function look(userId: number, operation: string, input: MatrixInput): Promise<{ status: number; said: string }> {
  try {
    const { status, body, next } = await app.call<unknown>(userId, operation, input);
    return { status, said: JSON.stringify([body, next]) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { status: error.problem.status, said: JSON.stringify(error.problem) };
  }
}

const tracesOf = ({ id, name, word }: Side) => [String(id), name, word];
const found = (said: string, other: Side) => tracesOf(other).filter((trace) => said.includes(trace));
const sides = () => sidesOf({ ana, ben, carol });

/** What reads otherwise once those who have not agreed to be seen online are online. */
async function wherePresenceShows(): Promise<string[]> {
  const { services } = app.app;
  const { online } = services;
  const agreeing = (given: boolean) =>
    app.database.query(
      'presence',
      `insert into consents (user_id, purpose, given, version, at)
       select id, 'presence', $2, 1, now() from unnest($1::int[]) id`,
      [sides().map(({ me }) => me.id), given],
    );
  await agreeing(false);
  // Answers that say when they were made are to be alike too.
  app.setNow(new Date());
  const answers = async (ids: readonly number[]) => {
    Object.assign(services, { online: async () => new Set(ids) });
    const said = new Map<string, string>();
    for (const { name } of reading) {
      for (const world of sides()) {
        for (const input of surfaces[name]?.asks?.(world) ?? []) {
          said.set(`${name} ${JSON.stringify(input)} as ${world.me.name}`, (await look(world.me.id, name, input)).said);
        }
      }
    }
    return said;
  };
  const away = await answers([]);
  const here = await answers(sides().map(({ me }) => me.id));
  await agreeing(true);
  Object.assign(services, { online });
  return [...here].filter(([where, said]) => said !== away.get(where)).map(([where]) => where);
}

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  people = worldOf(app);
  ({ ana, ben, carol, talk, club, duels } = await people.gather());
  const shown: Record<string, boolean> = {};
  for (const { name } of reading) {
    const { asks, gone } = surfaces[name] ?? {};
    for (const world of sides()) {
      for (const input of asks?.(world) ?? []) {
        const { said } = await look(world.me.id, name, input);
        if (found(said, world.other).length > 0) shown[name] = true;
      }
      for (const input of gone?.(world) ?? []) expect((await look(world.me.id, name, input)).status).toBe(200);
    }
  }
  before = shown;
  tellingPresence = await wherePresenceShows();
  await ask(ana.id, 'block', of(ben.id));
  await app.settle();
}, 120_000);
afterAll(() => app.close());

test('every operation that reads has its place in the table, and the table names no others', () => {
  expect(Object.keys(surfaces).sort()).toEqual(reading.map(({ name }) => name).sort());
});

describe.each(reading.map(({ name }) => name))('%s', (name) => {
  const surface = surfaces[name] ?? {};

  test('shows neither the other, from both sides', async () => {
    if (surface.shows) expect(before[name]).toBe(true);
    for (const world of sides()) {
      for (const input of surface.asks?.(world) ?? []) {
        const { said } = await look(world.me.id, name, input);
        const where = `${name} ${JSON.stringify(input)} as ${world.me.name}`;
        // Whoever searches for a name or word gets it back as what was searched for.
        const answer = name === 'search' ? said.replace(/"query":"[^"]*"/, '') : said;
        expect({ where, found: found(answer, world.other) }).toEqual({ where, found: [] });
      }
      for (const input of surface.gone?.(world) ?? []) {
        expect((await look(world.me.id, name, input)).status).toBe(404);
      }
      if (surface.alike) {
        expect((await look(world.me.id, name, surface.alike.ask(world))).status).toBe(surface.alike.status);
      }
    }
  });
});

test('no answer tells whether somebody who has not agreed to it is online', () => {
  expect(tellingPresence).toEqual([]);
});

test('who made the block finds the name alone, to take it back; the other finds nothing', async () => {
  const list = await look(ana.id, 'listBlocks', {});
  expect(found(list.said, ben)).toEqual([String(ben.id), ben.name]);
  expect(found((await look(ben.id, 'listBlocks', {})).said, ana)).toEqual([]);
  const profile = await look(ana.id, 'getUser', of(ben.id));
  expect(found(profile.said, ben)).toEqual([String(ben.id), ben.name]);
  expect(await look(ben.id, 'getUser', of(ana.id))).toMatchObject({ status: 404 });
});

test('whom one has muted is no longer named once there is a block', async () => {
  const [one, another] = [await app.addMember({ name: 'Muter' }), await app.addMember({ name: 'Muted' })];
  await ask(one, 'mute', { body: { kind: 'member', memberId: another } });
  expect(await ask(one, 'listMutes')).toMatchObject([{ member: { displayName: 'Muted' } }]);
  expect((await look(another, 'listMutes', {})).said).not.toContain('Muter');
  await ask(another, 'block', of(one));
  expect(await ask(one, 'listMutes')).toEqual([]);
});

test('counts leave the other out as well', async () => {
  for (const { me, third } of sides()) {
    expect(await ask(me.id, 'getUser', of(third.id))).toMatchObject({ followers: 1, following: 1 });
    expect(await ask(me.id, 'getUser', of(me.id))).toMatchObject({ followers: 1, following: 1 });
    const posts = await ask<{ id: number }[]>(me.id, 'listPosts', {});
    // A post and a blog each.
    expect(posts).toHaveLength(4);
    const since = { query: { since: '2020-01-01T00:00:00.000Z' } };
    expect(await ask(me.id, 'countNewPosts', since)).toEqual({ count: 2 });
    // One's own comment and the third's; one like of the third's, and none of the other's.
    expect(await ask(me.id, 'getPost', of(me.post))).toMatchObject({ likes: 1, commentsCount: 2 });
    expect(await ask(me.id, 'getPost', of(third.post))).toMatchObject({ likes: 1, commentsCount: 2 });
    expect(await ask(me.id, 'getPost', of(me.post))).toMatchObject({ media: [{ offers: 1 }] });
    expect(await ask(me.id, 'search', { query: { q: 'numbats', kind: 'posts' } })).toMatchObject({
      groups: expect.arrayContaining([expect.objectContaining({ kind: 'posts', total: 4 })]),
    });
  }
  expect(await ask(carol.id, 'getPost', of(carol.post))).toMatchObject({ likes: 2, commentsCount: 3 });
});

test('acting on what is the other’s answers 404, and a comment by the other is not there either', async () => {
  for (const { me, other } of sides()) {
    for (const name of ['follow', 'likePost', 'savePost', 'createComment', 'offerDescription'] as const) {
      const id = name === 'follow' ? other.id : name === 'offerDescription' ? other.picture : other.post;
      const body = { content: 'Hello?', text: 'A picture' };
      const part = name === 'createComment' ? 'content' : name === 'offerDescription' ? 'text' : undefined;
      const input = { params: { id }, ...(part && { body: { [part]: body[part] } }) };
      expect({ name, status: (await look(me.id, name, input)).status }).toEqual({ name, status: 404 });
    }
    expect(await app.status(me.id, 'deleteComment', of(other.comment))).toBe(404);
  }
});

test('live news of the other’s post is refused', async () => {
  for (const { me, other } of sides()) {
    const mayListen = app.app.registry.topics.get('post');
    const principal = await app.principal(me.id);
    expect(await mayListen?.({ id: other.post, principal, db: app.database.db })).toBe(false);
    expect(await mayListen?.({ id: me.post, principal, db: app.database.db })).toBe(true);
  }
});

/**
 * An account that waits for deletion is missing for everybody, guests too, at the same addresses that hide what is behind
 * a block. Undone, it is as it was.
 */
describe('a closed account', () => {
  let dora: Side;
  let shown: ReadonlySet<string>;
  const close = () =>
    app.database.query(
      'close',
      "insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now() + interval '14 days')",
      [dora.id],
    );
  const world = (): World => ({ me: carol, other: dora, third: ana });

  /** Every address that names Dora to Carol or to a guest. */
  async function whereSeen(): Promise<Set<string>> {
    const seen = new Set<string>();
    for (const { name } of reading) {
      const { asks, gone } = surfaces[name] ?? {};
      for (const input of [...(asks?.(world()) ?? []), ...(gone?.(world()) ?? [])]) {
        for (const viewer of [carol.id, 0]) {
          const { said } = await look(viewer, name, input);
          const answer = name === 'search' ? said.replace(/"query":"[^"]*"/, '') : said;
          if (found(answer, dora).length > 0) seen.add(`${name} as ${viewer === 0 ? 'guest' : 'member'}`);
        }
      }
      for (const input of gone?.(world()) ?? []) {
        if ((await look(carol.id, name, input)).status === 200) seen.add(`${name} answers`);
      }
    }
    for (const name of ['getUser', 'readAvatar']) {
      if ((await look(carol.id, name, of(dora.id))).status === 200) seen.add(name);
    }
    return seen;
  }

  beforeAll(async () => {
    dora = await people.settleIn('Zillabrook Dora', 'zyxdryandra');
    await people.meet(dora, carol);
    await people.meet(carol, dora);
    await people.meet(dora, ana);
    await ask(carol.id, 'block', of((await people.settleIn('Blocked By Carol', 'zyxerica')).id));
    await app.settle();
    shown = await whereSeen();
    await close();
  }, 60_000);

  test('was to be seen at many addresses, as member and as guest', () => {
    expect([...shown].filter((where) => where.endsWith('as member')).length).toBeGreaterThan(8);
    expect([...shown].filter((where) => where.endsWith('as guest')).length).toBeGreaterThan(3);
    expect([...shown]).toEqual(expect.arrayContaining(['getUser', 'readAvatar', 'readMedia answers']));
  });

  test('is at none of them once it is closed', async () => {
    expect([...(await whereSeen())]).toEqual([]);
  });

  test('is not counted', async () => {
    expect(await ask(carol.id, 'getUser', of(carol.id))).toMatchObject({ followers: 2 });
    for (const viewer of [carol.id, 0]) {
      // Likes and comments of Ana and Ben, and Carol’s own comment.
      expect(await ask(viewer, 'getPost', of(carol.post))).toMatchObject({ likes: 2, commentsCount: 3 });
    }
  });

  test('whoever acts on what is hers gets a 404, and reports and live news of it are refused', async () => {
    for (const [name, id] of [
      ['follow', dora.id],
      ['block', dora.id],
      ['likePost', dora.post],
      ['savePost', dora.post],
    ] as const) {
      expect({ name, status: (await look(carol.id, name, of(id))).status }).toEqual({ name, status: 404 });
    }
    const mayListen = app.app.registry.topics.get('post');
    expect(await mayListen?.({ id: dora.post, principal: await app.principal(carol.id), db: app.database.db })).toBe(
      false,
    );
  });

  test('is everywhere again when the account is kept', async () => {
    await app.database.query('keep', 'delete from closed_accounts', []);
    expect(await whereSeen()).toEqual(shown);
  });
});
