/** How a booking stands. Live ones take it from the booking of their time; written ones have the same by themselves. */
export const states = [
  'pending',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'expired',
  'missed',
  'disputed',
  'unconfirmed',
] as const;
export type BookingState = (typeof states)[number];

/** owner: whose listing it is. */
export const sides = ['owner', 'booker'] as const;
export type Side = (typeof sides)[number];

export type Outcome = 'happened' | 'missed';
export type Outcomes = Readonly<Record<Side, Outcome | null>>;

export const exchangeLimits = {
  note: 2000,
  review: 1000,
  /** Days until a request that nobody answers ends. */
  requestDays: 14,
  /** Days ahead that a written exchange can be finished by. */
  finishDays: 120,
  /** Days in which the other side can disagree with what one has said. */
  objectionDays: 7,
  /** Days after the day to be done by, until which someone can still say how it went. */
  outcomeDays: 30,
  /** Requests of one member that wait for an answer. */
  waiting: 20,
  waitingWithOne: 3,
} as const;

export interface WrittenExchange {
  readonly state: BookingState;
  readonly outcomes: Outcomes;
}

export const actions = ['accept', 'decline', 'cancel', 'sayHappened', 'sayMissed', 'rate'] as const;
export type Action = (typeof actions)[number];

const isOpenToOutcome = ({ state }: WrittenExchange) => state === 'confirmed' || state === 'disputed';

/** Who may do what when, in a written exchange: the one place that says it. */
const rules: Readonly<Record<Exclude<Action, 'rate'>, (exchange: WrittenExchange, side: Side) => boolean>> = {
  accept: ({ state }, side) => state === 'pending' && side === 'owner',
  decline: ({ state }, side) => state === 'pending' && side === 'owner',
  cancel: ({ state, outcomes }) =>
    state === 'pending' || (state === 'confirmed' && outcomes.owner === null && outcomes.booker === null),
  sayHappened: (exchange, side) => isOpenToOutcome(exchange) && exchange.outcomes[side] !== 'happened',
  sayMissed: (exchange, side) => isOpenToOutcome(exchange) && exchange.outcomes[side] !== 'missed',
};

export const mayDo = (action: Exclude<Action, 'rate'>, exchange: WrittenExchange, side: Side): boolean =>
  rules[action](exchange, side);

/** What two answers make of a written exchange. */
export function stateAfter({ owner, booker }: Outcomes): 'confirmed' | 'completed' | 'missed' | 'disputed' {
  if (owner === null || booker === null) return 'confirmed';
  if (owner !== booker) return 'disputed';
  return owner === 'happened' ? 'completed' : 'missed';
}

/** What becomes of held time credit: kept while it is open or in dispute, moved when it took place, else free again. */
export function creditAfter(state: BookingState): 'held' | 'moved' | 'freed' {
  if (state === 'completed') return 'moved';
  return state === 'pending' || state === 'confirmed' || state === 'disputed' ? 'held' : 'freed';
}
