import { Pencil } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CaptionMySpeech, FixCaption, TypeCaption } from '#platform/web/captions/caption-parts.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import { limits } from '../../pure/limits.ts';
import { say } from '../data.ts';
import { type CaptionLine, useCaptions } from '../news.ts';

/** What is still being said is told so often. */
const everyMs = 800;

interface Writing {
  line: number | undefined;
  at: number;
  toldAt: number;
}

/** Sends lines of captions. A line begins, and takes its number, when its first word comes. */
function useWriter(id: number, now: () => number, numbers: RefObject<number>) {
  const state = useRef<Writing>({ line: undefined, at: 0, toldAt: 0 });
  const tell = (text: string, done: boolean) => {
    const own = state.current;
    if (own.line === undefined) {
      own.line = numbers.current;
      own.at = now();
      numbers.current += 1;
    }
    own.toldAt = Date.now();
    const { line, at } = own;
    const words = text.slice(0, limits.caption);
    return say('broadcastCaption', { broadcastId: id, line, at, until: Math.max(at, now()), text: words, done });
  };
  return {
    write: (text: string) => {
      if (text.trim() !== '' && Date.now() - state.current.toldAt >= everyMs) tell(text, false);
    },
    finish: (text: string): boolean => {
      if (!tell(text, true)) return false;
      state.current.line = undefined;
      return true;
    },
  };
}

interface OwnCaptionsProps {
  readonly id: number;
  /** Milliseconds since the recording began. */
  readonly now: () => number;
  /** The microphone is on. */
  readonly isOn: boolean;
}

/** The captions of a live video: from the author’s browser, or typed by them or by whoever sits beside them. */
export function OwnCaptions({ id, now, isOn }: OwnCaptionsProps) {
  const numbers = useRef(1);
  const spoken = useWriter(id, now, numbers);
  const typed = useWriter(id, now, numbers);
  const lines = useCaptions(id, () => undefined);
  return (
    <Section title="Captions" intro="Viewers read them while you speak. They become the captions of your recording.">
      <CaptionMySpeech
        isOn={isOn}
        limit={limits.caption}
        onInterim={spoken.write}
        onLine={(text) => void spoken.finish(text)}
        otherwise="You, or someone beside you, can type what you say."
      />
      <TypeCaption label="Type a caption" limit={limits.caption} onWrite={typed.write} onLine={typed.finish} />
      <Lines id={id} lines={lines} />
    </Section>
  );
}

function Lines({ id, lines }: { readonly id: number; readonly lines: readonly CaptionLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  useEffect(() => {
    // Whoever is in a line stays there.
    const own = list.current;
    if (!own || own.contains(document.activeElement) || lines.length === 0) return;
    own.scrollTo({ top: own.scrollHeight });
  }, [lines]);
  if (lines.length === 0) return <p className="soft">Nothing has been captioned yet.</p>;
  return (
    <ol ref={list} className="live-lines plain-list" aria-label="Captions" tabIndex={stop}>
      {lines.map((line) => (
        <Line key={line.key} id={id} line={line} />
      ))}
    </ol>
  );
}

function Line({ id, line }: { readonly id: number; readonly line: CaptionLine }) {
  const [isFixing, setFixing] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const wasFixing = useRef(false);
  useEffect(() => {
    // Whoever has put it right, or has not, goes on where they began.
    if (!isFixing && wasFixing.current) correct.current?.focus();
    wasFixing.current = isFixing;
  }, [isFixing]);
  const { id: caption, text, isDone } = line;
  if (isFixing && caption !== null) {
    return (
      <li>
        <FixCaption
          text={text}
          limit={limits.caption}
          onSave={(words) => say('broadcastCaptionFix', { broadcastId: id, caption, text: words })}
          onDone={() => setFixing(false)}
        />
      </li>
    );
  }
  return (
    <li className="row">
      <span className="live-words">
        {text}
        {!isDone && <span className="soft"> …</span>}
      </span>
      {caption !== null && (
        <Button
          ref={correct}
          variant="quiet"
          icon={Pencil}
          onClick={() => setFixing(true)}
          description="correct a caption"
        >
          Correct<span className="vh"> “{text.slice(0, 60)}”</span>
        </Button>
      )}
    </li>
  );
}
