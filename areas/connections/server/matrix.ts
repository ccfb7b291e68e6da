import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type {
  CheckToDecide,
  ConnectionActivity,
  ConnectionMatch,
  connectionsContract,
  OwnCheck,
  OwnPhoto,
  RelationshipProfile,
  Verification,
} from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;

const birthDate = { year: 1990, month: 5, day: 4 };
const content = { lookingFor: ['friendship'], communicationPreferences: ['text'], privacyLevel: 'public' };
const room = 'friendship';

type Call = readonly [operation: string, input?: MatrixInput];

/** Calls one after the other; what was done before is refused, and nothing is lost by that. */
async function attempt({ as }: MatrixFixture, userId: number, ...calls: readonly Call[]) {
  for (const [operation, input] of calls) await as(userId, operation, input).catch(() => undefined);
}

/** Adults with a profile. Suspended members can’t become it, and guests are nobody. */
async function ready(fixture: MatrixFixture, ...ids: readonly number[]) {
  for (const id of ids) {
    await attempt(
      fixture,
      id,
      ['declareAge', { body: { birthDate } }],
      ['createRelationshipProfile', { body: content }],
      ['undoPass', { params: { id: fixture.people.member }, query: { room } }],
    );
  }
}

const ofMember =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    await ready(fixture, fixture.people.member, fixture.callerId);
    return { params: { userId: fixture.people.member }, ...more };
  };

const asCaller =
  (input: MatrixInput = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    await ready(fixture, fixture.callerId);
    return input;
  };

const onPerson =
  (more: Omit<MatrixInput, 'params'>) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    await ready(fixture, fixture.people.member, fixture.callerId);
    return { params: { id: fixture.people.member }, ...more };
  };

/** The number of the match between the member and another; of one that has ended there is none. */
async function matchWith(fixture: MatrixFixture, otherId: number): Promise<number> {
  const { as, people } = fixture;
  await ready(fixture, people.member, otherId);
  await attempt(fixture, people.member, ['likePerson', { params: { id: otherId }, body: { room } }]);
  await attempt(fixture, otherId, ['likePerson', { params: { id: people.member }, body: { room } }]);
  const found = await as<ConnectionMatch[]>(people.member, 'listUserMatches', { params: { userId: people.member } });
  return found.find(({ id }) => id === otherId)?.matchId ?? 2_000_000_000;
}

const onMatch =
  (more: (fixture: MatrixFixture) => MatrixInput) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const id = await matchWith(fixture, fixture.people.duty);
    const { params, ...rest } = more(fixture);
    return { params: { id, ...params }, ...rest };
  };

const soon = () => new Date(Date.now() + 20 * 86_400_000).toISOString();

/** An open invitation from the duty member to the member. */
async function invitation(fixture: MatrixFixture): Promise<ConnectionActivity> {
  const { as, people } = fixture;
  const matchId = await matchWith(fixture, people.duty);
  const all = await as<ConnectionActivity[]>(people.duty, 'listConnectionActivities', { query: { limit: 100 } });
  return (
    all.find(({ state, mine }) => state === 'invited' && mine) ??
    as<ConnectionActivity>(people.duty, 'inviteToActivity', {
      params: { id: matchId },
      body: { kind: 'coffee', startsAt: soon() },
    })
  );
}

async function accepted(fixture: MatrixFixture): Promise<MatrixInput> {
  const { id, version } = await invitation(fixture);
  const body = { accept: true, version };
  await fixture.as(fixture.people.member, 'answerActivity', { params: { id }, body });
  return { params: { id } };
}

/** The smallest picture there is: one grey pixel. */
const upload = {
  bytes: Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  type: 'image/gif',
};

/** A described photo of the member, the only one; for everybody who finds them. */
async function photoOf(fixture: MatrixFixture): Promise<OwnPhoto> {
  const { as, people } = fixture;
  await ready(fixture, people.member, fixture.callerId);
  const before = await as<OwnPhoto[]>(people.member, 'listConnectionPhotos');
  for (const { id } of before.slice(1)) await as(people.member, 'deleteConnectionPhoto', { params: { id } });
  const photo = before[0] ?? (await as<OwnPhoto>(people.member, 'uploadConnectionPhoto', { upload }));
  const body = { description: 'Of the matrix.', version: photo.version };
  const params = { id: photo.id };
  return as<OwnPhoto>(people.member, 'describeConnectionPhoto', { params, body });
}

const onPhoto =
  (more: (photo: OwnPhoto, fixture: MatrixFixture) => MatrixInput | Promise<MatrixInput> = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const photo = await photoOf(fixture);
    const { params, ...rest } = await more(photo, fixture);
    return { params: { id: photo.id, ...params }, ...rest };
  };

async function takeBack(fixture: MatrixFixture, userId: number): Promise<void> {
  const before = await fixture.as<Verification>(userId, 'getConnectionVerification').catch(() => undefined);
  for (const { id } of before?.checks ?? []) await attempt(fixture, userId, ['takeBackCheck', { params: { id } }]);
}

/** An identity check of the member that waits. */
const onCheck =
  (more: (check: CheckToDecide) => MatrixInput = () => ({})) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { as, people } = fixture;
    await ready(fixture, people.member);
    await takeBack(fixture, people.member);
    const { id } = await as<OwnCheck>(people.member, 'askIdentityCheck');
    const waiting = await as<CheckToDecide[]>(people.moderator, 'listConnectionChecks', { query: { limit: 100 } });
    const check = waiting.find((one) => one.id === id);
    if (!check) throw new Error('The check does not wait.');
    return { params: { id }, ...more(check) };
  };

export const matrix: Matrix<(typeof connectionsContract)['operations'][number]['name']> = {
  getConnectionStanding: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
  declareAge: {
    expect: who(401, 400, 400, 400, 400),
    also: [403, 400, 400],
    given: () => ({ body: { birthDate: { year: 2001, month: 2, day: 30 } } }),
  },
  getRelationshipProfile: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: ofMember() },
  createRelationshipProfile: {
    expect: who(401, 201, 403, 403, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      const userId = fixture.people.member;
      await attempt(
        fixture,
        userId,
        ['declareAge', { body: { birthDate } }],
        ['deleteRelationshipProfile', { params: { userId } }],
      );
      return { body: { ...content, userId } };
    },
  },
  editRelationshipProfile: {
    expect: who(401, 200, 403, 403, 403),
    also: [403, 403, 403],
    given: async (fixture) => {
      const userId = fixture.people.member;
      await ready(fixture, userId);
      const params = { userId };
      const { version } = await fixture.as<RelationshipProfile>(userId, 'getRelationshipProfile', { params });
      return { params, body: { aboutMe: 'Of the matrix.', version } };
    },
  },
  deleteRelationshipProfile: { expect: who(401, 204, 403, 403, 403), also: [403, 403, 403], given: ofMember() },
  viewOwnConnection: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: asCaller() },
  getConnectionDraft: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: asCaller() },
  saveConnectionDraft: {
    expect: who(401, 200, 200, 200, 200),
    also: [403, 200, 200],
    given: asCaller({ body: { step: 2, content: '{}' } }),
  },
  listMatches: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: ofMember() },
  countMatches: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: ofMember() },
  listUserMatches: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: ofMember() },
  getConnectionPerson: {
    expect: who(401, 404, 200, 404, 200),
    also: [403, 200, 200],
    given: onPerson({ query: { room } }),
  },
  likePerson: { expect: who(401, 404, 200, 404, 200), also: [403, 200, 200], given: onPerson({ body: { room } }) },
  passPerson: { expect: who(401, 404, 204, 404, 204), also: [403, 204, 204], given: onPerson({ body: { room } }) },
  undoPass: { expect: who(401, 204, 204, 204, 204), also: [403, 204, 204], given: onPerson({ query: { room } }) },
  unmatch: {
    expect: who(401, 204, 404, 404, 404),
    // The supporter’s match has been ended by the member before: it is gone for both.
    also: [403, 404, 404],
    given: async (fixture) => ({ params: { id: await matchWith(fixture, fixture.people.supporter) } }),
  },
  shareFact: {
    expect: who(401, 204, 404, 404, 404),
    also: [403, 404, 204],
    given: onMatch(() => ({ params: { fact: 'disability' } })),
  },
  unshareFact: {
    expect: who(401, 204, 404, 404, 404),
    also: [403, 404, 204],
    given: onMatch(() => ({ params: { fact: 'disability' } })),
  },
  inviteToActivity: {
    expect: who(401, 201, 404, 404, 404),
    also: [403, 404, 201],
    given: onMatch(() => ({ body: { kind: 'tour', startsAt: soon() } })),
  },
  listConnectionActivities: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: asCaller() },
  answerActivity: {
    expect: who(401, 200, 404, 404, 404),
    // It is not for whoever invited to accept.
    also: [403, 404, 409],
    given: async (fixture) => {
      const { id, version } = await invitation(fixture);
      return { params: { id }, body: { accept: true, version } };
    },
  },
  confirmActivity: { expect: who(401, 409, 404, 404, 404), also: [403, 404, 409], given: accepted },
  listConnectionPhotos: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: asCaller() },
  uploadConnectionPhoto: {
    expect: who(401, 201, 201, 201, 201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await photoOf(fixture);
      return { upload };
    },
  },
  describeConnectionPhoto: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: onPhoto(({ version }) => ({ body: { description: 'Of the matrix again.', version } })),
  },
  orderConnectionPhotos: {
    expect: who(401, 200, 200, 200, 200),
    also: [403, 200, 200],
    given: async (fixture) => {
      await ready(fixture, fixture.callerId);
      const own = await fixture.as<OwnPhoto[]>(fixture.callerId, 'listConnectionPhotos').catch(() => []);
      return { body: { ids: own.map(({ id }) => id).reverse() } };
    },
  },
  deleteConnectionPhoto: { expect: who(401, 204, 404, 404, 404), also: [403, 404, 404], given: onPhoto() },
  restoreConnectionPhoto: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: onPhoto(async ({ id }, { as, people }) => {
      await as(people.member, 'deleteConnectionPhoto', { params: { id } });
      return {};
    }),
  },
  getConnectionVerification: { expect: who(401, 200, 200, 200, 200), also: [403, 200, 200], given: asCaller() },
  askPhotoCheck: {
    expect: who(401, 201, 201, 201, 201),
    also: [403, 201, 201],
    given: async (fixture) => {
      const { as, callerId } = fixture;
      await ready(fixture, callerId);
      await takeBack(fixture, callerId);
      const [first] = await as<OwnPhoto[]>(callerId, 'listConnectionPhotos').catch(() => []);
      const photo = first ?? (await as<OwnPhoto>(callerId, 'uploadConnectionPhoto', { upload }).catch(() => undefined));
      const body = { description: 'Of the matrix.', version: photo?.version ?? 1 };
      await attempt(fixture, callerId, ['describeConnectionPhoto', { params: { id: photo?.id ?? 1 }, body }]);
      return { upload };
    },
  },
  askIdentityCheck: {
    expect: who(401, 201, 201, 201, 201),
    also: [403, 201, 201],
    given: async (fixture) => {
      await ready(fixture, fixture.callerId);
      await takeBack(fixture, fixture.callerId);
      return {};
    },
  },
  takeBackCheck: { expect: who(401, 204, 404, 404, 404), also: [404, 404, 404], given: onCheck() },
  listConnectionChecks: { expect: who(401, 403, 403, 403, 200), also: [403, 403, 403] },
  readCheckPose: {
    // An identity check has no picture; whoever may not judge learns no more than that.
    expect: who(401, 403, 403, 403, 404),
    also: [403, 403, 403],
    given: onCheck(),
  },
  decideConnectionCheck: {
    expect: who(401, 403, 403, 403, 204),
    also: [403, 403, 403],
    given: onCheck(({ version }) => ({ body: { version, isPassed: true, reason: '' } })),
  },
  withdrawConnectionCheck: {
    expect: who(401, 403, 403, 403, 409),
    also: [403, 403, 403],
    // It was never passed.
    given: onCheck(({ version }) => ({ body: { version, reason: 'Of the matrix.' } })),
  },
  stopComparingAddress: {
    expect: who(401, 403, 403, 403, 409),
    also: [403, 403, 403],
    // Nobody is kept out by their address.
    given: async ({ people }) => ({ body: { userId: people.member, reason: 'Of the matrix.' } }),
  },
  readConnectionPhoto: {
    // Whoever may open the whole profile sees it; the supporter’s match has ended, and they no longer meet.
    expect: who(401, 200, 200, 404, 200),
    also: [404, 404, 200],
    given: onPhoto(() => ({ params: { size: 'full' } })),
  },
  readActivityCalendar: { expect: who(401, 200, 404, 404, 404), also: [403, 404, 200], given: accepted },
};
