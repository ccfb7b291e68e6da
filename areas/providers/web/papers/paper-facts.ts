import { moneyText } from '#platform/contract/money.ts';
import { dayText } from '#platform/web/ui/date-text.ts';
import type { StatedPaper } from '../../contract.ts';
import type { StatedKind } from '../../pure/options.ts';

/** One paper of the business, or the clearance of one worker. */
export interface Slot {
  readonly kind: StatedKind;
  readonly staffId: number | null;
  readonly title: string;
  /** What was checked of it so far. */
  readonly checked: string;
}

const sinceWords: Readonly<Partial<Record<StatedPaper['kind'], string>>> = {
  registration: 'Registered since',
  audit: 'Audited on',
};

/** "Valid to 30 June 2028. Registered since 1 July 2025. Look it up: The NDIS Commission’s register." */
export function paperFacts({ kind, expiry, since, insurer, amount, source }: StatedPaper): string {
  const until = `${kind === 'audit' ? 'Next audit due' : 'Valid to'} ${dayText(expiry)}.`;
  const from = since ? ` ${sinceWords[kind] ?? 'Since'} ${dayText(since)}.` : '';
  const cover = insurer && amount ? ` ${insurer}, ${moneyText(amount)}.` : '';
  return `${until}${from}${cover} Look it up: ${source}.`;
}
