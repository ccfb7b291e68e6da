import type { LegalRequestDetail, LegalRequestState } from '../contract.ts';

export const crumbs = [{ label: 'Legal requests', href: '/admin/legal-requests' }] as const;

export const stateWords: Readonly<Record<LegalRequestState, string>> = {
  waiting: 'Waits for a second administrator',
  approved: 'Approved',
  refused: 'Refused or withdrawn',
  over: 'Over',
};

export const states = Object.keys(stateWords) as LegalRequestState[];

/** What there is of the copy now. */
export function copyWords({ copy, state }: LegalRequestDetail): string {
  if (copy.state === 'making') return 'The copy is being made. This page shows when it’s ready.';
  if (copy.state === 'failed') return 'The copy couldn’t be made. Withdraw this request, and record it again.';
  if (copy.state === 'gone') return 'The copy is deleted. This record stays.';
  return state === 'waiting' ? 'The copy is kept, and no one can open it yet.' : 'The copy can be downloaded.';
}
