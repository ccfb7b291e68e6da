import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CaptionLog, EventDetail } from '../contract.ts';
import { logVtt, speakersOf } from '../pure/caption-log.ts';
import { captionLogHref, useCaptionLog, useForgetWords } from './data.ts';
import { LogLines } from './log-lines.tsx';
import { crumbsOf } from './space.ts';
import { longDay } from './times.ts';
import { WithEvent } from './with-event.tsx';

type Line = CaptionLog['lines'][number];
const pageSize = 100;

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithEvent id={params.id}>{(event) => <Page event={event} />}</WithEvent>;
}

/** Why there is nothing to read, and what a log is. */
function nothingHere({ mine, myStanding }: EventDetail): readonly [string, string] {
  if (!mayHere('getCaptionLog')) return ['This stays between attendees', 'Only they can read what was said.'];
  return mine || myStanding === 'going'
    ? [
        'There is no caption log',
        'It comes from the event’s room on Doorways, or is added by the organiser. It’s deleted some time after the event.',
      ]
    : ['Only attendees can read it', 'A caption log is for people who are registered for the event.'];
}

function Page({ event }: { readonly event: EventDetail }) {
  const { id, title, space, captionLog } = event;
  const home = `/events/${id}`;
  const [why, about] = nothingHere(event);
  return (
    <div className="event-page">
      <PageTitle title="Caption log" lead={title} crumbs={[...crumbsOf(space), { label: title, href: home }]} />
      {captionLog && mayHere('getCaptionLog') ? (
        <Log id={id} />
      ) : (
        <EmptyState level={2} title={why} action={<ButtonLink href={home}>Go to the event</ButtonLink>}>
          <p>{about}</p>
        </EmptyState>
      )}
    </div>
  );
}

function Log({ id }: { readonly id: number }) {
  const { data, error, loading, refreshing, retry } = useCaptionLog(id);
  return (
    <>
      {loading && <Skeleton count={3} look="row" label="Loading the caption log" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the caption log" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Whole id={id} log={data} />}
    </>
  );
}

function Whole({ id, log }: { readonly id: number; readonly log: CaptionLog }) {
  const [query, setQuery] = useQueryParams();
  const speakers = speakersOf(log.lines);
  const speaker = speakers.find((one) => one === query.get('speaker')) ?? '';
  const linesBy = (name: string) => log.lines.filter((line) => name === '' || line.speaker === name);
  const choose = (name: string) => {
    setQuery({ speaker: name || null });
    announce(`${counted(linesBy(name).length, 'line')}${name && ` by ${name}`}`);
  };
  return (
    <div className="stack">
      {speakers.length > 1 && (
        <Select
          label="Speaker"
          value={speaker}
          options={[{ value: '', label: 'Everyone' }, ...speakers.map((name) => ({ value: name, label: name }))]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Lines key={speaker} lines={linesBy(speaker)} />
      <div className="row">
        <ButtonLink href={captionLogHref(id)} icon={Download} download>
          Download as text
        </ButtonLink>
        {log.lines.some(({ at }) => at !== null) && (
          <Button
            icon={Download}
            onClick={() => saveFile(`event-${id}-captions.vtt`, logVtt(log.lines), 'text/vtt;charset=utf-8')}
          >
            Download as WebVTT
          </Button>
        )}
      </div>
      {log.lines.some(({ mine }) => mine) && <TakeOut id={id} />}
      <p className="small soft">This log is deleted on {longDay(log.goesAt)}. Download it if you want to keep it.</p>
    </div>
  );
}

/** Some at a time, so that the page stays light; the next ones begin where the reading ended. */
/** Consent can be taken back when the event is over, too. */
function TakeOut({ id }: { readonly id: number }) {
  const [asking, setAsking] = useState(false);
  const forget = useForgetWords({
    onDone: () => {
      setAsking(false);
      announce('What you said is no longer in the log.');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t take it out'),
  });
  return (
    <>
      <div>
        <Button onClick={() => setAsking(true)}>Take out what I said</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Take what you said out of the log?"
        confirmLabel="Take it out"
        cancelLabel="Leave it in"
        danger
        pending={forget.pending}
        onConfirm={() => forget.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>No one can read it after that, and you can’t restore it.</p>
      </ConfirmDialog>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const [shown, setShown] = useState(pageSize);
  const next = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > pageSize) next.current?.focus();
  }, [shown]);
  return (
    <>
      <Readable what="the caption log">
        <LogLines label="What was said" lines={lines.slice(0, shown)} focus={{ at: shown - pageSize, ref: next }} />
      </Readable>
      {shown < lines.length && (
        <LoadMore
          shown={shown}
          total={lines.length}
          label="Show more lines"
          onLoad={() => setShown((count) => count + pageSize)}
        />
      )}
    </>
  );
}
