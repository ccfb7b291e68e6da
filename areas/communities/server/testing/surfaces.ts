import { of, type Surfaces, sidesOf } from '#platform/server/testing/surfaces.ts';

export const surfaces: Surfaces = {
  /** A community, without the word, with a place that its owner has measured. */
  settle: async ({ id, keep }, { ask }) => {
    const body = {
      name: 'Numbat friends',
      description: 'They come at dusk.',
      guidelines: 'Be still.',
      communityType: 'social',
      suburb: 'Footscray',
      postcode: '3011',
      state: 'VIC',
    };
    const made = await ask<{ id: number }>(id, 'createCommunity', { body });
    const hide = await ask<{ id: number }>(id, 'addPlaceNote', { ...of(made.id), body: { name: 'Hide', where: '' } });
    await ask(id, 'measurePlace', {
      params: { id: made.id, placeId: hide.id },
      body: { kind: 'steps', value: 0, measuredOn: new Date().toISOString().slice(0, 10) },
    });
    keep('community', made.id);
  },
  meet: async (one, another, { ask }) => {
    await ask(one.id, 'joinCommunity', { body: { communityId: another.made('community') } });
  },
  /** In the community of the third each of the two has the other as buddy; in their own, each sees who answers. */
  gather: async (trio, { ask }) => {
    for (const { me, other, third } of sidesOf(trio)) {
      const place = of(third.made('community'));
      const people = await ask<{ no: number; name: string }[]>(me.id, 'listSpaceMembers', place);
      const no = people.find(({ name }) => name === other.name)?.no;
      await ask(me.id, 'chooseBuddy', { ...place, body: { no } });
      await ask(me.id, 'startRollCall', { ...of(me.made('community')), body: { danger: 'heat', minutes: 60 } });
    }
    for (const { me, other } of sidesOf(trio)) {
      await ask(me.id, 'answerRollCall', { ...of(other.made('community')), body: { answer: 'safe' } });
    }
  },
  reads: {
    listLocalCommunities: {
      shows: true,
      asks: () => [{}, { query: { location: '3011' } }, { query: { q: 'numbat' } }],
    },
    countLocalCommunities: { asks: () => [{}, { query: { location: 'Footscray' } }] },
    suggestCommunityPlaces: { asks: ({ other }) => [{ query: { q: other.word } }] },
    listMyCommunityMemberships: { asks: () => [{}] },
    getCommunity: {
      shows: true,
      asks: ({ me, other, third }) => [
        of(me.made('community')),
        of(other.made('community')),
        of(third.made('community')),
      ],
    },
    listPlaceNotes: { shows: true, asks: ({ me, other }) => [of(me.made('community')), of(other.made('community'))] },
    getRollCall: { shows: true, asks: ({ me, third }) => [of(me.made('community')), of(third.made('community'))] },
  },
};
