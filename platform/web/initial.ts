import type { Session } from './session.ts';

/** What the server writes into the page, so that the first screen needs no fetch. */
export interface Initial {
  /** Null when the server could not tell. */
  readonly session: Session | null;
  /** The stored preferences record, null when none is stored. */
  readonly preferences: unknown;
  readonly region: 'AU' | 'US';
  readonly demo: boolean;
  /** Bodies of GET answers by address; 'link:<address>' holds the cursor of the next page. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Undefined when the page came without it (the development server). */
export function readInitial(): Initial | undefined {
  const initial = read('doorways-initial') as Omit<Initial, 'data'> | undefined;
  return initial && { ...initial, data: (read('doorways-data') ?? {}) as Initial['data'] };
}

const read = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
