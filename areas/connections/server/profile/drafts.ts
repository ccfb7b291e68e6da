import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { getConnectionDraft as getContract, saveConnectionDraft as saveContract } from '../../contract.ts';
import { from } from '../from.ts';
import { openDraft, sealDraft } from '../seal.ts';
import { connectionDrafts } from '../tables.ts';

const draft = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_drafts')
    .select((e) => ['step', 'content_sealed as sealed', isoTime(e.ref('saved_at')).as('savedAt')])
    .where('user_id', '=', v.userId),
);

export const getConnectionDraft: Handler<typeof getContract> = async ({ principal, query, services }) => {
  const [row] = await query(draft, { userId: principal.id });
  if (!row) return null;
  const { sealed, ...rest } = row;
  return { ...rest, content: openDraft(services.config, principal.id, sealed) };
};

export const saveConnectionDraft: Handler<typeof saveContract> = async ({ input, principal, db, services, now }) => {
  const { step, content = '' } = input;
  const values = { step, contentSealed: sealDraft(services.config, principal.id, content), savedAt: now };
  await db
    .insert(connectionDrafts)
    .values({ userId: principal.id, ...values })
    .onConflictDoUpdate({ target: connectionDrafts.userId, set: values });
  return { step, content, savedAt: now.toISOString() };
};
