import { useDeferredValue, useMemo } from 'react';
import { EasyReadDrafter, easyReadHelp } from '#areas/writing/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { usePart } from '#platform/web/later.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** It was published with this Easy Read version, and the text may have changed since. */
  readonly published: string | undefined;
  /** Lines that are drafted are kept on this device under it. */
  readonly field: string;
  /** The words of the blog. */
  readonly source: () => string;
  readonly fits: boolean;
  readonly onChange: (easy: string) => void;
  readonly onFits: (fits: boolean) => void;
}

/** The same once more for readers of Easy Read, with help that stays on this device. */
export function EasyField({ id, value, error, published, field, source, fits, onChange, onFits }: Props) {
  return (
    <div className="stack">
      <TextArea
        id={id}
        label="Easy Read version"
        optional
        hint="One idea on each line, in short words. Readers can choose it."
        rows={6}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="row">
        <EasyReadDrafter field={field} into="the Easy Read version" source={source} value={value} onUse={onChange} />
      </div>
      {published && value === published && (
        <Checkbox
          label="This Easy Read version still fits the full text"
          hint="Otherwise, readers are told it’s out of date when you change the full text."
          checked={fits}
          onChange={(event) => onFits(event.currentTarget.checked)}
        />
      )}
      {value.trim() !== '' && <Hints text={value} />}
    </div>
  );
}

function Hints({ text }: { readonly text: string }) {
  const latest = useDeferredValue(text);
  const { loaded: hintsOf } = usePart(easyReadHelp);
  const hints = useMemo(() => hintsOf?.(latest), [hintsOf, latest]);
  if (!hints) return null;
  const { long, hard, contractions } = hints;
  const count = long.length + hard.length + contractions.length;
  if (count === 0) return <p className="small soft">We found no long sentences or hard words.</p>;
  return (
    <Disclosure boxed summary={`Help with Easy Read: ${counted(count, 'place')}`}>
      <div className="stack">
        {long.length > 0 && (
          <>
            <p>These sentences have more than 12 words:</p>
            <ul>
              {long.map(({ sentence, words }) => (
                <li key={sentence}>
                  “{sentence}” ({words} words)
                </li>
              ))}
            </ul>
          </>
        )}
        {hard.length > 0 && <p>Long words to explain or change: {hard.join(', ')}.</p>}
        {contractions.length > 0 && <p>Write these as two words: {contractions.join(', ')}.</p>}
      </div>
    </Disclosure>
  );
}
