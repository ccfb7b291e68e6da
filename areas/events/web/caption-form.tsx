import { Captions } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail } from '../contract.ts';
import { type LogLine, logLimits, logText, readLog, speakersOf } from '../pure/caption-log.ts';
import { useDropLog, useSaveLog } from './data.ts';
import { LogLines } from './log-lines.tsx';
import { longDay } from './times.ts';

interface Chosen {
  readonly name: string;
  readonly lines: readonly LogLine[];
}
const mostBytes = 2_000_000;
const firstLines = 3;

const tooLong = (lines: readonly LogLine[]) => {
  const text = logText(lines);
  const bytes = new TextEncoder().encode(text).length;
  return lines.length > logLimits.lines || text.length > logLimits.text || bytes > logLimits.bytes;
};

/** For the organiser: what was said, as a file from the person or the program that captioned it. */
export function CaptionForm({ event }: { readonly event: EventDetail }) {
  const { id, captionLog } = event;
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setChosen(undefined);
    if (file.size > mostBytes) return setError('A caption file has at most 2 MB.');
    const lines = readLog(await file.text());
    if (lines.length === 0) return setError('We found no words in this file. It can be WebVTT, SubRip or plain text.');
    if (tooLong(lines)) return setError('This log is too long. Choose the part that people need most.');
    setError(undefined);
    setChosen({ name: file.name, lines });
    announce(`${counted(lines.length, 'line')} can be saved`);
  };
  const leave = () => {
    setChosen(undefined);
    // The button that was pressed goes with the form.
    document.getElementById('page-title')?.focus();
  };
  return (
    <Section
      title="Caption log"
      intro="What was said, as text that attendees can read at their own pace, by eye, ear or braille."
    >
      <div className="stack">
        {captionLog && <Present event={event} />}
        <FileButton
          accept=".vtt,.srt,.txt,text/vtt,text/plain"
          hint="WebVTT, SubRip or plain text. In plain text, begin each line with the speaker: “Ana: Welcome.”"
          error={error}
          onFiles={(files) => void choose(files)}
        >
          {captionLog ? 'Choose a new caption file' : 'Choose a caption file'}
        </FileButton>
        {chosen && <Save key={chosen.name} eventId={id} chosen={chosen} onDone={leave} />}
      </div>
    </Section>
  );
}

interface SaveProps {
  readonly eventId: number;
  readonly chosen: Chosen;
  readonly onDone: () => void;
}

function Save({ eventId, chosen: { name, lines }, onDone }: SaveProps) {
  const save = useSaveLog();
  const speakers = speakersOf(lines);
  const form = useForm({
    initial: { agreed: false },
    validate: ({ agreed }) => ({ agreed: agreed ? undefined : 'Ask the people who spoke first.' }),
    submit: async () => {
      await save.mutateAsync({ id: eventId, text: logText(lines), agreed: true });
      toast({ title: 'Caption log saved', description: 'Attendees can read it now.' });
      onDone();
    },
  });
  return (
    <form className="event-ask" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <p>
        {name}: {counted(lines.length, 'line')}
        {speakers.length > 0 && ` by ${counted(speakers.length, 'speaker')}`}. It begins:
      </p>
      <LogLines label="First lines" lines={lines.slice(0, firstLines)} />
      <Checkbox
        label="People who spoke know that attendees can read this"
        hint={`It’s deleted ${logLimits.days} days after the event, or after you add it if that’s later.`}
        {...form.check('agreed')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Save caption log
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function Present({ event: { id, captionLog } }: { readonly event: EventDetail }) {
  const [asking, setAsking] = useState(false);
  const drop = useDropLog({
    onDone: () => {
      setAsking(false);
      announce('The caption log is deleted');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t delete the caption log'),
  });
  if (!captionLog) return null;
  return (
    <>
      <p>
        {counted(captionLog.lines, 'line')}, added on {longDay(captionLog.addedAt)}. It’s deleted on{' '}
        {longDay(captionLog.goesAt)}.
      </p>
      <div className="row">
        <ButtonLink href={`/events/${id}/captions`} icon={Captions}>
          Read the caption log
        </ButtonLink>
        <Button onClick={() => setAsking(true)}>Delete the caption log</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete the caption log?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        danger
        pending={drop.pending}
        onConfirm={() => drop.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>Attendees can no longer read it. You can add it again from your file.</p>
      </ConfirmDialog>
    </>
  );
}
