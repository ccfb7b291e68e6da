import './symbol-text.css';
import { Icon } from '#platform/web/ui/icon.tsx';
import { findSymbols, type TextPart } from '../../pure/symbols/find-symbols.ts';
import { pictureOf } from './pictures.ts';
import type { WithSymbolsProps } from './props.ts';

/** Marks that follow a word stay in its box, or they would stand far from a short word. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const out: TextPart[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    const [marks = ''] = (before?.symbol && /^[^\s\p{L}\p{N}]+/u.exec(part.text)) || [];
    if (before && marks) out[out.length - 1] = { ...before, text: before.text + marks };
    if (part.text.length > marks.length) out.push({ ...part, text: part.text.slice(marks.length) });
  }
  return out;
}

/** The words are the text itself, so it is read, copied and searched as ever; pictures only stand above. */
export function SymbolText({ text, symbols = [] }: WithSymbolsProps) {
  let at = 0;
  return (
    <p className="sym-text">
      {joined(findSymbols(text, symbols)).map((part) => {
        const key = at;
        at += part.text.length;
        const picture = pictureOf(part.symbol);
        if (!picture) return <span key={key}>{part.text}</span>;
        return (
          <span key={key} className="sym-above">
            <Icon icon={picture} />
            {part.text}
          </span>
        );
      })}
    </p>
  );
}
