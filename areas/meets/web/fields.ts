import { momentOf } from '#platform/contract/zones.ts';
import type { MeetPlan } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { checkInOf, partsOf } from './times.ts';

/** Named after the fields of the call, so that its errors find them; days and clocks by themselves. */
export interface PlanValues {
  readonly who: string;
  readonly place: string;
  readonly access: string;
  readonly transportThere: string;
  readonly transportBack: string;
  readonly startsAt: string;
  readonly startClock: string;
  readonly checkInAt: string;
  readonly zone: string;
  readonly tellWho: boolean;
  readonly way: 'member' | 'email';
  /** The number of the member; empty: no one is chosen. */
  readonly contact: string;
  readonly memberName: string;
  readonly contactName: string;
  readonly email: string;
}

export const emptyPlan = (zone: string, who = ''): PlanValues => ({
  who,
  place: '',
  access: '',
  transportThere: '',
  transportBack: '',
  startsAt: '',
  startClock: '',
  checkInAt: '',
  zone,
  tellWho: false,
  way: 'member',
  contact: '',
  memberName: '',
  contactName: '',
  email: '',
});

export function valuesOf({ contact, ...plan }: MeetPlan): PlanValues {
  const [start, checkIn] = [partsOf(plan.startsAt, plan.zone), partsOf(plan.checkInAt, plan.zone)];
  return {
    ...emptyPlan(plan.zone, plan.who),
    place: plan.place,
    access: plan.access,
    transportThere: plan.transportThere,
    transportBack: plan.transportBack,
    startsAt: start.day,
    startClock: start.clock,
    checkInAt: checkIn.clock,
    tellWho: plan.tellWho,
    way: contact.kind,
    contact: contact.userId === null ? '' : String(contact.userId),
    memberName: contact.kind === 'member' ? contact.name : '',
    contactName: contact.kind === 'email' ? contact.name : '',
    email: contact.email ?? '',
  };
}

const isEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/.test(text.trim());
const isTooLong = (text: string, most: number) =>
  text.trim().length > most ? `Use at most ${most} characters.` : undefined;

/** What is missing or cannot be; the server checks again. */
export function checkPlan(values: PlanValues) {
  const { startsAt, startClock, checkInAt, zone, way } = values;
  const isPast =
    startsAt !== '' &&
    startClock !== '' &&
    checkInAt !== '' &&
    momentOf(checkInOf(startsAt, startClock, checkInAt), zone).getTime() <= Date.now();
  return {
    who: isTooLong(values.who, limits.who),
    place: values.place.trim() ? isTooLong(values.place, limits.place) : 'Say where you meet.',
    access: isTooLong(values.access, limits.access),
    transportThere: isTooLong(values.transportThere, limits.transport),
    transportBack: isTooLong(values.transportBack, limits.transport),
    startsAt: startsAt ? undefined : 'Choose a day.',
    startClock: startClock ? undefined : 'Say when you meet.',
    checkInAt: checkInAt ? (isPast ? 'Choose a time in the future.' : undefined) : 'Say when you’ll check in.',
    contact: way === 'member' && values.contact === '' ? 'Choose a person.' : undefined,
    contactName:
      way === 'email'
        ? values.contactName.trim()
          ? isTooLong(values.contactName, limits.name)
          : 'Say what you call them.'
        : undefined,
    email: way === 'email' && !isEmail(values.email) ? 'Write an email address, such as may@example.org.' : undefined,
  };
}

/** The call’s body. */
export const contentOf = (values: PlanValues) => ({
  who: values.who.trim(),
  place: values.place.trim(),
  access: values.access.trim(),
  transportThere: values.transportThere.trim(),
  transportBack: values.transportBack.trim(),
  startsAt: `${values.startsAt}T${values.startClock}`,
  checkInAt: checkInOf(values.startsAt, values.startClock, values.checkInAt),
  zone: values.zone,
  tellWho: values.tellWho,
  contact:
    values.way === 'member'
      ? { userId: Number(values.contact) }
      : { name: values.contactName.trim(), email: values.email.trim() },
});
