import { currentSession } from './session.ts';

/** For whom this tab acts: the member whose supporter is signed in here. */
export interface Acting {
  readonly member: { readonly id: number; readonly displayName: string };
  /** Every call of the areas that are given: it is made for the member, or refused. */
  readonly operations: readonly string[];
  /** Those that may be made. */
  readonly open: readonly string[];
  /** Of these, what is only prepared: the member confirms or drops it. */
  readonly drafted: readonly string[];
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

/**
 * What would be refused is not shown. What isn’t given stays the supporter’s own, so this rule doesn’t close it. Where
 * `page` reads the page that a call of another area stands on, both have to be about the same person.
 */
export function mayHere(operation: string, page = operation): boolean {
  const acting = actsFor();
  if (!acting) return true;
  const { operations, open } = acting;
  const forMember = operations.includes(operation);
  return forMember === operations.includes(page) && (!forMember || open.includes(operation));
}

/** This call is made for the member here: what one has oneself doesn’t count. */
export const isForMember = (operation: string): boolean => actsFor()?.operations.includes(operation) ?? false;
