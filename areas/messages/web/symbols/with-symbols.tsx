import { part, usePart } from '#platform/web/later.tsx';
import type { WithSymbolsProps } from './props.ts';

const content = part(async () => (await import('./symbol-text.tsx')).SymbolText);

/** A text with its pictures above the words. Until the pictures are there, and where they cannot come, the text alone. */
export function WithSymbols(props: WithSymbolsProps) {
  const { loaded: Content } = usePart(content);
  return Content ? <Content {...props} /> : <p>{props.text}</p>;
}
