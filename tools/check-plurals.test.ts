import { expect, test } from 'vitest';
import { pluralsIn } from './check-plurals.ts';

// N stands for a number put into a text.
const found = (text: string) => pluralsIn('a.tsx', text.replaceAll('N', '$' + '{n}')).length;

test.each([
  "const a = `N N`.length + (n === 1 ? 'entry' : 'entries');",
  "const a = n === 1 ? '1 day' : `N days`;",
  "const a = n === 1 ? 'One case comes' : `N cases come`;",
  "const a = n === 1 ? '' : 's';",
  "const a = n !== 1 ? 'are' : 'is';",
  'const a = <b>{n} thing(s)</b>;',
])('a plural that a file forms itself is found: %s', (text) => expect(found(text)).toBe(1));

test.each([
  "const a = days === 1 ? 'Tomorrow' : `In N days`;",
  "const a = n === 1 ? 'What the picture shows' : `What picture N shows`;",
  'const a = side === 1 ? 1 : 0;',
  "const a = counted(n, 'entry', 'entries');",
])('other words for one are no plural: %s', (text) => expect(found(text)).toBe(0));
