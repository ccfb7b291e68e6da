import { hoursDays, objectionDays, ratingDays, requestDays } from './limits.ts';

export const sides = ['host', 'guest'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'host' ? 'guest' : 'host');

/**
 * unconfirmed: it is over, and neither side has said whether it took place. hoursDiffer: it took place, and the two say
 * different hours; hoursNotAgreed: so it remained.
 */
export const statuses = [
  'requested',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'completed',
  'noShow',
  'disputed',
  'unconfirmed',
  'hoursDiffer',
  'hoursNotAgreed',
] as const;
export type Status = (typeof statuses)[number];

export const actions = [
  'accept',
  'decline',
  'propose',
  'withdraw',
  'cancel',
  'late',
  'setLink',
  'start',
  'sayHappened',
  'sayMissed',
  'rate',
] as const;
export type Action = (typeof actions)[number];

/** Lines of a booking’s history. */
export const changes = [
  'requested',
  'accepted',
  'declined',
  'proposed',
  'proposedForAccess',
  'proposalAccepted',
  'proposalDeclined',
  'proposalWithdrawn',
  'cancelled',
  'cancelledForAccess',
  'late',
  'linkSet',
  'linkRemoved',
  'laneChanged',
  'laneLost',
  'started',
  'saidHappened',
  'saidMissed',
  'completed',
  'noShow',
  'disputed',
  'unconfirmed',
  'hoursDiffer',
  'hoursNotAgreed',
  'settled',
  'expired',
] as const;
export type Change = (typeof changes)[number];

export type Outcome = 'happened' | 'missed';
export type Outcomes = Readonly<Record<Side, Outcome | null>>;

/** What of a booking decides who may do what. Times are ISO 8601, UTC. */
export interface BookingState {
  readonly status: Status;
  readonly startsAt: string;
  readonly endsAt: string;
  /** In a request: who made the latest offer. */
  readonly offeredBy: Side | null;
  /** On an agreed booking: whose proposal waits. */
  readonly proposedBy: Side | null;
  readonly outcomes: Outcomes;
  /** Sides rate it here. */
  readonly isRated: boolean;
  /** Both say how many hours it was; otherwise only whether it took place. */
  readonly countsHours: boolean;
  /** When the host said that it has begun. */
  readonly startedAt: string | null;
  /** When each side first rated it. */
  readonly ratedAt: Readonly<Record<Side, string | null>>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** “I’m running late” makes sense from here on. */
const lateFromMs = 2 * hourMs;
/** It can begin so much earlier than agreed. */
const startFromMs = hourMs;

interface At {
  readonly side: Side;
  readonly isStarted: boolean;
  readonly isOver: boolean;
  readonly now: number;
}

/** It is this side’s turn to answer a request or a proposal. */
const mustAnswer = (state: BookingState, side: Side): boolean =>
  state.status === 'requested'
    ? state.offeredBy === otherSide(side)
    : state.status === 'accepted' && state.proposedBy === otherSide(side);

const isOpenToOutcome = ({ status }: BookingState) =>
  status === 'accepted' || status === 'disputed' || status === 'hoursDiffer';

/** What has begun may end early; who has said how it went may say other hours while the two differ. */
const maySay = (outcome: Outcome, state: BookingState, { side, isOver }: At): boolean =>
  isOpenToOutcome(state) &&
  (isOver || state.startedAt !== null) &&
  (state.outcomes[side] !== outcome || (outcome === 'happened' && state.status === 'hoursDiffer'));

/** Who may do what when: the one place that says it. */
const rules: Readonly<Record<Action, (state: BookingState, at: At) => boolean>> = {
  accept: (state, { side, isStarted }) => mustAnswer(state, side) && !isStarted,
  decline: (state, { side, isOver }) => mustAnswer(state, side) && !isOver,
  propose: ({ status, startedAt }, { isStarted }) =>
    (status === 'requested' || status === 'accepted') && !isStarted && startedAt === null,
  withdraw: ({ status, proposedBy }, { side }) => status === 'accepted' && proposedBy === side,
  // What has begun is ended by saying how long it was.
  cancel: ({ status, startedAt }, { isOver }) =>
    (status === 'requested' || status === 'accepted') && !isOver && startedAt === null,
  late: ({ status, startsAt }, { isOver, now }) =>
    status === 'accepted' && !isOver && Date.parse(startsAt) - lateFromMs <= now,
  setLink: ({ status }, { side, isOver }) => side === 'host' && status === 'accepted' && !isOver,
  start: ({ status, countsHours, startedAt, startsAt }, { side, isOver, now }) =>
    countsHours &&
    side === 'host' &&
    status === 'accepted' &&
    startedAt === null &&
    !isOver &&
    Date.parse(startsAt) - startFromMs <= now,
  sayHappened: (state, at) => maySay('happened', state, at),
  sayMissed: (state, at) => maySay('missed', state, at),
  rate: ({ status, isRated, ratedAt }, { side, now }) => {
    const rated = ratedAt[side];
    return isRated && status === 'completed' && (rated === null || now < Date.parse(rated) + ratingDays * dayMs);
  },
};

export function mayDo(action: Action, state: BookingState, side: Side, now: Date): boolean {
  const time = now.getTime();
  const isStarted = Date.parse(state.startsAt) <= time;
  const isOver = Date.parse(state.endsAt) <= time;
  return rules[action](state, { side, isStarted, isOver, now: time });
}

export const actionsOf = (state: BookingState, side: Side, now: Date): Action[] =>
  actions.filter((action) => mayDo(action, state, side, now));

/** How long it was, as each side says, where hours are counted. */
export type SaidMinutes = Readonly<Record<Side, number | null>>;

/** What two answers make of a session that is over. */
export function statusAfter(
  { host, guest }: Outcomes,
  said: SaidMinutes = { host: null, guest: null },
): 'accepted' | 'completed' | 'noShow' | 'disputed' | 'hoursDiffer' {
  if (host === null || guest === null) return 'accepted';
  if (host !== guest) return 'disputed';
  if (host === 'missed') return 'noShow';
  return said.host === said.guest ? 'completed' : 'hoursDiffer';
}

/** The one answer that counts for both, when the other side has not disagreed in time. */
export const onlyOutcome = ({ host, guest }: Outcomes): Outcome | null =>
  host !== null && guest !== null ? null : (host ?? guest);

export const settledBy = (saidAt: string): string => new Date(Date.parse(saidAt) + objectionDays * dayMs).toISOString();
/** When two who say different hours have not agreed. */
export const differsUntil = (differAt: string): string =>
  new Date(Date.parse(differAt) + hoursDays * dayMs).toISOString();

/** When a request that nobody answers ends. */
export const requestEnds = (offeredAt: string, startsAt: string): string =>
  new Date(Math.min(Date.parse(offeredAt) + requestDays * dayMs, Date.parse(startsAt))).toISOString();
