import type { ReactNode } from 'react';
import { pageHas, part, usePart } from '../later.tsx';
import { usePreference } from './store.tsx';

const terms = part(async () => (await import('./glossary-text.tsx')).GlossaryText, pageHas('data-reading'));
const short = part(async () => (await import('./short-forms.tsx')).ShortForms);

const mayHaveShort = /\b(?:[A-Z]{2,5}|Auslan)\b/;

/**
 * Text in which short forms such as NDIS tell what they stand for. While reading help is on, all words of the NDIS open
 * their meaning.
 */
export function Glossary({ text }: { readonly text: string }): ReactNode {
  const reads = usePreference('readingAssistance');
  const { loaded: GlossaryText } = usePart(terms, reads);
  const { loaded: ShortForms } = usePart(short, !reads && mayHaveShort.test(text));
  if (reads) return GlossaryText ? <GlossaryText text={text} /> : text;
  return ShortForms ? <ShortForms text={text} /> : text;
}
