import { expect, test } from 'vitest';
import {
  type Action,
  actions,
  creditAfter,
  mayDo,
  type Outcome,
  type Side,
  sides,
  stateAfter,
  states,
} from './exchange.ts';

test('who may do what when', () => {
  const table = states.map((state) => {
    const can = (side: Side) =>
      actions
        .filter((action): action is Exclude<Action, 'rate'> => action !== 'rate')
        .filter((action) => mayDo(action, { state, outcomes: { owner: null, booker: null } }, side))
        .join(' ');
    return `${state}: ${can('owner')} | ${can('booker')}`;
  });
  expect(table).toEqual([
    'pending: accept decline cancel | cancel',
    'confirmed: cancel sayHappened sayMissed | cancel sayHappened sayMissed',
    'completed:  | ',
    'declined:  | ',
    'cancelled:  | ',
    'expired:  | ',
    'missed:  | ',
    'disputed: sayHappened sayMissed | sayHappened sayMissed',
    'unconfirmed:  | ',
  ]);
});

test('what one has said cannot be said again, and then no one can cancel', () => {
  const exchange = { state: 'confirmed', outcomes: { owner: 'happened', booker: null } } as const;
  expect(mayDo('sayHappened', exchange, 'owner')).toBe(false);
  expect(mayDo('sayMissed', exchange, 'owner')).toBe(true);
  expect(mayDo('sayHappened', exchange, 'booker')).toBe(true);
  expect(sides.map((side) => mayDo('cancel', exchange, side))).toEqual([false, false]);
});

test('only when both agree does it end; when they don’t, credit is kept until someone decides', () => {
  const all: readonly (Outcome | null)[] = [null, 'happened', 'missed'];
  expect(all.map((owner) => all.map((booker) => stateAfter({ owner, booker })))).toEqual([
    ['confirmed', 'confirmed', 'confirmed'],
    ['confirmed', 'completed', 'disputed'],
    ['confirmed', 'disputed', 'missed'],
  ]);
  expect(Object.fromEntries(states.map((state) => [state, creditAfter(state)]))).toEqual({
    pending: 'held',
    confirmed: 'held',
    completed: 'moved',
    declined: 'freed',
    cancelled: 'freed',
    expired: 'freed',
    missed: 'freed',
    disputed: 'held',
    unconfirmed: 'freed',
  });
});
