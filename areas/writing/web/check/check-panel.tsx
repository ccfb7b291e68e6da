import { CircleCheck, MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { applyToDocument, type Edit, sameAtEdits } from '../../pure/checks/edits.ts';
import type { Finding, Fix } from '../../pure/checks/finding.ts';
import { sameDocument } from '../../pure/clean-document.ts';
import { limits } from '../../pure/limits.ts';
import type { Document } from '../../pure/types.ts';
import type { Spot } from '../open-editors.ts';
import { useCheck } from './use-check.ts';

export interface CheckProps {
  readonly document: Document;
  readonly onApply: (change: { readonly document: Document }) => void;
  /** Goes to the place and selects it: `(spot) => selectInEditor(editorId, spot)`. */
  readonly onGoTo: (spot: Spot) => void;
  /** Offers "Ask others to describe it" for pictures without words. */
  readonly askForDescription?: ((mediaId: number) => Promise<void>) | undefined;
  /** Publishing was held back because of a picture: the check begins by itself, with the three ways out. */
  readonly held?: boolean | undefined;
}

interface Done {
  readonly words: string;
  readonly before: Document;
  readonly after: Document;
}

const suggestionsOf = (count: number) =>
  count === 0 ? 'Nothing found.' : counted(count, 'suggestion.', 'suggestions.');

/** What could be easier to read, see or hear. Suggestions: only a picture without a description holds publishing back. */
export function CheckBeforePublishing({ document, onApply, onGoTo, askForDescription, held = false }: CheckProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<Done>();
  const [begun, setBegun] = useState(false);
  const started = begun || held;
  const { checked, failed, retry } = useCheck(document, started);
  const ready = checked !== undefined && !failed;
  const findings = (ready ? checked.findings : []).filter(
    ({ key, picture }) => !left.has(key) && !(picture && asked.has(picture.mediaId)),
  );

  // Once when it is asked for; afterwards the person hears what they do themselves.
  const [said, setSaid] = useState(true);
  useEffect(() => {
    if (said || !(ready || failed)) return;
    setSaid(true);
    if (failed) announce('Couldn’t check the text.', { urgent: true });
    else announce(`Check finished. ${suggestionsOf(findings.length)}`);
  }, [said, ready, failed, findings.length]);

  const begin = () => {
    setBegun(true);
    setSaid(false);
    retry();
    heading.current?.focus();
  };
  const apply = (words: string, edits: readonly Edit[]) => {
    heading.current?.focus();
    if (!checked || !sameAtEdits(edits, checked.document, document)) {
      announce('Nothing was changed, because the text there is different now.');
      return;
    }
    const after = applyToDocument(document, edits);
    setDone({ words, before: document, after });
    onApply({ document: after });
    announce(words);
  };
  const leave = ({ key }: Finding) => {
    setLeft(new Set([...left, key]));
    heading.current?.focus();
  };
  const ask = async (mediaId: number) => {
    try {
      await askForDescription?.(mediaId);
      setAsked(new Set([...asked, mediaId]));
      announce('Others are asked to describe this picture once it is published.');
      heading.current?.focus();
    } catch (error) {
      announce(textForPeople(error), { urgent: true });
    }
  };

  return (
    <section className="check-panel" aria-labelledby={id}>
      <header className="stack">
        <h2 id={id} ref={heading} tabIndex={-1}>
          Check before publishing
        </h2>
        {started && ready && (
          <p className="soft">
            {suggestionsOf(findings.length)}{' '}
            {findings.some(({ picture }) => picture)
              ? 'A picture needs one of the answers below before you publish. All else is up to you.'
              : 'Your words stay yours: nothing here has to be done.'}
          </p>
        )}
        {started && !ready && !failed && <p className="soft">Checking…</p>}
        {failed && <p className="soft">Couldn’t check the text. Your words are not changed.</p>}
        {!started && <p className="soft">Looks for what is hard to read, see or hear. It stays on this device.</p>}
        {(!started || failed) && <Button onClick={begin}>{failed ? 'Try again' : 'Check this text'}</Button>}
      </header>
      {done && sameDocument(done.after, document) && (
        <p className="check-done">
          <Icon icon={CircleCheck} />
          <span>{done.words}</span>
          <Button
            variant="quiet"
            onClick={() => {
              onApply({ document: done.before });
              setDone(undefined);
              announce('Undone.');
              heading.current?.focus();
            }}
          >
            Undo<span className="vh"> ({done.words})</span>
          </Button>
        </p>
      )}
      {findings.length > 0 && (
        <ol className="check-list">
          {findings.map((finding, at) => (
            <li key={finding.key} className="check-item">
              <FindingView
                finding={finding}
                number={at + 1}
                onGoTo={onGoTo}
                onFix={(fix) => apply(fix.done, fix.edits)}
                onLeave={() => leave(finding)}
                onDescribe={(alt) => {
                  const { place } = finding;
                  if (place) apply('The picture is described.', [{ type: 'picture', path: place.path, set: { alt } }]);
                }}
                onAsk={askForDescription && ((mediaId) => void ask(mediaId))}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface FindingProps {
  readonly finding: Finding;
  readonly number: number;
  readonly onGoTo: (spot: Spot) => void;
  readonly onFix: (fix: Fix) => void;
  readonly onLeave: () => void;
  readonly onDescribe: (alt: string) => void;
  readonly onAsk: ((mediaId: number) => void) | undefined;
}

function FindingView({ finding, number, onGoTo, onFix, onLeave, onDescribe, onAsk }: FindingProps) {
  const { title, reason, suggestion, quote, place, fix, picture } = finding;
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const which = <span className="vh"> (suggestion {number})</span>;
  return (
    <div className="stack">
      <h3>{title}</h3>
      {quote && <p className="check-quote">“{quote}”</p>}
      <p className="hint">
        {reason} {suggestion}
      </p>
      {picture && (
        <>
          <TextArea
            label={`Describe it in a sentence (suggestion ${number})`}
            rows={2}
            limit={limits.alt}
            error={error}
            value={alt}
            onChange={(event) => {
              setAlt(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Button
            onClick={() => (alt.trim() ? onDescribe(alt.trim()) : setError('Write what the picture shows first.'))}
          >
            Keep the description{which}
          </Button>
        </>
      )}
      <div className="row">
        {picture && onAsk && <Button onClick={() => onAsk(picture.mediaId)}>Ask others to describe it{which}</Button>}
        {fix && (
          <Button variant={picture ? 'quiet' : 'secondary'} onClick={() => onFix(fix)}>
            {fix.label}
            {which}
          </Button>
        )}
        {place && (
          <Button variant="quiet" icon={MapPin} onClick={() => onGoTo(place)}>
            Go there{which}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          Leave it{which}
        </Button>
      </div>
    </div>
  );
}
