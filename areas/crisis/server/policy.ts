import { type Query, queryIn } from '#platform/server/db.ts';
import { allow, type Decision, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { has, type Principal } from '#platform/server/principal.ts';
import { judgeSuspension } from '#platform/server/suspension.ts';
import { findReport, lockReport } from './find-report.ts';
import { type Found, findRequest, helperOf, lockRequest, type Side } from './find-request.ts';
import { otherInCall } from './request-call.ts';

interface About {
  readonly id: string;
}

async function helpers(query: Query, principal: Principal): Promise<Decision<undefined>> {
  const { approved, duty } = await helperOf(query, principal);
  return approved || duty ? allow() : refuse('Only approved supporters can see support requests.');
}

const onDuty = (principal: Principal) =>
  has(principal, 'duty')
    ? allow()
    : refuse('Only people with the crisis duty role can open who sent an anonymous request.', true);

/** Who moderates may review, and who has the duty role may see a crisis: it takes both. */
const reviewers = (principal: Principal) =>
  has(principal, 'duty') ? allow() : refuse('You also need the crisis duty role to review these reports.', true);

type Judge = (found: Found, ask: Pick<PolicyCheck, 'principal' | 'now'>) => Decision<Found>;

/** Who may know of a request, and is what `judge` asks; for everybody else there is none. */
const onRequest =
  (find: typeof findRequest, judge: Judge = (found) => allow(found)) =>
  async (ask: PolicyCheck<About>): Promise<Decision<Found>> => {
    const { db, principal, services, input } = ask;
    const found = await find({ query: queryIn(db), config: services.config, principal, id: input.id });
    return found ? judge(found, ask) : hide();
  };

const only =
  (sides: readonly Side[], detail: string): Judge =>
  (found) =>
    sides.includes(found.side) ? allow(found) : refuse(detail);

/** Whoever only sees that a request waits does not read what was written in it. */
const takingPart = only(['author', 'supporter', 'duty'], 'Accept the request first.');

/** Its author asks for help whatever moderators have decided; a helper who is suspended reads. */
const writing =
  (judge: Judge): Judge =>
  (found, ask) => {
    const decision = judge(found, ask);
    if (decision.kind === 'allow' && found.side !== 'author') judgeSuspension(ask.principal, ask.now);
    return decision;
  };

const onReport =
  (find: typeof findReport) =>
  async ({ db, principal, services, input }: PolicyCheck<About>) => {
    const reviewer = reviewers(principal);
    if (reviewer.kind !== 'allow') return reviewer;
    const found = await find({ query: queryIn(db), config: services.config, principal }, input.id);
    return found ? allow(found) : hide();
  };

export const policies = {
  /** Off duty they still see what they help with. */
  'crisis.helper': policy('member', ({ principal, db }) => helpers(queryIn(db), principal)),
  'crisis.supporter': policy('member', async ({ principal, db }) => {
    const { approved } = await helperOf(queryIn(db), principal);
    return approved ? allow() : refuse('Only approved supporters can go on duty.');
  }),
  'crisis.seeRequest': policy('member', onRequest(findRequest)),
  'crisis.acceptRequest': policy('member', async (ask: PolicyCheck<About>) => {
    const helper = await helpers(queryIn(ask.db), ask.principal);
    if (helper.kind !== 'allow') return helper;
    return onRequest(lockRequest, only(['waiting', 'duty'], 'You can’t accept this request.'))(ask);
  }),
  'crisis.handOver': policy(
    'member',
    onRequest(lockRequest, only(['supporter'], 'Only the supporter of a request can hand it over.')),
  ),
  'crisis.escalate': policy(
    'member',
    onRequest(lockRequest, only(['supporter'], 'Only the supporter of a request can escalate it.')),
  ),
  'crisis.closeRequest': policy(
    'member',
    onRequest(lockRequest, writing(only(['author', 'supporter', 'duty'], 'You can’t close this request.'))),
  ),
  'crisis.readMessages': policy('member', onRequest(findRequest, takingPart)),
  'crisis.sendMessage': policy('member', onRequest(lockRequest, writing(takingPart))),
  'crisis.reportOther': policy('member', onRequest(lockRequest, takingPart)),
  /** Its author and its supporter, while it goes on and each of them may know of it. */
  'crisis.call': policy('member', async (ask: PolicyCheck<About>) => {
    const { db, principal, services, input } = ask;
    const request = await onRequest(findRequest)(ask);
    if (request.kind !== 'allow') return request;
    const other = await otherInCall(queryIn(db), services.config, input.id, principal.id);
    return other === undefined ? hide() : request;
  }),
  'crisis.openIdentity': policy('member', async (ask: PolicyCheck<About>) => {
    const duty = onDuty(ask.principal);
    return duty.kind === 'allow' ? onRequest(findRequest)(ask) : duty;
  }),
  'crisis.reviewer': policy('moderator', ({ principal }) => reviewers(principal)),
  'crisis.readReport': policy('moderator', onReport(findReport)),
  'crisis.decideReport': policy('moderator', onReport(lockReport)),
};
