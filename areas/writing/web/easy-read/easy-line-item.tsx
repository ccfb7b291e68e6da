import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { LineSymbols } from '#platform/web/line-symbols.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EasyPicture } from '#platform/web/ui/easy-lines.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { countWords } from '../../pure/checks/long-sentences.ts';
import { easyReadWords } from '../../pure/easy-read.ts';
import type { EasyLine } from './use-easy-draft.ts';

interface Props {
  readonly line: EasyLine;
  readonly number: number;
  readonly symbols: LineSymbols;
  readonly onDecide: (part: Partial<EasyLine>, said: string) => void;
}

/** One line with its picture to the left, and what the person decides about it. */
export function EasyLineItem({ line, number, symbols, onDecide }: Props) {
  const [changing, setChanging] = useState(false);
  const id = useId();
  const picture = symbols.pictureOf(line.symbol);
  return (
    <li className="easy-line" data-state={line.state}>
      <EasyPicture icon={picture} />
      <div className="stack">
        <p data-line={line.id} tabIndex={-1} id={id}>
          <span className="vh">Line {number}: </span>
          {line.state === 'dropped' ? <s>{line.text}</s> : line.text}
        </p>
        {line.state === 'kept' && (
          <p className="small soft">
            <Icon icon={Check} /> Kept
          </p>
        )}
        {line.state === 'dropped' && (
          <p className="small soft">
            <Icon icon={X} /> Dropped
          </p>
        )}
        {line.broken && line.state !== 'dropped' && (
          <p className="hint">This line is part of a longer sentence. Change it into a sentence of its own.</p>
        )}
        {changing ? (
          <Change
            line={line}
            number={number}
            symbols={symbols}
            onCancel={() => {
              setChanging(false);
              document.getElementById(id)?.focus();
            }}
            onSave={(part) => {
              setChanging(false);
              onDecide({ ...part, broken: false, state: 'kept' }, `Line ${number} is changed and kept.`);
            }}
          />
        ) : (
          <div className="row">
            {line.state === 'open' && (
              <Button onClick={() => onDecide({ state: 'kept' }, `Line ${number} is kept.`)}>Keep line {number}</Button>
            )}
            <Button variant="quiet" onClick={() => setChanging(true)}>
              Change line {number}
            </Button>
            {line.state === 'dropped' ? (
              <Button
                variant="quiet"
                onClick={() => onDecide({ state: 'open' }, `Line ${number} is in the draft again.`)}
              >
                Bring in line {number}
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => onDecide({ state: 'dropped' }, `Line ${number} is dropped.`)}>
                Drop line {number}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface ChangeProps extends Omit<Props, 'onDecide'> {
  readonly onCancel: () => void;
  readonly onSave: (part: Pick<EasyLine, 'text' | 'symbol'>) => void;
}

function Change({ line, number, symbols, onCancel, onSave }: ChangeProps) {
  const [text, setText] = useState(line.text);
  const [symbol, setSymbol] = useState(line.symbol ?? '');
  const [error, setError] = useState<string>();
  const count = countWords(text);
  return (
    <>
      <TextArea
        label={`Words of line ${number}`}
        rows={2}
        autoFocus
        hint={count > easyReadWords ? `${count} words. Easy Read has ${easyReadWords} at most in a line.` : undefined}
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {symbols.choices.length > 0 && (
        <Select
          label={`Picture of line ${number}`}
          options={[
            { value: '', label: 'No picture' },
            ...symbols.choices.map(({ symbol: value, word }) => ({ value, label: word })),
          ]}
          value={symbol}
          onChange={(event) => setSymbol(event.currentTarget.value)}
        />
      )}
      <div className="row">
        <Button
          variant="primary"
          onClick={() => {
            const words = text.replaceAll(/\s+/g, ' ').trim();
            if (words) onSave({ text: words, symbol: symbol || null });
            else setError('Write the line, or cancel and drop it.');
          }}
        >
          Save line {number}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel<span className="vh"> the change of line {number}</span>
        </Button>
      </div>
    </>
  );
}
