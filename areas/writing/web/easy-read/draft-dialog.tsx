import './easy-read.css';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { type LineSymbols, lineSymbols } from '#platform/web/line-symbols.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { draftNote, easyReadText } from '../../pure/easy-read-draft.ts';
import { easyReadPage, type PageLine } from '../../pure/easy-read-page.ts';
import { EasyLineItem } from './easy-line-item.tsx';
import { type EasyLine, useEasyDraft } from './use-easy-draft.ts';

interface Props {
  readonly field: string;
  readonly into: string;
  readonly source: () => string;
  readonly onClose: () => void;
  readonly onUse: (text: string) => void;
}

const none: LineSymbols = { suggest: () => null, choices: [], pictureOf: () => undefined };

/** Loads the pictures first; without them the lines are there all the same. */
export function DraftDialog(props: Props) {
  const [symbols, setSymbols] = useState<LineSymbols>();
  useEffect(() => {
    const [load] = lineSymbols.now();
    if (load) load().then(setSymbols, () => setSymbols(none));
    else setSymbols(none);
  }, []);
  return symbols ? <Drafting {...props} symbols={symbols} /> : null;
}

const toDecide = (count: number) =>
  count === 0 ? 'Nothing left to decide.' : counted(count, 'line to decide.', 'lines to decide.');

function Drafting({ field, into, source, onClose, onUse, symbols }: Props & { readonly symbols: LineSymbols }) {
  const easy = useEasyDraft(field, source(), symbols.suggest);
  const { lines, hardWords } = easy.draft;
  const [error, setError] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [next, setNext] = useState<{ readonly id: number | undefined }>();

  // The next line to decide has the focus; after the last one, what is left to do.
  useEffect(() => {
    if (!next) return;
    const line = next.id === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-line="${next.id}"]`);
    (line ?? status.current)?.focus();
  }, [next]);

  const open = lines.filter(({ state }) => state === 'open');
  const kept = lines.filter(({ state }) => state === 'kept');
  const words = hardWords.filter(({ word }) =>
    lines.some((line) => line.state !== 'dropped' && line.text.includes(word)),
  );

  const decide = (line: EasyLine, part: Partial<EasyLine>, said: string) => {
    easy.changeLine(line.id, part);
    setError(undefined);
    announce(said);
    const later = lines.filter(({ id, state }) => state === 'open' && id !== line.id);
    setNext({ id: part.state === 'open' ? line.id : (later.find(({ id }) => id > line.id) ?? later[0])?.id });
  };
  const make = () => {
    const count = easy.makeLines();
    if (count === 0) return setError('Write or paste a text first.');
    setError(undefined);
    announce(`${counted(count, 'line', 'lines')} drafted.`);
    setNext({ id: undefined });
  };
  const ready = () => {
    if (open.length === 0 && kept.length > 0) return true;
    const why =
      open.length > 0
        ? `Decide about ${counted(open.length, 'line', 'lines')} first, or keep all lines.`
        : 'Keep one line at least.';
    setError(why);
    announce(why, { urgent: true });
    return false;
  };
  const use = () => {
    if (!ready()) return;
    easy.forget();
    onUse(
      easyReadText(
        kept.map(({ text }) => text),
        words,
      ),
    );
  };
  const save = () => {
    if (!ready()) return;
    const pictureOf = ({ id }: EasyLine) =>
      list.current?.querySelector(`[data-line="${id}"]`)?.closest('li')?.querySelector('.easy-picture svg')
        ?.outerHTML ?? '';
    const page = kept.map((line): PageLine => ({ text: line.text, picture: pictureOf(line) }));
    saveFile('easy-read-draft.html', easyReadPage('Easy Read draft', page, words), 'text/html');
    announce('The page is saved on this device.');
  };

  if (lines.length === 0)
    return (
      <Dialog
        open
        size="l"
        title="Draft in Easy Read"
        description="It makes short lines with one idea each. It all happens on this device."
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={make}>
            Make lines
          </Button>
        }
      >
        <TextArea
          label="Your text"
          rows={10}
          error={error}
          value={easy.draft.source}
          onChange={(event) => {
            easy.setSource(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      size="l"
      title="Draft in Easy Read"
      description="Keep, change or drop each line. We keep your lines on this device until you use them."
      onClose={onClose}
      footer={
        <>
          {error && <p className="easy-error">{error}</p>}
          <Button variant="primary" onClick={use}>
            Put it in {into}
          </Button>
          <Button onClick={save}>Save a page with pictures</Button>
        </>
      }
    >
      <div className="stack">
        <Notice tone="info" title={draftNote} />
        <p ref={status} tabIndex={-1}>
          {counted(lines.length, 'line', 'lines')}. {toDecide(open.length)}
        </p>
        <div className="row">
          {open.length > 0 && (
            <Button
              onClick={() => {
                easy.keepAll();
                setError(undefined);
                announce('All lines are kept.');
                setNext({ id: undefined });
              }}
            >
              Keep all lines
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              easy.restart(source() || easy.draft.source);
              announce('Back to your text.');
            }}
          >
            Start again from the text
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ol ref={list} className="easy-lines" role="list">
          {lines.map((line, at) => (
            <EasyLineItem
              key={line.id}
              line={line}
              number={at + 1}
              symbols={symbols}
              onDecide={(part, said) => decide(line, part, said)}
            />
          ))}
        </ol>
        {words.length > 0 && (
          <section className="stack">
            <h3>Word list</h3>
            <p className="hint">It is added below the lines.</p>
            <dl className="easy-words">
              {words.map(({ word, meaning }) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  );
}
