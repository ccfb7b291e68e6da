import { own, type Surfaces } from '#platform/server/testing/surfaces.ts';

const given = () => ({
  relation: 'family',
  levels: { bookings: 'see' },
  endsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
});

export const surfaces: Surfaces = {
  meet: async (one, another, { ask }) => {
    const { id } = await ask<{ id: number }>(one.id, 'askForSupport', { body: { ...given(), userId: another.id } });
    one.keep(`grant for ${another.id}`, id);
  },
  reads: {
    listSupporters: { ...own, shows: true },
    listSupportLog: { ...own, never: 'Nobody has done anything for anybody here: areas’ own tests look at that.' },
    listSupportDrafts: { ...own, never: 'Nothing is prepared here: a grant begins a day after the yes.' },
    getActingFor: {
      alike: {
        status: 404,
        why: 'A grant that has not begun looks like none.',
        ask: ({ other }) => ({ params: { userId: other.id } }),
      },
    },
  },
  acts: {
    askForSupport: ({ other }) => ({ body: { ...given(), userId: other.id } }),
    changeSupporter: ({ me, other }) => ({
      params: { id: me.made(`grant for ${other.id}`) },
      body: { ...given(), version: 1 },
    }),
    acceptSupport: ({ me, other }) => ({ params: { id: other.made(`grant for ${me.id}`) } }),
    startSupportNow: ({ me, other }) => ({ params: { id: me.made(`grant for ${other.id}`) }, body: { version: 1 } }),
    endSupport: ({ me, other }) => ({ params: { id: me.made(`grant for ${other.id}`) } }),
  },
  unanswered: {
    startSupportNow: 'It is less than an hour since anyone said yes.',
    confirmSupportDraft: 'Nothing is prepared here: a grant begins a day after the yes.',
  },
};
