import { z } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { CallClass } from './limits.ts';

/** What a text to search by is called in the query of an operation. */
const named = /^(q|query|search|words|terms?|text|title|keywords?|find|location|place|near)$/;

function isText(schema: unknown): boolean {
  let at = schema;
  for (;;) {
    if (at instanceof z.ZodString) return true;
    if (at instanceof z.ZodPipe) at = at.in instanceof z.ZodTransform ? at.out : at.in;
    else if (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault) at = at.unwrap();
    else return false;
  }
}

const known = new WeakMap<OperationShape, readonly string[]>();

/** The fields of an operation's query that somebody searches by, in words of their own. */
export function searchFields(operation: OperationShape): readonly string[] {
  const before = known.get(operation);
  if (before) return before;
  const fields = Object.entries(operation.query?.shape ?? {});
  const found = fields.flatMap(([name, schema]) => (named.test(name) && isText(schema) ? [name] : []));
  known.set(operation, found);
  return found;
}

const mostCallers = 5000;
const longestText = 300;

/** What is searched for, in lower case; empty where nothing is searched by words, whatever the operation could. */
export function searchText(operation: OperationShape, query: unknown): string {
  if (operation.rate !== 'search') return '';
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  return searchFields(operation)
    .map((name) => String(given[name] ?? '').trim())
    .join(' ')
    .trim()
    .slice(0, longestText)
    .toLowerCase();
}

export interface Searching {
  /** Undefined: nothing is searched by words, whatever the operation could. */
  rateOf(operation: OperationShape, query: unknown, caller: string, isGuest: boolean): CallClass | undefined;
}

/**
 * How searches are counted: a text that goes on from the caller's last one, or is a part of it, is no new search. So
 * suggestions while somebody types, the counts beside a list and its next pages leave the few new searches alone.
 */
export function makeSearching(): Searching {
  const last = new Map<string, string>();
  return {
    rateOf: (operation, query, caller, isGuest) => {
      const text = searchText(operation, query);
      if (text === '') return undefined;
      const before = last.get(caller);
      last.delete(caller);
      last.set(caller, text);
      const [oldest] = last.size > mostCallers ? last.keys() : [];
      if (oldest !== undefined) last.delete(oldest);
      const goesOn = before !== undefined && (text.startsWith(before) || before.startsWith(text));
      if (goesOn) return isGuest ? 'search-step-guest' : 'search-step';
      return isGuest ? 'search-guest' : 'search';
    },
  };
}
