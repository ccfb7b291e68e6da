import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CaptionLog, EventDetail } from '../contract.ts';
import { speakersOf } from '../pure/caption-log.ts';
import { captionLogHref, useCaptionLog } from './data.ts';
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
    ? ['There is no caption log', 'A log is added by the organiser, and deleted some time after the event.']
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
      </div>
      <p className="small soft">This log is deleted on {longDay(log.goesAt)}. Download it if you want to keep it.</p>
    </div>
  );
}

/** Some at a time, so that the page stays light; the next ones begin where the reading ended. */
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
