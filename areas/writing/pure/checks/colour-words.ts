import type { Rule } from './finding.ts';

const pointed =
  /\b(?:the|a|this|that|these|those|every|each)\s+(?:red|green|blue|yellow|orange|purple|pink|grey|gray|black|white|brown)\s+(?:buttons?|links?|texts?|words?|box(?:es)?|dots?|lines?|icons?|arrows?|ones?|areas?|parts?|sections?|cells?|rows?|columns?)\b|\b(?:in|marked)\s+(?:red|green|blue|yellow|orange)\b/gi;

/** Something that is named by its colour alone. */
export const colourWords: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(pointed)].map(({ 0: words, index }) => ({
      kind: 'colour',
      key: `colour:${words}:${block.path.join()}`,
      title: 'Something is named by its colour',
      reason: 'Not everyone can see the colour.',
      suggestion: 'Add its name, place or shape.',
      quote: words,
      place: { path: block.path, from: index, to: index + words.length },
    })),
  );
