import { useEffect, useState } from 'react';
import { type LineSymbols, lineSymbols } from '../line-symbols.ts';
import { Icon, type LucideIcon } from './icon.tsx';
import './easy-lines.css';

export interface EasyText {
  readonly text: string;
  /** The name of its picture. Left out: one that fits a word of it. Null: none. */
  readonly symbol?: string | null;
}

/** Left of a line, also where it has none: so that all words begin at one edge. */
export const EasyPicture = ({ icon }: { readonly icon: LucideIcon | undefined }) => (
  <span className="easy-picture">{icon && <Icon icon={icon} />}</span>
);

/** One idea a line, with a picture left of it where one fits. */
export function EasyLines({ lines }: { readonly lines: readonly EasyText[] }) {
  const [symbols, setSymbols] = useState<LineSymbols>();
  useEffect(() => {
    // Without the pictures the lines are there all the same.
    lineSymbols
      .now()[0]?.()
      .then(setSymbols, () => undefined);
  }, []);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list easy-text" role="list">
      {lines.map(({ text, symbol }, at) => {
        const picture = symbols?.pictureOf(symbol === undefined ? symbols.suggest(text) : symbol);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            <EasyPicture icon={picture} />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
