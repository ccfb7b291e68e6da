import type { Caller, Matrix, MatrixFixture, MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import type { supportersContract } from '../contract.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const given = (more: object = {}) => ({ relation: 'family', levels: { bookings: 'see' }, endsAt: days(30), ...more });

/** The member has asked `other`; what they have asked before is ended first. */
const asked =
  (more: () => Omit<MatrixInput, 'params'> = () => ({})) =>
  async ({ as, people: { member, other } }: MatrixFixture): Promise<MatrixInput> => {
    const { mine } = await as<{ mine: readonly { id: number }[] }>(member, 'listSupporters');
    for (const { id } of mine) await as(member, 'endSupport', { params: { id } });
    const { id } = await as<{ id: number }>(member, 'askForSupport', { body: { ...given(), userId: other } });
    return { params: { id }, ...more() };
  };

const kept = new WeakMap<MatrixPeople, Promise<number>>();
/** A group that everybody may join, one for the whole matrix. */
const group = ({ as, people }: MatrixFixture) => {
  const body = { name: 'To be joined', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const made =
    kept.get(people) ?? as<{ id: number }>(people.moderator, 'createSupportGroup', { body }).then(({ id }) => id);
  kept.set(people, made);
  return made;
};

/** `other` supports the member, and has prepared something for them. */
const drafted = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const { as, actFor, write, people } = fixture;
  const { member, other } = people;
  const { mine } = await as<{ mine: readonly { id: number }[] }>(member, 'listSupporters');
  for (const { id } of mine) await as(member, 'endSupport', { params: { id } });
  const body = { ...given({ levels: { groups: 'draft' } }), userId: other };
  const { id } = await as<{ id: number }>(member, 'askForSupport', { body });
  await as(other, 'acceptSupport', { params: { id } });
  await write(`update support_grants set begins_at = now() - interval '1 hour' where id = $1::int`, [id]);
  await actFor({ by: other, member }, 'joinSpace', { params: { id: await group(fixture) }, body: {} });
  const [draft] = await as<readonly { id: number }[]>(member, 'listSupportDrafts');
  return { params: { id: draft?.id ?? 0 } };
};

export const matrix: Matrix<(typeof supportersContract)['operations'][number]['name']> = {
  listSupporters: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
  // Nobody supports themselves, and nobody comes across who blocked them.
  askForSupport: {
    expect: who(401, 404, 201, 404, 201),
    also: [403, 201, 201],
    given: async ({ as, callerId, people: { member } }) => {
      const before = callerId ? (await as<{ mine: readonly { id: number }[] }>(callerId, 'listSupporters')).mine : [];
      for (const { id } of before) await as(callerId, 'endSupport', { params: { id } });
      return { body: { ...given(), userId: member } };
    },
  },
  changeSupporter: {
    expect: who(401, 200, 404, 404, 404),
    also: [403, 404, 404],
    given: asked(() => ({ body: { ...given(), version: 1 } })),
  },
  acceptSupport: { expect: who(401, 404, 200, 404, 404), also: [403, 404, 404], given: asked() },
  startSupportNow: {
    expect: who(401, 409, 404, 404, 404),
    also: [403, 404, 404],
    given: asked(() => ({ body: { version: 1 } })),
  },
  endSupport: { expect: who(401, 204, 204, 404, 404), also: [404, 404, 404], given: asked() },
  // It has not begun: there is nothing yet.
  getActingFor: {
    expect: who(401, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: async (fixture) => {
      await asked()(fixture);
      return { params: { userId: fixture.people.member } };
    },
  },
  listSupportDrafts: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
  // Only the member says yes; either drops it.
  confirmSupportDraft: { expect: who(401, 200, 404, 404, 404), also: [403, 404, 404], given: drafted },
  dropSupportDraft: { expect: who(401, 204, 204, 404, 404), also: [404, 404, 404], given: drafted },
  listSupportLog: { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] },
};
