import { currentSession } from '#platform/web/session.ts';
import type { Box } from './data.ts';

/** What is shown of the list, kept while one goes from conversation to conversation; in this page alone. */
interface Shown {
  readonly memberId: number | undefined;
  readonly box: Box;
  readonly filter: string;
}

let kept: Shown | undefined;

export function remembered(): { readonly box: Box; readonly filter: string } {
  return kept && kept.memberId === currentSession().member?.id ? kept : { box: 'inbox', filter: '' };
}

export function remember(box: Box, filter: string): void {
  kept = { memberId: currentSession().member?.id, box, filter };
}
