import { Download, Flag, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { CaptionMySpeech, FixCaption, TypeCaption } from '#platform/web/captions/caption-parts.tsx';
import { type CaptionLine, useCaptions, useCaptionWriter } from '#platform/web/captions/use-captions.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useScrollStop } from '#platform/web/ui/use-scroll-stop.ts';
import type { VrRoom } from '../../../contract.ts';
import { logText } from '../../../pure/captions.ts';
import { limits } from '../../../pure/options.ts';
import { readCaptionLog } from '../../data.ts';
import { send } from '../../stay.ts';

const placeOf = (spaceId: number) => ({ signal: 'vrCaption', fixSignal: 'vrCaptionFix', at: { spaceId } });
/** A page keeps so many lines. */
const most = 200;

interface CaptionsProps {
  readonly room: VrRoom;
  readonly memberId: number;
  /** The reader’s microphone is on. */
  readonly isOn: boolean;
  readonly onAgree: (keepsLog: boolean) => void;
  /** Why the last change of that failed. */
  readonly error: Error | null;
}

/** What is said by voice, in words: from the speakers’ browsers, or typed by whoever can. */
export function Captions({ room, memberId, isOn, onAgree, error }: CaptionsProps) {
  const { spaceId } = room;
  const [reads, setReads] = useState(false);
  const nameOf = (id: number) =>
    id === memberId ? 'You' : (room.visitors.find(({ person }) => person.id === id)?.person.name ?? 'Someone');
  const onLine = (line: CaptionLine) => {
    if (reads && line.byId !== memberId) announce(`${line.speaker}: ${line.text}`);
  };
  const lines = useCaptions({ ...placeOf(spaceId), most, nameOf, onLine });
  const inVoice = room.visitors.filter((visitor) => visitor.inVoice);
  const own = room.visitors.find(({ person }) => person.id === memberId);
  const mayWrite = room.isHost || (!room.isQuiet && own?.isQuiet !== true);
  return (
    <Section
      title="Captions"
      intro="They go after two minutes, unless everyone here agrees to keep a log. Reporting a caption sends moderators those two minutes."
      side
    >
      <Lines spaceId={spaceId} memberId={memberId} lines={lines} mayWrite={mayWrite} />
      <Checkbox
        label="Send captions to my screen reader"
        checked={reads}
        onChange={(event) => setReads(event.currentTarget.checked)}
      />
      {own?.inVoice && (
        <div data-scan="">
          <OwnWords spaceId={spaceId} memberId={memberId} isOn={isOn} />
        </div>
      )}
      {inVoice.length > 0 && mayWrite && (
        <Disclosure summary="Type captions">
          <Typist
            spaceId={spaceId}
            people={inVoice.map(({ person }) => ({ id: person.id, name: nameOf(person.id) }))}
          />
        </Disclosure>
      )}
      <Log room={room} onAgree={onAgree} error={error} />
    </Section>
  );
}

interface LinesProps {
  readonly spaceId: number;
  readonly memberId: number;
  readonly lines: readonly CaptionLine[];
  /** The host lets the reader say something now. */
  readonly mayWrite: boolean;
}

function Lines({ lines, ...rest }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  useEffect(() => {
    // Whoever has scrolled up, or is in a line, reads on there.
    const own = list.current;
    if (!own || own.contains(document.activeElement) || lines.length === 0) return;
    own.scrollTo({ top: own.scrollHeight });
  }, [lines]);
  if (lines.length === 0) return <p className="soft">Nothing has been captioned since you came in.</p>;
  return (
    <ol ref={list} className="vr-captions plain-list" aria-label="Captions" tabIndex={stop} data-scan="Captions">
      {lines.map((line) => (
        <Line key={line.key} line={line} {...rest} />
      ))}
    </ol>
  );
}

interface LineProps extends Omit<LinesProps, 'lines'> {
  readonly line: CaptionLine;
}

function Line({ spaceId, memberId, line, mayWrite }: LineProps) {
  const { id, speakerId, speaker, byId, by, text, isDone } = line;
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
  return (
    <li>
      <p>
        <strong>{speaker}</strong> {byId !== speakerId && <span className="soft">typed by {by}</span>}
      </p>
      {isFixing && mayFix && id !== null ? (
        <FixCaption
          text={text}
          limit={limits.caption}
          onSave={(words) => send('vrCaptionFix', { spaceId, caption: id, text: words })}
          onDone={() => setFixing(false)}
        />
      ) : (
        <p className="vr-said">
          {text}
          {!isDone && <span className="soft"> …</span>}
        </p>
      )}
      {id !== null && mayFix && !isFixing && (
        <Button
          ref={correct}
          variant="quiet"
          icon={Pencil}
          onClick={() => setFixing(true)}
          description="correct a caption"
        >
          Correct{about}
        </Button>
      )}
      {id !== null && speakerId !== memberId && (
        <Button
          variant="quiet"
          icon={Flag}
          description="report a caption"
          onClick={() =>
            openReport({
              contentType: 'vr_caption',
              contentId: id,
              reportedUserId: speakerId,
              reportedName: speaker,
              subject: `“${text.slice(0, 80)}”, with the captions of the two minutes before it`,
            })
          }
        >
          Report{about}
        </Button>
      )}
    </li>
  );
}

/** The reader’s own words, from their browser. */
function OwnWords({
  spaceId,
  memberId,
  isOn,
}: {
  readonly spaceId: number;
  readonly memberId: number;
  readonly isOn: boolean;
}) {
  const writer = useCaptionWriter(placeOf(spaceId), limits.caption);
  return (
    <CaptionMySpeech
      isOn={isOn}
      limit={limits.caption}
      onInterim={(text) => void (text.trim() !== '' && writer.write(memberId, text.trim()))}
      onLine={(text) => void writer.finish(memberId, text)}
      otherwise="Someone can type your captions for you."
    />
  );
}

interface Someone {
  readonly id: number;
  readonly name: string;
}

/** For whoever types what somebody says, as a notetaker does. Others see the line grow. */
function Typist({ spaceId, people }: { readonly spaceId: number; readonly people: readonly Someone[] }) {
  const [chosen, setChosen] = useState<string>();
  const writer = useCaptionWriter(placeOf(spaceId), limits.caption);
  const about = people.find(({ id }) => String(id) === chosen) ?? people[0];
  if (!about) return null;
  return (
    <>
      <Select
        label="Who is talking"
        value={String(about.id)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TypeCaption
        label="What they say"
        limit={limits.caption}
        onWrite={(text) => void writer.write(about.id, text)}
        onLine={(text) => writer.finish(about.id, text)}
      />
    </>
  );
}

/** The log of captions, and what everyone has to agree to before there is one. */
function Log({ room, onAgree, error }: Pick<CaptionsProps, 'room' | 'onAgree' | 'error'>) {
  const { spaceId, name, keepsLog, logAgreed, currentOccupancy } = room;
  const [saving, setSaving] = useState(false);
  /** What was pressed, until the room has it, or it failed. */
  const [pressed, setPressed] = useState<boolean>();
  useEffect(() => {
    if (pressed === keepsLog || error) setPressed(undefined);
  }, [pressed, keepsLog, error]);
  const isKept = logAgreed === currentOccupancy;
  const before = useRef(isKept);
  useEffect(() => {
    if (before.current !== isKept) {
      announce(
        isKept
          ? 'Everyone agreed. A log of captions is kept from now on.'
          : 'No log of captions is kept from now on: not everyone here agrees.',
      );
    }
    before.current = isKept;
  }, [isKept]);
  const save = async () => {
    setSaving(true);
    try {
      const lines = (await readCaptionLog(spaceId)).map(({ speaker, typedBy, text, createdAt }) => ({
        speaker: speaker.displayName,
        typedBy: typedBy?.displayName ?? null,
        text,
        time: new Date(createdAt).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit' }),
      }));
      if (lines.length === 0) announce('The log is empty.');
      else saveFile('captions.txt', logText(name, lines), 'text/plain;charset=utf-8');
    } catch (caught) {
      failed('Couldn’t save the log')(caught);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <div data-scan="">
        <Checkbox
          label="I agree that a log of captions is kept"
          hint={`It’s kept only while everyone here agrees: ${logAgreed} of ${currentOccupancy} do. Taking this back deletes what you said from it.`}
          checked={pressed ?? keepsLog}
          onChange={(event) => {
            setPressed(event.currentTarget.checked);
            onAgree(event.currentTarget.checked);
          }}
        />
      </div>
      {isKept && (
        <div data-scan="">
          <Button icon={Download} pending={saving} pendingText="Saving…" onClick={() => void save()}>
            Save the log
          </Button>
        </div>
      )}
    </>
  );
}
