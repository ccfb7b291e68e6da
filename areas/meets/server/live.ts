import { type AreaLive, broadcast } from '#platform/server/area.ts';
import {
  meetAlarm,
  meetAnswered,
  meetCheckInDue,
  meetContactAgreed,
  meetContactAsked,
  meetContactGone,
  meetMissed,
  meetSafe,
} from '../contract.ts';

const nothing = () => ({});
const owner = ({ ownerId }: { readonly ownerId: number }) => [`user:${ownerId}` as const];
const contact = ({ contactId }: { readonly contactId: number | null }) =>
  contactId === null ? [] : [`user:${contactId}` as const];

/** Open pages read again. A contact who is one no longer hears nothing: they may be behind a block. */
export const live: AreaLive = {
  broadcasts: [
    ...[meetContactAgreed, meetCheckInDue, meetMissed, meetAnswered].map((event) => broadcast(event, owner, nothing)),
    broadcast(meetContactGone, owner, nothing),
    broadcast(meetContactAsked, contact, nothing),
    broadcast(meetAlarm, (about) => [...owner(about), ...contact(about)], nothing),
    broadcast(meetSafe, contact, nothing),
  ],
};
