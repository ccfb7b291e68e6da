import { useEffect, useState } from 'react';
import { type LineSymbols, lineSymbols } from '#areas/writing/web/public.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ProviderAgreement } from '../../contract.ts';
import { easyLines } from '../../pure/agreement-lines.ts';

/** One idea a line, with a picture left of it where one fits. */
export function EasyAgreement({ agreement }: { readonly agreement: ProviderAgreement }) {
  const [symbols, setSymbols] = useState<LineSymbols>();
  useEffect(() => {
    // Without the pictures the lines are there all the same.
    lineSymbols
      .now()[0]?.()
      .then(setSymbols, () => undefined);
  }, []);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list provider-easy" role="list">
      {easyLines(agreement).map((line, at) => {
        const picture = symbols?.pictureOf(symbols.suggest(line));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two supports may have the same line
          <li key={at}>
            <span className="provider-easy-picture">{picture && <Icon icon={picture} />}</span>
            <span>{line}</span>
          </li>
        );
      })}
    </ul>
  );
}
