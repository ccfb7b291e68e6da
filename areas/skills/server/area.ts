import { bookableKinds } from '#areas/bookings/server/public.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import { skillExchangeChanged, skillsContract } from '../contract.ts';
import { agreeToSkillBooking } from './bookings/agree-to-skill-booking.ts';
import { answerSkillBooking } from './bookings/answer-skill-booking.ts';
import { cancelSkillBooking } from './bookings/cancel-skill-booking.ts';
import { createSkillBooking } from './bookings/create-skill-booking.ts';
import { endExchanges } from './bookings/end-exchanges.ts';
import { getSkillBooking } from './bookings/get-skill-booking.ts';
import { listMySkillBookings } from './bookings/list-my-skill-bookings.ts';
import { listSkillDisputes } from './bookings/list-skill-disputes.ts';
import { partBlocked } from './bookings/part-blocked.ts';
import { rateSkillBooking } from './bookings/rate-skill-booking.ts';
import { saySkillOutcome } from './bookings/say-skill-outcome.ts';
import { sealedSkillNote } from './bookings/seal.ts';
import { settleSkillBooking } from './bookings/settle-skill-booking.ts';
import { skillKind } from './bookings/skill-kind.ts';
import { getMyTimeCredits } from './credits/get-my-time-credits.ts';
import { giveTimeCredits } from './credits/give-time-credits.ts';
import { listMyCreditEntries } from './credits/list-my-credit-entries.ts';
import { countSkillListings } from './listings/count-skill-listings.ts';
import { createSkillListing } from './listings/create-skill-listing.ts';
import { deleteSkillListing } from './listings/delete-skill-listing.ts';
import { editSkillListing } from './listings/edit-skill-listing.ts';
import { getSkillListing } from './listings/get-skill-listing.ts';
import { listMySkillListings } from './listings/list-my-skill-listings.ts';
import { listSkillListings } from './listings/list-skill-listings.ts';
import { pauseSkillListing } from './listings/pause-skill-listing.ts';
import { publishSkillListing } from './listings/publish-skill-listing.ts';
import { purgeDeleted } from './listings/purge-deleted.ts';
import { reportables } from './listings/reportables.ts';
import { restoreSkillListing } from './listings/restore-skill-listing.ts';
import { searchSkillListings, suggestSkillListings } from './listings/search-skill-listings.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { seed } from './seed.ts';

const page = /^\/skills-marketplace$/;

export const skills = serverArea({
  contract: skillsContract,
  handlers: {
    listSkillListings,
    countSkillListings,
    listMySkillListings,
    getSkillListing,
    createSkillListing,
    editSkillListing,
    publishSkillListing,
    pauseSkillListing,
    deleteSkillListing,
    restoreSkillListing,
    createSkillBooking,
    listMySkillBookings,
    getSkillBooking,
    agreeToSkillBooking,
    answerSkillBooking,
    cancelSkillBooking,
    saySkillOutcome,
    rateSkillBooking,
    listSkillDisputes,
    settleSkillBooking,
    getMyTimeCredits,
    listMyCreditEntries,
    giveTimeCredits,
  },
  policies,
  work: {
    reactions: [partBlocked],
    jobs: [purgeDeleted, endExchanges],
  },
  live: {
    broadcasts: [
      broadcast(
        skillExchangeChanged,
        ({ ownerId, bookerId }) => [ownerId, bookerId].filter((id) => id !== null).map((id) => `user:${id}`),
        ({ id }) => ({ id }),
      ),
    ],
  },
  declares: {
    notices,
    searches: [{ kind: 'skills', label: 'Skills', find: searchSkillListings, suggest: suggestSkillListings }],
    reportables,
    personalData,
    sealed: [sealedSkillNote],
    fills: [bookableKinds.with(skillKind)],
  },
  pages: {
    embeds: [
      { path: page, operation: 'listSkillListings' },
      { path: page, operation: 'countSkillListings' },
      { path: /^\/skills-marketplace\/([1-9]\d*)$/, operation: 'getSkillListing', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
