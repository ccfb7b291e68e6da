import type { Feature } from '#areas/passport/contract.ts';
import { inFigures } from '#platform/contract/counted.ts';
import { stateOfPostcode } from '#platform/contract/postcodes.ts';
import { isZone, localOf, momentOf } from '#platform/contract/zones.ts';
import type { CommunityEvent } from '../contract.ts';
import { type EventType, limits, type Repeat } from '../pure/options.ts';
import { centsIn } from '../pure/words.ts';

export type Answered = 'yes' | 'no' | 'unknown';

/** All texts, as they are typed. Answers are named `answer:lift`, their details `detail:lift`. */
export interface EventValues {
  readonly title: string;
  readonly description: string;
  readonly eventType: EventType | '';
  readonly zone: string;
  /** Days and clocks by themselves; named after the fields of the call, so that its errors find them. */
  readonly startTime: string;
  readonly startClock: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly way: 'room' | 'here' | 'online';
  readonly virtualLink: string;
  readonly captionsLink: string;
  readonly location: string;
  readonly address: string;
  readonly postcode: string;
  readonly directions: string;
  readonly maxAttendees: string;
  readonly cost: string;
  readonly requiresApproval: boolean;
  readonly hasWaitlist: boolean;
  readonly registrationClosesAt: string;
  readonly accessDeadlineAt: string;
  readonly repeat: Repeat | 'once';
  readonly ends: 'count' | 'until';
  readonly count: string;
  readonly until: string;
  readonly scope: 'this' | 'following';
  readonly answers: Partial<Readonly<Record<Feature, Answered>>>;
  readonly details: Partial<Readonly<Record<Feature, string>>>;
}

export const emptyEvent = (zone: string): EventValues => ({
  title: '',
  description: '',
  eventType: '',
  zone,
  startTime: '',
  startClock: '',
  endDay: '',
  endTime: '',
  way: 'room',
  virtualLink: '',
  captionsLink: '',
  location: '',
  address: '',
  postcode: '',
  directions: '',
  maxAttendees: '20',
  cost: 'Free',
  requiresApproval: false,
  hasWaitlist: true,
  registrationClosesAt: '',
  accessDeadlineAt: '',
  repeat: 'once',
  ends: 'count',
  count: '6',
  until: '',
  scope: 'this',
  answers: {},
  details: {},
});

export function valuesOf(event: CommunityEvent): EventValues {
  const { zone, access } = event;
  const local = (moment: string) => localOf(new Date(moment), zone);
  const dayOf = (moment: string | null) => (moment ? local(moment).slice(0, 10) : '');
  const [start, end] = [local(event.startTime), local(event.endTime)];
  return {
    ...emptyEvent(zone),
    title: event.title,
    description: event.description,
    eventType: event.eventType,
    startTime: start.slice(0, 10),
    startClock: start.slice(11),
    endDay: end.slice(0, 10) === start.slice(0, 10) ? '' : end.slice(0, 10),
    endTime: end.slice(11),
    way: event.isHere ? 'here' : event.isVirtual ? 'online' : 'room',
    virtualLink: event.virtualLink ?? '',
    captionsLink: event.captionsLink ?? '',
    location: event.location,
    address: event.address,
    postcode: event.postcode,
    directions: event.directions,
    maxAttendees: String(event.maxAttendees),
    cost: event.cost,
    requiresApproval: event.requiresApproval,
    hasWaitlist: event.hasWaitlist,
    registrationClosesAt: dayOf(event.registrationClosesAt),
    accessDeadlineAt: dayOf(event.accessDeadlineAt),
    answers: Object.fromEntries(access.map(({ feature, answer }) => [feature, answer])),
    details: Object.fromEntries(access.map(({ feature, detail }) => [feature, detail])),
  };
}

/** Another one like it, on days that are not chosen yet. */
export const againOf = (event: CommunityEvent): EventValues => ({
  ...valuesOf(event),
  startTime: '',
  endDay: '',
  registrationClosesAt: '',
  accessDeadlineAt: '',
});

const startOf = ({ startTime, startClock }: EventValues) => `${startTime}T${startClock}`;
const endOf = ({ startTime, endDay, endTime }: EventValues) => `${endDay || startTime}T${endTime}`;
const isLocal = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);

type Found = Partial<Record<keyof EventValues, string | undefined>>;

function checkTimes(values: EventValues, startedBefore: string): Found {
  const [start, end] = [startOf(values), endOf(values)];
  if (!values.startTime || !values.startClock || !values.endTime || !isZone(values.zone)) {
    return {
      startTime: values.startTime ? undefined : 'Choose a day.',
      startClock: values.startClock ? undefined : 'Say when it starts.',
      endTime: values.endTime ? undefined : 'Say when it ends.',
    };
  }
  const isPast = start !== startedBefore && isLocal(start) && momentOf(start, values.zone).getTime() <= Date.now();
  return {
    startTime: isPast ? 'Choose a start in the future.' : undefined,
    endTime: isLocal(end) && end <= start ? 'The end must be after the start.' : undefined,
    registrationClosesAt:
      values.registrationClosesAt > end.slice(0, 10) ? 'This must be before the event ends.' : undefined,
    accessDeadlineAt:
      values.accessDeadlineAt >= values.startTime ? 'This must be before the day of the event.' : undefined,
  };
}

const isLink = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);

function checkPlace({ way, virtualLink, location, postcode }: EventValues): Found {
  if (way === 'online') {
    return {
      virtualLink: isLink(virtualLink.trim())
        ? undefined
        : 'Write the whole address, such as https://meet.example.org/room.',
    };
  }
  if (way === 'here') return {};
  return {
    location: location.trim() ? undefined : 'Say where it is.',
    postcode:
      postcode.trim() && !stateOfPostcode(postcode.trim())
        ? 'No place in Australia has this postcode. It has four digits, such as 3011.'
        : undefined,
  };
}

const isWhole = (text: string, from: number, to: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to;

function checkRepeat({ repeat, ends, count, until, startTime }: EventValues): Found {
  if (repeat === 'once') return {};
  if (ends === 'until') return { until: until > startTime ? undefined : 'Choose a day after the first date.' };
  return { count: isWhole(count, 2, limits.dates) ? undefined : `Write a number from 2 to ${limits.dates}.` };
}

/** What is missing or cannot be; the server checks again. `startedBefore`: the start it had. */
export function checkEvent(values: EventValues, startedBefore = ''): Found {
  const { title, description, eventType, captionsLink, maxAttendees, cost } = values;
  return {
    title: title.trim()
      ? title.length > limits.title
        ? `The title may have ${limits.title} characters.`
        : undefined
      : 'Write a title.',
    description: description.trim() ? undefined : 'Say what happens there.',
    eventType: eventType ? undefined : 'Choose a type.',
    ...checkTimes(values, startedBefore),
    ...checkPlace(values),
    captionsLink:
      captionsLink.trim() === '' || isLink(captionsLink.trim())
        ? undefined
        : 'Write the whole address, such as https://captions.example.org/room.',
    maxAttendees: isWhole(maxAttendees, 1, limits.people)
      ? undefined
      : `Write a number from 1 to ${inFigures(limits.people)}.`,
    cost: centsIn(cost) === undefined ? 'Write Free, or an amount such as $5.50.' : undefined,
    ...checkRepeat(values),
  };
}

/** To the end of that day; on the day of the event, until it starts. */
function closesOf(values: EventValues): string | null {
  const day = values.registrationClosesAt;
  if (!day) return null;
  return day === values.startTime ? startOf(values) : `${day}T23:59`;
}

/** Only for a new event. */
export const repeatOf = ({ repeat, ends, count, until }: EventValues) =>
  repeat === 'once' ? {} : { repeat: { every: repeat, ...(ends === 'until' ? { until } : { count: Number(count) }) } };

/** The call's body. */
export function contentOf(values: EventValues) {
  const text = (value: string) => value.trim();
  const access = Object.entries(values.answers).flatMap(([feature, answer]) =>
    answer === 'yes' || answer === 'no'
      ? [{ feature: feature as Feature, answer, detail: text(values.details[feature as Feature] ?? '') }]
      : [],
  );
  return {
    title: text(values.title),
    description: text(values.description),
    eventType: values.eventType as EventType,
    startTime: startOf(values),
    endTime: endOf(values),
    zone: values.zone,
    isVirtual: values.way !== 'room',
    isHere: values.way === 'here',
    ...(values.way === 'online' && { virtualLink: text(values.virtualLink) }),
    ...(values.way === 'room' && {
      location: text(values.location),
      address: text(values.address),
      postcode: text(values.postcode),
      directions: text(values.directions),
    }),
    captionsLink: text(values.captionsLink),
    maxAttendees: Number(values.maxAttendees),
    cost: text(values.cost) || 'Free',
    requiresApproval: values.requiresApproval,
    hasWaitlist: values.hasWaitlist,
    registrationClosesAt: closesOf(values),
    accessDeadlineAt: values.accessDeadlineAt ? `${values.accessDeadlineAt}T23:59` : null,
    access,
  };
}
