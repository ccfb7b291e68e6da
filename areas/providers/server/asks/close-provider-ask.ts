import { sql } from 'kysely';
import { conversationsAbout } from '#areas/messages/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { closeProviderAsk as contract } from '../../contract.ts';
import { writeTo } from '../bookings/ask-provider.ts';
import { from } from '../from.ts';
import { lockedAsk, partsOf } from './ask-rows.ts';
import { readAsk } from './ask-view.ts';
import { judgeAsked } from './judge-asked.ts';

const close = statement((v: { id: number; chosenId: number | null; now: string }) =>
  from
    .updateTable('provider_asks')
    .set((e) => ({
      chosen_id: v.chosenId,
      closed_at: moment(v.now),
      version: sql<number>`${e.ref('version')} + 1`,
    }))
    .where('id', '=', v.id),
);
const closeParts = statement((v: { id: number; chosenId: number }) =>
  from
    .updateTable('provider_ask_parts')
    .set({ state: 'closed' })
    .where('ask_id', '=', v.id)
    .where('provider_id', '<>', v.chosenId)
    .where('state', 'in', ['waiting', 'answered']),
);

const chosen = 'Thank you for your time. I’ve chosen another provider.';
const none = 'Thank you for your time. I no longer need this.';

export const closeProviderAsk: Handler<typeof contract> = async (ask) => {
  const { input, principal, query, now, services } = ask;
  const { id, version, chosenId, thank } = input;
  const { config } = services;
  const [row] = await query(lockedAsk, { id });
  if (!row) throw problem.notFound();
  if (row.version !== version || row.closedAt !== null)
    throw problem.conflict('This request is closed already, or has changed. Have another look.');
  const parts = await query(partsOf, { ids: [id] });
  if (chosenId !== null && !parts.some(({ providerId }) => providerId === chosenId)) {
    const message = 'Choose one of the providers that you asked.';
    throw problem.invalid([{ field: 'chosenId', rule: 'unknown', message }]);
  }
  await query(close, { id, chosenId, now: now.toISOString() });
  await query(closeParts, { id, chosenId: chosenId ?? 0 });
  const left = parts.filter(
    ({ providerId, status }) => providerId !== chosenId && (status === 'waiting' || status === 'answered'),
  );
  if (thank && left.length > 0) {
    const refs = left.flatMap(({ enquiryId }) => enquiryId ?? []);
    const talks = await conversationsAbout(query, principal.id, 'provider', refs);
    const going = left.filter(({ enquiryId }) => talks.get(enquiryId ?? 0)?.goesOn);
    const judged = await judgeAsked(
      ask,
      going.flatMap(({ providerId }) => providerId ?? []),
    );
    for (const { asked } of judged) if (asked) await writeTo(ask, asked, chosenId === null ? none : chosen);
  }
  return readAsk({ query, config, viewer: principal.id }, id);
};
