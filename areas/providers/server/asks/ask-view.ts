import { conversationsAbout } from '#areas/messages/server/public.ts';
import { personOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { ProviderAsk, ReceivedAsk } from '../../contract.ts';
import { type AskRow, askById, partsOf, type ReceivedRow, receivedById } from './ask-rows.ts';
import { openAnswer, openNeed } from './seal.ts';

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly viewer: number;
}

export async function askViews({ query, config, viewer }: Ask, rows: readonly AskRow[]): Promise<ProviderAsk[]> {
  const parts = rows.length === 0 ? [] : await query(partsOf, { ids: rows.map(({ id }) => id) });
  const refs = parts.flatMap(({ enquiryId }) => enquiryId ?? []);
  const conversations = await conversationsAbout(query, viewer, 'provider', refs);
  const of = Map.groupBy(parts, ({ askId }) => askId);
  return rows.map(({ id, needSealed, chosenId, version, createdAt, closedAt }) => ({
    ...{ id, chosenId, version, createdAt, closedAt },
    need: openNeed(config, id, needSealed),
    isOpen: closedAt === null,
    asked: (of.get(id) ?? []).map(({ askId: _, enquiryId, answerSealed, ...part }) => ({
      ...part,
      answer: openAnswer(config, part.id, answerSealed),
      conversationId: (enquiryId !== null && conversations.get(enquiryId)?.id) || null,
    })),
  }));
}

export async function readAsk(ask: Ask, id: number): Promise<ProviderAsk> {
  const [view] = await askViews(ask, await ask.query(askById, { id }));
  if (!view) throw problem.notFound();
  return view;
}

export async function receivedViews(
  { query, config, viewer }: Ask,
  rows: readonly ReceivedRow[],
): Promise<ReceivedAsk[]> {
  const refs = rows.map(({ enquiryId }) => enquiryId);
  const conversations = await conversationsAbout(query, viewer, 'provider', refs);
  return rows.map((row) => ({
    id: row.partId,
    providerId: row.providerId,
    businessName: row.businessName,
    by: personOf(row),
    need: openNeed(config, row.askId, row.needSealed),
    isOpen: row.isOpen,
    isSuspended: row.isSuspended,
    status: row.status,
    answer: openAnswer(config, row.partId, row.answerSealed),
    answeredAt: row.answeredAt,
    conversationId: conversations.get(row.enquiryId)?.id ?? null,
    createdAt: row.createdAt,
  }));
}

export async function readReceived(ask: Ask, id: number): Promise<ReceivedAsk> {
  const [view] = await receivedViews(ask, await ask.query(receivedById, { id, viewer: ask.viewer }));
  if (!view) throw problem.notFound();
  return view;
}
