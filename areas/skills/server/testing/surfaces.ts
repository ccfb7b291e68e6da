import { of, own, type Side, type Surfaces, staffOnly, type World } from '#platform/server/testing/surfaces.ts';

const listing = (word: string, more: object = {}) => ({
  title: word,
  description: `On ${word}.`,
  category: 'technology',
  skillLevel: 'beginner',
  isOffering: true,
  deliveryMethod: 'hybrid',
  suburb: word,
  accessNotes: word,
  safetyNotes: word,
  exchange: 'either',
  publish: true,
  ...more,
});
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

interface Made {
  readonly id: number;
  readonly version: number;
}

/** The exchange for which I asked the other, and the one for which they asked me. */
const mine = ({ me, other }: World) => of(me.made(`exchange with ${other.id}`));
const theirs = ({ me, other }: World) => of(other.made(`exchange with ${me.id}`));
const ofOther = ({ other }: World) => of(other.made('skill listing'));
const version = { version: 1 };

export const surfaces: Surfaces = {
  settle: async ({ id, word, keep }, { ask }) => {
    const made = await ask<{ id: number }>(id, 'createSkillListing', { body: listing(word) });
    keep('skill listing', made.id);
    const forCredit = { exchange: 'written', payment: 'credit', sessionLength: 15 };
    const paid = await ask<{ id: number }>(id, 'createSkillListing', { body: listing(word, forCredit) });
    keep('skill for credit', paid.id);
  },
  meet: async (one, another, { ask }) => {
    const skillListingId = another.made('skill listing');
    const body = { skillListingId, finishBy: nextWeek(), notes: one.word };
    const made = await ask<{ id: number }>(one.id, 'createSkillBooking', { body });
    one.keep(`exchange with ${another.id}`, made.id);

    // One that is over, for which credit has moved.
    const paid = { skillListingId: another.made('skill for credit'), finishBy: nextWeek() };
    let done = await ask<Made>(one.id, 'createSkillBooking', { body: paid });
    const go = async (by: Side, operation: string, more: object) => {
      done = await ask<Made>(by.id, operation, { ...of(done.id), body: { version: done.version, ...more } });
    };
    await go(another, 'answerSkillBooking', { accepts: true });
    await go(another, 'saySkillOutcome', { outcome: 'happened' });
    await go(one, 'saySkillOutcome', { outcome: 'happened' });
  },
  reads: {
    listSkillListings: { shows: true, asks: () => [{}] },
    countSkillListings: own,
    listMySkillListings: own,
    getSkillListing: {
      asks: ({ me }) => [of(me.made('skill listing'))],
      gone: (world) => [ofOther(world)],
    },
    listMySkillBookings: { shows: true, asks: () => [{}] },
    getSkillBooking: { gone: (world) => [mine(world), theirs(world)] },
    listSkillDisputes: staffOnly('for moderators'),
    getMyTimeCredits: { shows: true, asks: () => [{}] },
    listMyCreditEntries: { shows: true, asks: () => [{}] },
  },
  acts: {
    editSkillListing: (world) => ({ ...ofOther(world), body: { ...listing('Mine'), ...version } }),
    publishSkillListing: (world) => ({ ...ofOther(world), body: version }),
    pauseSkillListing: (world) => ({ ...ofOther(world), body: version }),
    deleteSkillListing: ofOther,
    restoreSkillListing: ofOther,
    createSkillBooking: ({ other }) => ({
      body: { skillListingId: other.made('skill listing'), finishBy: nextWeek() },
    }),
    agreeToSkillBooking: (world) => ({ ...theirs(world), body: version }),
    answerSkillBooking: (world) => ({ ...theirs(world), body: { ...version, accepts: true } }),
    cancelSkillBooking: (world) => ({ ...theirs(world), body: version }),
    saySkillOutcome: (world) => ({ ...theirs(world), body: { ...version, outcome: 'happened' } }),
    rateSkillBooking: (world) => ({ ...theirs(world), body: { ...version, stars: 5 } }),
  },
  unanswered: {
    giveTimeCredits: 'No one has earned any yet.',
    rateSkillBooking: 'No exchange is completed yet.',
    saySkillOutcome: 'No exchange is accepted yet.',
  },
};
