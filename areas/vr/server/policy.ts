import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type PolicyCheck, policy, refuse } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { mayHostTherapy } from './therapy-hosts.ts';
import { isVisible } from './visible.ts';
import { findVisit } from './visits/rows.ts';

const seen = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('vr_spaces as s')
    .select(['s.id', 's.host_id as hostId'])
    .where('s.id', '=', v.id)
    .where(isVisible(v.viewer, 's')),
);

type OfId = PolicyCheck<{ readonly id: number }>;

async function find({ db, principal }: Pick<OfId, 'db' | 'principal'>, id: number) {
  const [row] = await queryIn(db)(seen, { viewer: principal.id, id });
  return row;
}

const see = async (ask: OfId) => ((await find(ask, ask.input.id)) ? allow() : hide());

const join = async (ask: PolicyCheck<{ readonly spaceId: number }>) =>
  (await find(ask, ask.input.spaceId)) ? allow() : hide();

const onlyVerified = 'Only verified providers can host a therapy space.';

type OfType = PolicyCheck<{ readonly spaceType: string }>;
const mayBe = async ({ db, principal, now }: Pick<OfType, 'db' | 'principal' | 'now'>, spaceType: string) =>
  spaceType !== 'therapy' || (await mayHostTherapy({ query: queryIn(db), userId: principal.id, now }));

const make = async (ask: OfType) => ((await mayBe(ask, ask.input.spaceType)) ? allow() : refuse(onlyVerified));

const hosts = 'Only the host can do this.';

async function run(ask: OfId) {
  const row = await find(ask, ask.input.id);
  if (!row) return hide();
  return row.hostId === ask.principal.id ? allow() : refuse(hosts);
}

async function edit(ask: PolicyCheck<{ readonly id: number; readonly spaceType: string }>) {
  const row = await find(ask, ask.input.id);
  if (!row) return hide();
  if (row.hostId !== ask.principal.id) return refuse(hosts);
  return (await mayBe(ask, ask.input.spaceType)) ? allow() : refuse(onlyVerified);
}

/** Who can see the space and is not in it is refused; for everyone else there is no such room. */
async function inside(ask: OfId) {
  if (!(await find(ask, ask.input.id))) return hide();
  const { db, principal, now } = ask;
  const visit = await findVisit(queryIn(db), { userId: principal.id, spaceId: ask.input.id, now });
  return visit ? allow(visit) : refuse('You aren’t in this space. Enter it first.');
}

const session = statement((v: { userId: number; id: number }) =>
  from.selectFrom('vr_visits').select('id').where('id', '=', v.id).where('user_id', '=', v.userId),
);
async function ownSession({ db, principal, input }: OfId) {
  const [row] = await queryIn(db)(session, { userId: principal.id, id: input.id });
  return row ? allow() : hide();
}

const message = statement((v: { userId: number; id: number }) =>
  from
    .selectFrom('vr_messages')
    .select('id')
    .where('id', '=', v.id)
    .where('user_id', '=', v.userId)
    .where('hidden_at', 'is', null),
);
async function ownMessage({ db, principal, input }: OfId) {
  const [row] = await queryIn(db)(message, { userId: principal.id, id: input.id });
  return row ? allow() : hide();
}

export const policies = {
  'vr.see': policy('member', see),
  'vr.join': policy('member', join),
  'vr.make': policy('member', make),
  'vr.edit': policy('member', edit),
  'vr.run': policy('member', run),
  'vr.inside': policy('member', inside),
  'vr.ownSession': policy('member', ownSession),
  'vr.ownMessage': policy('member', ownMessage),
};
