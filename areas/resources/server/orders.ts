import { z } from 'zod';
import { exactTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { Tab } from '../pure/options.ts';

interface Order {
  /** SQL: what the list is sorted by, before the id. */
  readonly by: readonly string[];
  readonly falls: boolean;
  /** SQL types of `by`. */
  readonly types: readonly string[];
  /** SQL: an array of texts that says where a row stands. */
  readonly place: string;
  readonly cursor: z.ZodType<readonly string[]>;
}

const whole = z.string().regex(/^\d{1,9}$/);
const title = { by: ['lower(r.title) collate "C"'], types: ['text'] };
const byTitle: Order = {
  ...title,
  falls: false,
  place: 'array[lower(r.title)]',
  cursor: z.tuple([z.string().max(300)]),
};
const orders: Readonly<Record<Tab, Order>> = {
  all: byTitle,
  verified: byTitle,
  popular: {
    by: ['r.helpful', 'r.view_count'],
    types: ['int', 'int'],
    falls: true,
    place: 'array[r.helpful::text, r.view_count::text]',
    cursor: z.tuple([whole, whole]),
  },
  recent: {
    by: ['r.created_at'],
    types: ['timestamptz'],
    falls: true,
    place: `array[${exactTime('r.created_at')}]`,
    cursor: z.tuple([
      z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/)
        .refine((at) => !Number.isNaN(Date.parse(at))),
    ]),
  },
};

/** The text of an order for a list of resources r, and where the page begins. */
export function orderOf(tab: Tab, cursor: string | undefined, value: (one: unknown) => string) {
  const order = orders[tab];
  const direction = order.falls ? 'desc' : 'asc';
  const keys = [...order.by, 'r.id'];
  let after = 'true';
  if (cursor !== undefined) {
    const { place, id } = readPlace(order, cursor);
    const values = place.map((one, n) => `${value(one)}::${order.types[n]}`);
    after = `(${keys.join(', ')}) ${order.falls ? '<' : '>'} (${[...values, `${value(id)}::int`].join(', ')})`;
  }
  return { after, place: order.place, text: keys.map((key) => `${key} ${direction}`).join(', ') };
}

export const writePlace = (place: readonly string[], id: number) =>
  Buffer.from(JSON.stringify([...place, id])).toString('base64url');

function readPlace(order: Order, cursor: string) {
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const id = z.number().int().min(0).max(2_147_483_647).parse(all.at(-1));
    const place = order.cursor.parse(all.slice(0, -1));
    if (place.some((one) => one.includes('\0'))) throw new Error('U+0000');
    return { place, id };
  } catch {
    // Somebody made it up, or it is of another tab.
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
}
