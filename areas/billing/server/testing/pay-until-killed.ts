// A process for tests: members buy plans and change them until it is killed, and it says each change once it is
// confirmed. Its arguments: the address of a database, that of a Stripe on loopback, and the numbers of the members.
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp } from '#platform/server/testing/app.ts';
import { plan } from './buyer.ts';
import { type Begun, comeBack, stripeEnv } from './stripe-payer.ts';

const [databaseUrl = '', origin = '', ...numbers] = process.argv.slice(2);
const app = await startTestApp({ areas: serverAreas, databaseUrl, env: stripeEnv(origin) });
const wanted = [plan.starter, plan.professional, plan.enterprise] as const;

async function change(as: number, planId: number): Promise<boolean> {
  try {
    const { body } = await app.call<Begun>(as, 'createSubscription', { body: { planId, billingInterval: 'monthly' } });
    if (!body.checkoutUrl) return true;
    await fetch(body.checkoutUrl, { method: 'POST' });
    return (await comeBack(app, as)) === 'paid';
  } catch (error) {
    // A payment that the process before has left behind is settled by the job, or they have the plan already.
    if (error instanceof ProblemError && [402, 409, 503].includes(error.problem.status)) return false;
    throw error;
  }
}

async function keepChanging(as: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const planId = wanted[turn % wanted.length] ?? plan.starter;
    if (await change(as, planId)) process.stdout.write(`${as} ${planId}\n`);
    else await app.app.jobs.runNow('billing.settle');
  }
}
await Promise.all(numbers.map(Number).map(keepChanging));
