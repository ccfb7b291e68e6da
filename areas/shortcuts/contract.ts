import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { areaContract, nothing, operation, paged } from '#platform/contract/operation.ts';

/** "Your shortcuts" holds a handful. */
export const mostShortcuts = 8;

/** An address within the site: a path, and a query if need be; never another host. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./~%?=&+,:@]*$/, { error: 'Give an address within Doorways, such as /forums.' });

export const Shortcut = z.object({ path: z.string(), title: z.string() });
export type Shortcut = z.infer<typeof Shortcut>;

export const listShortcuts = operation({
  name: 'listShortcuts',
  method: 'GET',
  path: '/api/shortcuts',
  policy: 'member',
  summary: 'The pages you keep at hand, in the order in which you added them.',
  output: paged(Shortcut),
});

export const addShortcut = operation({
  name: 'addShortcut',
  method: 'PUT',
  path: '/api/shortcuts',
  policy: 'member',
  summary: 'Keeps a page at hand; a page that is kept already gets the new title. Answers with all of them.',
  body: z.object({ path, title: text(80) }),
  output: paged(Shortcut),
  errors: ['conflict'],
  whileSuspended: true,
});

export const removeShortcut = operation({
  name: 'removeShortcut',
  method: 'DELETE',
  path: '/api/shortcuts',
  policy: 'member',
  summary: 'Lets go of a page.',
  query: z.object({ path }),
  output: nothing(),
  whileSuspended: true,
});

export const shortcutsContract = areaContract({
  name: 'shortcuts',
  operations: [listShortcuts, addShortcut, removeShortcut],
  entities: { Shortcut },
});
