import { linksOf } from '../walk.ts';
import type { Rule } from './finding.ts';
import { flat } from './text-blocks.ts';

/** Words of a link that could lead anywhere. */
export const vague =
  /^(click( here| this)?|here|this|this (link|page|site|article|post)|link|read (more|on|this)|more|more (info|information|here)|learn more|find out more|see (more|here)|go|website|page)[.!…]*$/i;
const address = /^(https?:\/\/|www\.)\S+$/i;

/** Links whose words do not say where they lead. */
export const linkText: Rule = ({ document, blocks }) => {
  const byPath = new Map(blocks.map((block) => [block.path.join(), block]));
  return linksOf(document).flatMap(({ text, path }) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const bare = address.test(words);
    if (!bare && !vague.test(words)) return [];
    const parent = path.slice(0, -1);
    const from = flat(byPath.get(parent.join())?.content.slice(0, path.at(-1)) ?? []).length;
    return [
      {
        kind: 'link-text',
        key: `link:${words}:${path.join()}`,
        title: bare ? 'A link that is only an address' : `A link that says “${words}”`,
        reason: bare
          ? 'Read aloud, an address is a long row of letters.'
          : 'In a list of links, it says nothing of where it leads.',
        suggestion: bare
          ? 'Write in words where it leads, and link those words.'
          : 'Link the words that say where it leads.',
        quote: words,
        place: { path: parent, from, to: from + text.length },
      },
    ];
  });
};
