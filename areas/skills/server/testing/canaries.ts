import { type Canaries, chosen, sealedWords } from '#platform/server/testing/canaries.ts';

const words = {
  title: 'zyxskilltitle',
  description: 'zyxskilldescription',
  suburb: 'zyxskillsuburb',
  accessNotes: 'zyxskillaccess',
  safetyNotes: 'zyxskillsafety',
};
const usual = {
  category: 'creative',
  skillLevel: 'expert',
  isOffering: true,
  deliveryMethod: 'in-person',
  publish: true,
};
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

interface Made {
  readonly id: number;
  readonly version: number;
}

export const canaries: Canaries = {
  planted: {
    'skill_listings.title': words.title,
    'skill_listings.description': words.description,
    'skill_listings.suburb': words.suburb,
    'skill_listings.access_notes': words.accessNotes,
    'skill_listings.safety_notes': words.safetyNotes,
    'skill_listings.haystack': words.title,
    'skill_bookings.title': 'zyxskillbooked',
    'credit_transfers.words': 'zyxskillbooked',
  },
  wordless: {
    'skill_listings.category': chosen,
    'skill_listings.level': chosen,
    'skill_listings.payment': chosen,
    'skill_listings.delivery': chosen,
    'skill_listings.exchange': chosen,
    'skill_listings.features': chosen,
    'skill_listings.status': chosen,
    'skill_bookings.payment': chosen,
    'skill_bookings.note_sealed': sealedWords,
    'skill_bookings.state': chosen,
    'skill_bookings.owner_outcome': chosen,
    'skill_bookings.booker_outcome': chosen,
    'skill_bookings.credit': chosen,
    'credit_transfers.kind': chosen,
  },
  sealed: ['zyxskillnote'],
  /** A listing to be found, one that was taught for time credit, and an exchange that they asked for. */
  plant: async ({ call, me, other }) => {
    await call(me.id, 'createSkillListing', { body: { ...words, ...usual } });
    const written = { ...usual, description: 'By letter.', exchange: 'written', payment: 'credit' };
    const list = (by: number, title: string) => call<Made>(by, 'createSkillListing', { body: { ...written, title } });
    const book = async (by: number, listing: Promise<Made>, notes = '') =>
      call<Made>(by, 'createSkillBooking', {
        body: { skillListingId: (await listing).id, finishBy: nextWeek(), notes },
      });
    const asked = await book(other, list(me.id, 'zyxskillbooked'));
    const params = { id: asked.id };
    await call(me.id, 'answerSkillBooking', { params, body: { version: 2, accepts: true } });
    await call(me.id, 'saySkillOutcome', { params, body: { version: 3, outcome: 'happened' } });
    await call(other, 'saySkillOutcome', { params, body: { version: 4, outcome: 'happened' } });
    await book(me.id, list(other, 'Of another'), 'zyxskillnote');
  },
};
