import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { BoardWord } from '../../pure/symbols/words.ts';
import { asBoardWord, type Kept, mostOwn, type OwnWord } from './kept.ts';
import { OwnWordForm } from './own-word-form.tsx';
import { Tile, TileGroup } from './tile.tsx';

const undoMs = 10_000;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Words of the person's own: to press, to add, to change and to delete. */
export function MyWords({
  own,
  keep,
  onWord,
}: {
  readonly own: readonly OwnWord[];
  readonly keep: (change: (now: Kept) => Partial<Kept>) => void;
  readonly onWord: (word: BoardWord) => void;
}) {
  /** The word that is changed; null for a new one. */
  const [form, setForm] = useState<OwnWord | null | undefined>();
  const add = useRef<HTMLButtonElement>(null);
  const closed = form === undefined;
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current && closed) add.current?.focus();
    opened.current = !closed;
  }, [closed]);

  const save = (word: OwnWord) => {
    const old = form?.word;
    keep((now) => ({
      own: old ? now.own.map((one) => (one.word === old ? word : one)) : [...now.own, word],
    }));
    setForm(undefined);
    announce(`“${word.word}” is in My words.`);
  };
  const remove = (word: OwnWord) => {
    const place = own.indexOf(word);
    keep((now) => ({ own: now.own.filter((one) => one.word !== word.word) }));
    add.current?.focus();
    toast({
      title: `“${word.word}” is deleted from My words.`,
      duration: undoMs,
      action: {
        label: 'Undo',
        onAction: () =>
          keep((now) => ({
            own: now.own.some((one) => same(one.word, word.word)) ? now.own : now.own.toSpliced(place, 0, word),
          })),
      },
    });
  };
  if (form !== undefined)
    return (
      <div data-scan-not>
        <OwnWordForm
          word={form}
          isTaken={(text) => own.some((one) => same(one.word, text) && one !== form)}
          onSave={save}
          onCancel={() => setForm(undefined)}
        />
      </div>
    );
  return (
    <div className="stack">
      {own.length > 0 ? (
        <TileGroup label="My words">
          {own.map((word) => (
            <Tile key={word.word} {...word} onPress={() => onWord(asBoardWord(word))} />
          ))}
        </TileGroup>
      ) : (
        <p>You haven’t added your own words yet. Add names, places and things you often say.</p>
      )}
      <div data-scan-not className="stack">
        <p className="soft small">
          My words stay on this device, even after you sign out. Other members who sign in here can’t see them.
        </p>
        {own.length < mostOwn ? (
          <Button ref={add} icon={Plus} onClick={() => setForm(null)}>
            Add a word
          </Button>
        ) : (
          <p>There is room for {mostOwn} words. Delete one to add another.</p>
        )}
        {own.length > 0 && (
          <Disclosure summary="Change or delete my words">
            <ul className="list plain-list">
              {own.map((word) => (
                <li key={word.word} className="row sym-own">
                  <span className="sym-own-word">{word.word}</span>
                  <Button
                    variant="quiet"
                    icon={Pencil}
                    aria-label={`Change ${word.word}`}
                    onClick={() => setForm(word)}
                  >
                    Change
                  </Button>
                  <Button variant="quiet" icon={Trash2} aria-label={`Delete ${word.word}`} onClick={() => remove(word)}>
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </div>
  );
}
