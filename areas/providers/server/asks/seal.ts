import type { Config } from '#platform/server/config.ts';
import { readable, type SealedText, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { Need, ProviderAsk } from '../../contract.ts';

/** What someone looks for says what they live with. */
export const sealedNeed = sealedText({
  table: 'provider_asks',
  column: 'need_sealed',
  row: ['id'],
  purpose: 'provider need',
});
export const sealedAnswer = sealedText({
  table: 'provider_ask_parts',
  column: 'answer_sealed',
  row: ['id'],
  purpose: 'provider answer',
});

type Answer = NonNullable<ProviderAsk['asked'][number]['answer']>;
const lost: Need = { what: unreadable, where: '', when: '', howOften: '', planManagement: null, access: '' };

export const seal = (column: SealedText<'id'>, config: Config, id: number, what: Need | Answer): string =>
  column.put(config, { id }, JSON.stringify(what));

export function openNeed(config: Config, id: number, sealed: string): Need {
  const text = readable(() => sealedNeed.take(config, { id }, sealed), undefined);
  return text ? (JSON.parse(text) as Need) : lost;
}

export function openAnswer(config: Config, id: number, sealed: string): Answer | null {
  if (sealed === '') return null;
  const text = readable(() => sealedAnswer.take(config, { id }, sealed), undefined);
  return text ? (JSON.parse(text) as Answer) : { text: unreadable, price: '', startsOn: null };
}
