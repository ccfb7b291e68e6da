import type { Rule } from './finding.ts';

const emoji = '\\p{Emoji_Presentation}\\p{Emoji_Modifier}?|\\p{Extended_Pictographic}\\ufe0f';
const one = `(?:${emoji})(?:\\u200d(?:${emoji}|[♀♂]\\ufe0f?))*`;
const run = new RegExp(`${one}(?:[ \\u00a0]*${one})*`, 'gu');
const each = new RegExp(one, 'gu');

/** Three emoji or more in a row. */
export const emojiRuns: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(run)].flatMap((match) => {
      const [words] = match;
      const all = words.match(each) ?? [];
      if (all.length < 3) return [];
      const [from, to] = [match.index, match.index + words.length];
      return {
        kind: 'emoji' as const,
        key: `emoji:${words}`,
        title: `${all.length} emoji in a row`,
        reason: 'Screen readers speak the name of each one, one after the other.',
        suggestion: `Keep one: ${all[0]}`,
        quote: words,
        place: { path: block.path, from, to },
        fix: {
          label: `Keep only ${all[0]}`,
          done: `${all.length} emoji became one.`,
          edits: [{ type: 'words' as const, path: block.path, from, to, insert: all[0] ?? '' }],
        },
      };
    }),
  );
