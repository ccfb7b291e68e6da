import type { ReactNode } from 'react';
import { pageHas, part, usePart } from '../later.tsx';
import { usePreference } from './store.tsx';

const terms = part(async () => (await import('./glossary-text.tsx')).GlossaryText, pageHas('data-reading'));

/** Text in which NDIS words open their meaning while reading help is on. Otherwise it is the text and nothing else. */
export function Glossary({ text }: { readonly text: string }): ReactNode {
  return usePreference('readingAssistance') ? <WithTerms text={text} /> : text;
}

function WithTerms({ text }: { readonly text: string }): ReactNode {
  const { loaded: GlossaryText } = usePart(terms);
  return GlossaryText ? <GlossaryText text={text} /> : text;
}
