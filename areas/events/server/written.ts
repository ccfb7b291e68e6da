import { features } from '#areas/passport/contract.ts';
import type { Input } from '#platform/contract/operation.ts';
import { stateOfPostcode } from '#platform/contract/postcodes.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { isZone, type Local, localOf, momentOf } from '#platform/contract/zones.ts';
import { problem } from '#platform/server/problem.ts';
import type { createEvent } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { centsIn } from '../pure/words.ts';

type Content = Omit<Input<typeof createEvent>, 'repeat'>;
type Access = { feature: (typeof features)[number]; answer: 'yes' | 'no'; detail: string };

/** What the organiser wrote, checked and in the form in which it is stored. Times are wall clocks in the zone. */
export interface Written {
  readonly zone: string;
  readonly start: Local;
  readonly end: Local;
  readonly closes: Local | null;
  readonly deadline: Local | null;
  readonly access: readonly Access[];
  readonly columns: Readonly<Record<string, unknown>>;
}

const dayMs = 86_400_000;
const hasZone = (when: string) => /(Z|[+-]\d{2}:\d{2})$/.test(when);

/** A moment with an offset is turned into the wall clock of the zone; what is a wall clock stays. */
const clockOf = (when: string, zone: string): Local =>
  hasZone(when) ? localOf(new Date(when), zone) : when.slice(0, 16);

/** An address of the web: a host with a dot, no name or password before it, nothing invisible in it. */
const webAddress = /^https?:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#][^\s\p{Cc}\p{Cf}]*)?$/iu;

type Say = (field: string, rule: string, message: string) => void;

function checkTimes(written: Omit<Written, 'columns' | 'access'>, now: Date, mayBePast: boolean, say: Say) {
  const { zone, start, end, closes, deadline } = written;
  const [from, to] = [momentOf(start, zone).getTime(), momentOf(end, zone).getTime()];
  if (from <= now.getTime() && !mayBePast) say('startTime', 'past', 'Choose a start in the future.');
  if (from > now.getTime() + limits.aheadDays * dayMs) say('startTime', 'far', 'Choose a day within two years.');
  if (to <= from) say('endTime', 'order', 'The end must be after the start.');
  if (to - from > limits.longestDays * dayMs) {
    say('endTime', 'long', `An event can last ${limits.longestDays} days. Make a longer one into several.`);
  }
  const late = 'This must be before the event starts.';
  if (closes && momentOf(closes, zone).getTime() > to) {
    say('registrationClosesAt', 'order', 'This must be before the event ends.');
  }
  if (deadline && momentOf(deadline, zone).getTime() > from) say('accessDeadlineAt', 'order', late);
}

function checkPlace(content: Content, say: Say) {
  const { isVirtual, isHere, virtualLink = '', captionsLink = '', location = '', postcode = '' } = content;
  const isWrong = (link: string) => link !== '' && !(webAddress.test(link) && URL.canParse(link));
  const whole = 'Write a whole address that begins with https:// or http://.';
  if (isVirtual && !isHere && virtualLink === '') say('virtualLink', 'missing', 'Give the link to the meeting.');
  if (isWrong(virtualLink)) say('virtualLink', 'link', whole);
  if (isWrong(captionsLink)) say('captionsLink', 'link', whole);
  if (!isVirtual && location === '') say('location', 'missing', 'Say where it is.');
  if (!isVirtual && postcode !== '' && !stateOfPostcode(postcode)) {
    say('postcode', 'impossible', 'No place in Australia has this postcode. It has four digits, such as 3011.');
  }
}

function accessOf({ access, accessibilityFeatures = [] }: Content): Access[] {
  const given = new Map(
    (access ?? []).map(({ feature, answer, detail = '' }) => [feature, { feature, answer, detail }]),
  );
  for (const feature of accessibilityFeatures) {
    if (!given.has(feature)) given.set(feature, { feature, answer: 'yes', detail: '' });
  }
  return features.flatMap((feature) => given.get(feature) ?? []);
}

/** Refuses with every field that is wrong; `startedBefore`: the start it had, which may lie in the past. */
export function readContent(content: Content, now: Date, startedBefore?: Local): Written {
  const errors: FieldError[] = [];
  const say: Say = (field, rule, message) => errors.push({ field, rule, message });
  if (!isZone(content.zone)) {
    throw problem.invalid([
      { field: 'zone', rule: 'unknown', message: 'Choose a time zone such as Australia/Hobart.' },
    ]);
  }
  const { zone } = content;
  const clock = (when: string | null | undefined) => (when ? clockOf(when, zone) : null);
  const times = {
    zone,
    start: clockOf(content.startTime, zone),
    end: clockOf(content.endTime, zone),
    closes: clock(content.registrationClosesAt),
    deadline: clock(content.accessDeadlineAt),
  };
  const cents = centsIn(content.cost);
  if (cents === undefined || cents > limits.cents) say('cost', 'amount', 'Write Free, or an amount such as $5.50.');
  checkTimes(times, now, startedBefore === times.start, say);
  checkPlace(content, say);
  if (errors.length > 0) throw problem.invalid(errors);

  const { isVirtual } = content;
  const isHere = isVirtual && content.isHere;
  const access = accessOf(content);
  const inRoom = (value: string | undefined) => (isVirtual ? '' : (value ?? ''));
  return {
    ...times,
    access,
    columns: {
      title: content.title.trim(),
      description: content.description.trim(),
      event_type: content.eventType,
      zone,
      is_virtual: isVirtual,
      is_here: isHere,
      virtual_link: isVirtual && !isHere ? (content.virtualLink ?? '') : '',
      captions_link: content.captionsLink ?? '',
      location: inRoom(content.location),
      address: inRoom(content.address),
      postcode: inRoom(content.postcode),
      place: isVirtual ? 'online' : (stateOfPostcode(content.postcode ?? '') ?? ''),
      directions: inRoom(content.directions),
      max_attendees: content.maxAttendees,
      cost_cents: cents ?? 0,
      requires_approval: content.requiresApproval,
      has_waitlist: content.hasWaitlist,
      access: JSON.stringify(access),
      features: access.filter(({ answer }) => answer === 'yes').map(({ feature }) => feature),
    },
  };
}

/** Moments of one date of a series, whose wall clock begins at `start` instead. */
export function momentsOf(written: Written, start: Local, shift: (local: Local) => Local) {
  const { zone, end, closes, deadline } = written;
  const at = (local: Local | null) => (local === null ? null : momentOf(local, zone).toISOString());
  return {
    starts_at: at(start),
    ends_at: at(shift(end)),
    registration_closes_at: at(closes && shift(closes)),
    access_deadline_at: at(deadline && shift(deadline)),
  };
}
