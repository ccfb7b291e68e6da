import { currentSession } from './session.ts';

/** For whom this tab acts: the member whose supporter is signed in here. */
export interface Acting {
  readonly member: { readonly id: number; readonly displayName: string };
  /** Every call of the areas that are given: it is made for the member, or refused. */
  readonly operations: readonly string[];
  /** Those that may be made. */
  readonly open: readonly string[];
  readonly doors: readonly { readonly name: string; readonly label: string; readonly closed: string }[];
}

/** In the tab alone: others stay the supporter’s own. */
export const actingKey = (supporterId: number) => `doorways:acting:${supporterId}`;

export function actsFor(): Acting | undefined {
  const { member } = currentSession();
  const kept = member && globalThis.sessionStorage?.getItem(actingKey(member.id));
  return kept ? (JSON.parse(kept) as Acting) : undefined;
}

/** What goes with a call that is made for somebody else. */
export function actingHeader(operation: string): Readonly<Record<string, string>> {
  const acting = actsFor();
  return acting?.operations.includes(operation) ? { 'acts-for': String(acting.member.id) } : {};
}

/** What would be refused is not shown. As oneself, this rule closes nothing. */
export const mayHere = (operation: string): boolean => actsFor()?.open.includes(operation) ?? true;
