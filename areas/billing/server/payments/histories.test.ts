import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { plan } from '../testing/buyer.ts';
import { assertSound } from '../testing/sound.ts';
import { type Begun, comeBack, deliver, type PaidApp, sessionIn, startPaidApp } from '../testing/stripe-payer.ts';
import type { CardKind, StripeEvent, Trouble } from '../testing/stripe-server.ts';

// `npm run verify billing` takes 1,000 of them.
const histories = Number(process.env.HISTORIES ?? 25);

const first = new Date('2026-11-09T02:00:00Z');
let paid: PaidApp;
let admin: number;
beforeAll(async () => {
  paid = await startPaidApp({ areas: serverAreas }, first);
  admin = await paid.app.addMember({ roles: ['member', 'admin'] });
});
afterAll(() => paid.close());

/** Numbers that look like chance and are the same each time: what has failed can be seen again by its number. */
function chances(seed: number) {
  let state = (seed + 1) * 0x9e3779b1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    is: (part: number) => next() < part,
    of: <T>(things: readonly T[]): T => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new RangeError('There is nothing to choose from.');
      return thing;
    },
  };
}
type Chances = ReturnType<typeof chances>;

type Step =
  | { readonly does: 'change'; readonly planId: number; readonly trouble: readonly Trouble[] }
  | { readonly does: 'refund-here' | 'refund-there'; readonly amount: number; readonly trouble: readonly Trouble[] }
  | { readonly does: 'return-refund' }
  | { readonly does: 'dispute'; readonly ends: readonly string[] }
  | { readonly does: 'cancel' | 'reactivate' };
interface Script {
  readonly card: CardKind;
  readonly firstPlan: number;
  readonly comesBack: boolean;
  readonly steps: readonly Step[];
}

/**
 * What one member, their bank and the operator do, in this order. Messages of it come in any. What is paid back never
 * comes near what was paid: what we allow then depends on what we have heard.
 */
function scriptOf(chance: Chances): Script {
  const trouble = (): Trouble[] =>
    chance.is(0.3) ? chance.of<Trouble[]>([['lost'], ['lost', 'lost'], ['cut', 'cut'], [500, 500], [429]]) : [];
  const step = (): Step =>
    chance.of<() => Step>([
      () => ({
        does: 'change',
        planId: chance.of([plan.starter, plan.professional, plan.enterprise]),
        trouble: trouble(),
      }),
      () => ({ does: 'refund-here', amount: 100 + chance.below(300), trouble: trouble() }),
      () => ({ does: 'refund-there', amount: 100 + chance.below(300), trouble: [] }),
      () => ({ does: 'return-refund' }),
      () => ({ does: chance.of(['cancel', 'reactivate']) }),
    ])();
  const steps = Array.from({ length: 1 + chance.below(6) }, step);
  // A bank decides last: what it holds can’t be paid back.
  const dispute: Step[] = chance.is(0.4)
    ? [
        {
          does: 'dispute',
          ends: chance.of([
            ['needs_response'],
            ['needs_response', 'won'],
            ['needs_response', 'lost'],
            ['warning_needs_response', 'needs_response', 'under_review', 'lost'],
          ]),
        },
      ]
    : [];
  return {
    card: chance.of<CardKind>(['pays', 'pays', 'pays', 'declines', 'asks']),
    firstPlan: chance.of([plan.starter, plan.professional]),
    comesBack: chance.is(0.5),
    steps: [...steps, ...dispute],
  };
}

const allowed = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError && [402, 409, 503].includes(error.problem.status)) return undefined;
    throw error;
  }
};

/** Says each message as it comes; or keeps some back, says them in any order, and some of them again. */
function messenger(chance: Chances | undefined) {
  const { app, stripe } = paid;
  const kept: StripeEvent[] = [];
  const say = async (event: StripeEvent) => expect(await deliver(app, stripe, event)).toBe(204);
  return {
    hear: async () => {
      for (const event of stripe.events.splice(0)) {
        if (!chance) await say(event);
        else kept.splice(chance.below(kept.length + 1), 0, ...(chance.is(0.4) ? [event, event] : [event]));
      }
      while (chance && kept.length > 0 && chance.is(0.3)) {
        const [event] = kept.splice(chance.below(kept.length), 1);
        if (event) await say(event);
      }
    },
    sayAll: async () => {
      for (const event of kept.splice(0)) await say(event);
    },
  };
}

let clock = first.getTime();
const laterBy = (minutes: number) => {
  clock += minutes * 60_000;
  paid.setNow(new Date(clock));
};

/** Plays a script from a new member’s first checkout on, and answers the member. */
async function play(script: Script, chance: Chances | undefined): Promise<number> {
  const { app, stripe } = paid;
  // The same day for each, so that each counts the same days.
  clock = first.getTime();
  laterBy(0);
  const as = await app.addMember();
  const { hear, sayAll } = messenger(chance);
  const subscribe = (planId: number) =>
    app.call<Begun>(as, 'createSubscription', { body: { planId, billingInterval: 'monthly' } });
  const intent = stripe.pay(sessionIn((await subscribe(script.firstPlan)).body), script.card);
  await hear();
  // Each later step is of someone who has the plan: they have come back, or the job has found it.
  if (script.comesBack) await comeBack(app, as);
  else {
    laterBy(15);
    await app.app.jobs.runNow('billing.renew');
  }
  await hear();
  for (const step of script.steps) {
    if ('trouble' in step) stripe.trouble(...step.trouble);
    if (step.does === 'change') {
      const answer = await allowed(subscribe(step.planId));
      if (answer?.body.checkoutUrl) stripe.pay(sessionIn(answer.body));
      if (answer?.body.checkoutUrl) await comeBack(app, as);
    } else if (step.does === 'refund-here') {
      const [bill] = await app.database.query<{ id: number }>(
        '',
        `select i.id from invoices i join billing_accounts a on a.id = i.account_id where a.user_id = $1 order by i.id limit 1`,
        [as],
      );
      const input = { params: { id: bill?.id ?? 0 }, body: { amount: step.amount, reason: 'Asked' } };
      await allowed(app.call(admin, 'refundInvoice', input));
    } else if (step.does === 'refund-there') stripe.refundThere(intent, step.amount);
    else if (step.does === 'return-refund') stripe.returnLast(intent);
    else if (step.does === 'dispute') {
      let ref = '';
      for (const status of step.ends) ref = stripe.dispute(intent, status, ref);
    } else {
      const body = { body: { cancelAtPeriodEnd: true } };
      await allowed(app.call(as, `${step.does}Subscription`, step.does === 'cancel' ? body : {}));
    }
    stripe.noTrouble();
    // What got no answer is settled before the member goes on; and the job may come while messages are still on their way.
    laterBy(5);
    await app.app.jobs.runNow('billing.settle');
    await hear();
  }
  await sayAll();
  laterBy(5);
  await app.app.jobs.runNow('billing.settle');
  await app.settle();
  return as;
}

/** Everything of a member but numbers and moments. Notes that undo each other count as their sum. */
async function stateOf(userId: number) {
  const [row] = await paid.app.database.query<{ state: object }>(
    '',
    `select json_build_object(
       'plan', (select json_build_object('plan', s.plan_id, 'status', s.status, 'cancel', s.cancel_at_period_end, 'cost', s.period_cost,
         'end', s.period_end - s.period_start) from subscriptions s where s.account_id = a.id and s.status <> 'canceled'),
       'credit', a.credit, 'card', a.card_last4,
       'payments', (select json_agg(json_build_array(y.state, y.amount, y.refunded, y.lost) order by y.amount, y.state, y.refunded)
         from payments y where y.account_id = a.id),
       'disputes', (select json_agg(d.state order by d.id) from disputes d join payments y on y.id = d.payment_id where y.account_id = a.id),
       'back', (select json_agg(json_build_array(r.state, r.amount) order by r.amount, r.state)
         from refunds r join payments y on y.id = r.payment_id where y.account_id = a.id and r.state in ('pending', 'done')),
       'billed', (select sum(i.total) from invoices i where i.account_id = a.id),
       'open', (select count(*) from invoices i where i.account_id = a.id and i.status = 'open'),
       'ledger', (select json_object_agg(l.name, l.sum order by l.name) from (
         select e.name, sum(e.amount) as sum from (
           select debit as name, amount from ledger_entries where account_id = a.id
           union all select credit, -amount from ledger_entries where account_id = a.id) e group by e.name having sum(e.amount) <> 0) l)
     ) as state from billing_accounts a where a.user_id = $1`,
    [userId],
  );
  return row?.state;
}

test(`${histories} histories end in the same state, in whatever order and however often their messages come`, {
  timeout: 60_000 + histories * 5_000,
}, async () => {
  for (let seed = 0; seed < histories; seed += 1) {
    const script = scriptOf(chances(seed));
    const inOrder = await stateOf(await play(script, undefined));
    const shuffled = await stateOf(await play(script, chances(seed + 1_000_000)));
    expect(shuffled, `history ${seed}: ${JSON.stringify(script)}`).toEqual(inOrder);
  }
  await assertSound(paid.app.database);
});
