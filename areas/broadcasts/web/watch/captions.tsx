import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import { clockOf } from '../../pure/transcript.ts';
import { useCaptionsBefore } from '../data.ts';
import { useCaptions } from '../news.ts';

/** The last lines below the picture, large; all of them, and what was said before, a press away. */
const mostShown = 3;

export function Captions({ id }: { readonly id: number }) {
  const [reads, setReads] = useState(false);
  const lines = useCaptions(id, (text) => {
    if (reads) announce(text);
  });
  return (
    <Section title="Captions">
      <div className="live-now">
        {lines.length === 0 && <p className="soft">No captions yet.</p>}
        {lines.slice(-mostShown).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <Checkbox
        label="Send captions to my screen reader"
        checked={reads}
        onChange={(event) => setReads(event.currentTarget.checked)}
      />
      {lines.length > mostShown && (
        <Disclosure summary="All captions since you came">
          <All lines={lines.map(({ key, text }) => ({ key, text }))} />
        </Disclosure>
      )}
      <Before id={id} summary="What was said before" />
    </Section>
  );
}

function All({ lines }: { readonly lines: readonly { readonly key: string; readonly text: string }[] }) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <ol ref={list} className="live-lines plain-list" aria-label="Captions" tabIndex={stop}>
      {lines.map(({ key, text }) => (
        <li key={key} className="live-words">
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Read once somebody wants it. */
export function Before({ id, summary }: { readonly id: number; readonly summary: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={setOpen}>
      {isOpen && <Lines id={id} />}
    </Disclosure>
  );
}

function Lines({ id }: { readonly id: number }) {
  const { items, error, loading, retry, refreshing, hasMore, loadMore, loadingMore } = useCaptionsBefore(id);
  if (loading) return <Spinner label="Loading the captions" />;
  if (error) {
    return (
      <ErrorState title="Couldn’t load the captions" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (items.length === 0) return <p className="soft">Nothing was captioned.</p>;
  return (
    <div className="stack">
      {hasMore && (
        <div>
          <Button variant="quiet" pending={loadingMore} onClick={loadMore}>
            Earlier captions
          </Button>
        </div>
      )}
      <ol className="plain-list live-all" aria-label="Earlier captions">
        {items.toReversed().map((line) => (
          <li key={line.id} className="live-words">
            <span className="soft num">{clockOf(line.at)}</span> {line.text}
          </li>
        ))}
      </ol>
    </div>
  );
}
