import { Pause, Play, Square, TriangleAlert, Volume2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { readAloudPrivacy, readAloudReason } from '#platform/web/speech/read-aloud.tsx';
import { canSpeak, speaker } from '#platform/web/speech/speaker.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import { heardDocument } from '../../pure/heard/from-document.ts';
import { type Spoken, spokenOrder } from '../../pure/heard/spoken-order.ts';
import type { Document } from '../../pure/types.ts';
import { heardPage } from './heard-page.ts';
import './hear.css';

/** A text of ours, or a page or a part of one, which may be inert. */
export type Heard = { readonly document: Document } | { readonly root: Element };

/** So many are shown at once. */
const most = 200;
const orderOf = (heard: Heard): readonly Spoken[] =>
  spokenOrder('document' in heard ? heardDocument(heard.document) : heardPage(heard.root));

/** What a screen reader says of a text or a page, to read, and to hear when it is asked for. */
export function HearIt({ heard }: { readonly heard: Heard }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <section className="hear-it stack" aria-labelledby={id}>
      <h2 id={id}>Hear it as a screen reader does</h2>
      <p className="soft">Every screen reader says it a little differently. The order is the same.</p>
      <div className="row">
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide what is heard' : 'Show what is heard'}
        </Button>
      </div>
      {shown && <Lines heard={heard} />}
    </section>
  );
}

function Lines({ heard }: { readonly heard: Heard }) {
  const part = 'document' in heard ? heard.document : heard.root;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object around it is new each time
  const lines = useMemo(() => orderOf(heard), [part]);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(list);
  const [said, setSaid] = useState<number>();
  useEffect(() => {
    if (said !== undefined) list.current?.querySelectorAll('li')[said]?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const problems = lines.filter(({ problem }) => problem).length;
  const rest = lines.length - most;
  if (lines.length === 0) return <p>There is nothing to hear yet.</p>;
  return (
    <>
      <p>
        {counted(lines.length, 'line', 'lines')}.{' '}
        {problems === 0
          ? 'Each one says what it is.'
          : counted(problems, 'line says too little.', 'lines say too little.')}
      </p>
      <Voice lines={lines} onSaid={setSaid} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div ref={list} className="hear-lines ring-in-self" role="group" aria-label="What is heard" tabIndex={stop}>
        <ol>
          {(all ? lines : lines.slice(0, most)).map(({ text, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
            <li key={at} tabIndex={-1} aria-current={said === at || undefined}>
              {problem && (
                <>
                  <Icon icon={TriangleAlert} />
                  <span className="vh">Says too little: </span>
                </>
              )}
              {text}
            </li>
          ))}
        </ol>
      </div>
      {!all && rest > 0 && (
        <Button
          onClick={() => {
            setAll(true);
            requestAnimationFrame(() => list.current?.querySelectorAll('li')[most]?.focus());
          }}
        >
          Show {counted(rest, 'more line', 'more lines')}
        </Button>
      )}
    </>
  );
}

interface VoiceProps {
  readonly lines: readonly Spoken[];
  readonly onSaid: (line: number | undefined) => void;
}

/** Nothing is said until it is asked for: people with a screen reader would hear it twice. */
function Voice({ lines, onSaid }: VoiceProps) {
  const status = useSyncExternalStore(speaker.subscribe, speaker.status);
  const [reading, setReading] = useState(false);
  const mine = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => (mine.current ? speaker.stop() : undefined), []);
  // Another text has taken its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines change
  useEffect(() => () => (mine.current ? speaker.stop() : undefined), [lines]);
  if (!canSpeak()) return <p className="hint">{readAloudReason}</p>;

  const end = () => {
    mine.current = false;
    setReading(false);
    onSaid(undefined);
  };
  const start = () => {
    speaker.stop();
    mine.current = true;
    setReading(true);
    for (const [at, { text }] of lines.entries())
      speaker.say({
        text,
        onStart: () => onSaid(at),
        onEnd: (finished) => {
          if (mine.current && (!finished || at === lines.length - 1)) end();
        },
      });
  };
  const paused = status === 'paused';
  const press = () => (!reading ? start() : paused ? speaker.resume() : speaker.pause());
  return (
    <>
      <div className="row">
        <Button ref={button} icon={!reading ? Volume2 : paused ? Play : Pause} onClick={press}>
          {!reading ? 'Read these lines' : paused ? 'Resume reading' : 'Pause reading'}
        </Button>
        {reading && (
          <Button
            icon={Square}
            variant="quiet"
            onClick={() => {
              button.current?.focus();
              speaker.stop();
              announce('Reading has stopped.');
            }}
          >
            Stop reading these lines
          </Button>
        )}
      </div>
      <p className="hint">{readAloudPrivacy}</p>
    </>
  );
}
