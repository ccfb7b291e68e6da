import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventRoom } from '../../contract.ts';
import { logLimits, logVtt } from '../../pure/caption-log.ts';
import { captionLogHref, readLog } from '../data.ts';

interface LogProps {
  readonly room: EventRoom;
  readonly onAgree: (keepsLog: boolean) => void;
  /** Why the last change of that failed. */
  readonly error: Error | null;
}

/** The log, and what everyone has to agree to before there is one. */
export function Log({ room, onAgree, error }: LogProps) {
  const { eventId, keepsLog, logAgreed, present, logLines } = room;
  /** What was pressed, until the room has it, or it failed. */
  const [pressed, setPressed] = useState<boolean>();
  useEffect(() => {
    if (pressed === keepsLog || error) setPressed(undefined);
  }, [pressed, keepsLog, error]);
  const isKept = logAgreed === present;
  const before = useRef(isKept);
  useEffect(() => {
    if (before.current !== isKept) {
      announce(
        isKept
          ? 'Everyone agreed. A log is kept from now on.'
          : 'No log is kept from now on: not everyone here agrees.',
      );
    }
    before.current = isKept;
  }, [isKept]);
  const save = async () => {
    try {
      const { lines } = await readLog(eventId);
      saveFile(`event-${eventId}-captions.vtt`, logVtt(lines), 'text/vtt;charset=utf-8');
    } catch (caught) {
      failed('Couldn’t save the log')(caught);
    }
  };
  return (
    <Section
      title="Log"
      intro={`What is said, as text for everyone who is registered. It’s deleted ${logLimits.days} days after the event.`}
    >
      <Checkbox
        label="I agree that a log of what is said is kept"
        hint={`It’s kept only while everyone here agrees: ${logAgreed} of ${present} do. Withdrawing this deletes what you said from it.`}
        checked={pressed ?? keepsLog}
        onChange={(event) => {
          setPressed(event.currentTarget.checked);
          onAgree(event.currentTarget.checked);
        }}
      />
      <p>{logLines === 0 ? 'The log is empty.' : `The log has ${counted(logLines, 'line')}.`}</p>
      {logLines > 0 && (
        <div className="row">
          <ButtonLink href={captionLogHref(eventId)} icon={Download} download>
            Download as text
          </ButtonLink>
          <Button icon={Download} onClick={() => void save()}>
            Download as WebVTT
          </Button>
        </div>
      )}
    </Section>
  );
}
