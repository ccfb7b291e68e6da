import { Flag, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { CaptionMySpeech, FixCaption, TypeCaption } from '#platform/web/captions/caption-parts.tsx';
import { type CaptionLine, useCaptions, useCaptionWriter } from '#platform/web/captions/use-captions.ts';
import { tell } from '#platform/web/live/connection.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox, Switch } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import type { EventRoom, EventRoomPerson } from '../../contract.ts';
import { roomLimits } from '../../pure/options.ts';
import { readRoomAgain } from '../data.ts';
import { usePace } from './choices.ts';
import { type ReadLine, useEarlier } from './use-earlier.ts';

/** A page keeps so many lines; what everyone agreed to keep is on the server. */
const most = 2000;
/** So many of the latest lines can be put right or reported. */
const latest = 12;
const countMs = 3000;
const placeOf = (eventId: number) => ({ signal: 'eventLine', fixSignal: 'eventLineFix', at: { eventId } });

interface SaidProps {
  readonly room: EventRoom;
  readonly own: EventRoomPerson;
  readonly isMicOn: boolean;
  /** How often the connection was away. */
  readonly gaps: number;
}

/** The log grows with each line: how long it is, is asked now and then, and not once for each. */
function useCountSoon(eventId: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      readRoomAgain(eventId);
    }, countMs);
  };
}

/** All that is said and written in the room, in one list: captions, what is typed, and what was said before. */
export function Said({ room, own, isMicOn, gaps }: SaidProps) {
  const { eventId } = room;
  const { id: memberId } = own.person;
  const [pace, setPace] = usePace();
  const [reads, setReads] = useState(false);
  const countSoon = useCountSoon(eventId);
  const nameOf = (id: number) =>
    id === memberId ? 'You' : (room.people.find(({ person }) => person.id === id)?.person.displayName ?? 'Someone');
  const lines = useCaptions({
    ...placeOf(eventId),
    most,
    nameOf,
    onLine: (line) => {
      if (reads && line.byId !== memberId) announce(`${line.speaker}: ${line.text}`);
      if (room.logAgreed === room.present) countSoon();
    },
  });
  const earlier = useEarlier(room, gaps, lines);
  const all: readonly ReadLine[] = [
    ...earlier,
    ...lines.map(({ key, speakerId, speaker, byId, by, text, isDone }) => ({
      key,
      speaker,
      by: byId === speakerId ? undefined : by,
      text,
      isDone,
    })),
  ];
  const mayWrite = own.isOrganizer || !own.isMuted;
  return (
    <Section
      title="What is said"
      intro="Captions and what people write. A line goes after two minutes, unless everyone agrees to a log. Reporting a line sends moderators those two minutes."
    >
      <Switch
        label="Read at my own pace"
        hint="Nothing moves. New lines are counted, and come when you ask for them."
        checked={pace === 'on'}
        onChange={(on) => setPace(on ? 'on' : 'off')}
      />
      {pace === 'on' ? <AtOwnPace lines={all.filter(({ isDone }) => isDone)} /> : <AsItComes lines={all} />}
      {pace !== 'on' && (
        <Checkbox
          label="Send new lines to my screen reader"
          checked={reads}
          onChange={(event) => setReads(event.currentTarget.checked)}
        />
      )}
      {mayWrite && <Write eventId={eventId} memberId={memberId} />}
      {own.inCall && mayWrite && <OwnSpeech eventId={eventId} memberId={memberId} isMicOn={isMicOn} />}
      {mayWrite && (own.role === 'captioner' || own.isOrganizer) && (
        <Disclosure summary="Type for someone">
          <Typist eventId={eventId} memberId={memberId} people={room.people} />
        </Disclosure>
      )}
      <Mend eventId={eventId} memberId={memberId} lines={lines} mayWrite={mayWrite} />
    </Section>
  );
}

const words = ({ speaker, by, text, isDone }: ReadLine) => (
  <>
    <b>{speaker}: </b>
    {text}
    {!isDone && <span className="soft"> …</span>}
    {by && <span className="soft"> (typed by {by})</span>}
  </>
);

/** The latest line is in view, unless the reader is in the list. */
function AsItComes({ lines }: { readonly lines: readonly ReadLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  useEffect(() => {
    const own = list.current;
    if (!own || own.contains(document.activeElement) || lines.length === 0) return;
    own.scrollTo({ top: own.scrollHeight });
  }, [lines]);
  if (lines.length === 0) return <p className="soft">Nothing has been said or written yet.</p>;
  return (
    <ol ref={list} className="event-said event-log plain-list" aria-label="What is said" tabIndex={stop}>
      {lines.map((line) => (
        <li key={line.key}>{words(line)}</li>
      ))}
    </ol>
  );
}

/**
 * For reading by braille, by ear or slowly: the list stays as it is, and nothing is announced. New lines are counted on a
 * button, which puts the reader on the first of them.
 */
function AtOwnPace({ lines }: { readonly lines: readonly ReadLine[] }) {
  const [shown, setShown] = useState(lines.length);
  const [first, setFirst] = useState<number>();
  const next = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (first !== undefined) next.current?.focus();
  }, [first]);
  const fresh = Math.max(0, lines.length - shown);
  const more = () => {
    setFirst(shown);
    setShown(lines.length);
  };
  return (
    <>
      {shown > 0 && (
        <ol className="event-log plain-list" aria-label="What is said">
          {lines.slice(0, shown).map((line, n) => (
            <li key={line.key} ref={n === first ? next : undefined} tabIndex={n === first ? -1 : undefined}>
              {words(line)}
            </li>
          ))}
        </ol>
      )}
      <div>
        {fresh === 0 ? (
          <p className="soft">{shown === 0 ? 'Nothing has been said or written yet.' : 'No new lines.'}</p>
        ) : (
          <Button description="new lines" onClick={more}>
            {counted(fresh, 'new line')}
          </Button>
        )}
      </div>
    </>
  );
}

interface Own {
  readonly eventId: number;
  readonly memberId: number;
}

/** The reader’s own words, letter by letter. */
function Write({ eventId, memberId }: Own) {
  const writer = useCaptionWriter(placeOf(eventId), roomLimits.line);
  return (
    <TypeCaption
      label="Write something"
      limit={roomLimits.line}
      onWrite={(text) => void writer.write(memberId, text)}
      onLine={(text) => writer.finish(memberId, text)}
    />
  );
}

function OwnSpeech({ eventId, memberId, isMicOn }: Own & { readonly isMicOn: boolean }) {
  const writer = useCaptionWriter(placeOf(eventId), roomLimits.line);
  return (
    <CaptionMySpeech
      isOn={isMicOn}
      limit={roomLimits.line}
      onInterim={(text) => void (text.trim() !== '' && writer.write(memberId, text.trim()))}
      onLine={(text) => void writer.finish(memberId, text)}
      otherwise="A captioner can type for you."
    />
  );
}

/** For a captioner, who types what somebody says or signs. Others see the line grow. */
function Typist({ eventId, memberId, people }: Own & { readonly people: readonly EventRoomPerson[] }) {
  const [chosen, setChosen] = useState<string>();
  const writer = useCaptionWriter(placeOf(eventId), roomLimits.line);
  const others = people.filter(({ person }) => person.id !== memberId);
  const about = others.find(({ person }) => String(person.id) === chosen) ?? others[0];
  if (!about) return <p className="soft">There is no one to type for.</p>;
  const { id } = about.person;
  return (
    <>
      <Select
        label="Whose words"
        value={String(id)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={others.map(({ person }) => ({ value: String(person.id), label: person.displayName }))}
      />
      <TypeCaption
        label="What they say or sign"
        limit={roomLimits.line}
        onWrite={(text) => void writer.write(id, text)}
        onLine={(text) => writer.finish(id, text)}
      />
    </>
  );
}

interface MendProps extends Own {
  readonly lines: readonly CaptionLine[];
  /** The organiser lets the reader say something now. */
  readonly mayWrite: boolean;
}

/** The latest lines once more, with what can be done about each: the list above has words alone. */
function Mend({ lines, ...rest }: MendProps) {
  const done = lines.filter(({ id }) => id !== null).slice(-latest);
  return (
    <Disclosure summary="Correct or report a line">
      {done.length === 0 && <p className="soft">Nothing has been said or written since you came in.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {done.map((line) => (
          <MendLine key={line.key} line={line} {...rest} />
        ))}
      </ul>
    </Disclosure>
  );
}

function MendLine({ eventId, memberId, line, mayWrite }: Omit<MendProps, 'lines'> & { readonly line: CaptionLine }) {
  const { id, speakerId, speaker, byId, text } = line;
  const [isFixing, setFixing] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const wasFixing = useRef(false);
  useEffect(() => {
    // Whoever has put it right, or has not, goes on where they began.
    if (!isFixing && wasFixing.current) correct.current?.focus();
    wasFixing.current = isFixing;
  }, [isFixing]);
  const mayFix = mayWrite && (speakerId === memberId || byId === memberId);
  const about = <span className="vh"> “{text.slice(0, 60)}”</span>;
  if (id === null) return null;
  return (
    <li>
      {isFixing && mayFix ? (
        <FixCaption
          text={text}
          limit={roomLimits.line}
          onSave={(fixed) => tell('signal', { name: 'eventLineFix', content: { eventId, caption: id, text: fixed } })}
          onDone={() => setFixing(false)}
        />
      ) : (
        <p>
          <b>{speaker}: </b>
          {text}
        </p>
      )}
      {mayFix && !isFixing && (
        <Button
          ref={correct}
          variant="quiet"
          icon={Pencil}
          description="correct a caption"
          onClick={() => setFixing(true)}
        >
          Correct{about}
        </Button>
      )}
      {speakerId !== memberId && (
        <Button
          variant="quiet"
          icon={Flag}
          description="report a line"
          onClick={() =>
            openReport({
              contentType: 'event_line',
              contentId: id,
              reportedUserId: speakerId,
              reportedName: speaker,
              subject: `“${text.slice(0, 80)}”, with what was said in the two minutes before it`,
            })
          }
        >
          Report{about}
        </Button>
      )}
    </li>
  );
}
