import { Flag, Plus, Ruler, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { CommunityDetail, PlaceFact, PlaceNote } from '../contract.ts';
import { factLabel, factWords, monthsBetween } from '../pure/facts.ts';
import { useDeleteFact, useDeletePlace, usePlaces } from './data.ts';
import { Day } from './day.tsx';
import { MeasureDialog } from './measure-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';

/** Measured facts with a day, never stars. */
export function Places({ community }: { readonly community: CommunityDetail }) {
  const { id, space } = community;
  const { data, error, loading, refreshing, retry } = usePlaces(id);
  const [adding, setAdding] = useState(false);
  const mayWrite = community.membership.state === 'member' && space.status === 'open';
  const add = mayWrite && (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add a place
    </Button>
  );
  return (
    <div className="community-page">
      <Section
        title="Places, measured"
        intro="What members measured, and when. After 18 months a fact asks to be checked again."
        action={data && data.length > 0 && add}
        region={false}
      >
        {loading && <Skeleton count={2} look="row" label="Loading places" />}
        {error && !data && (
          <ErrorState title="Couldn’t load the places" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data?.length === 0 && (
          <EmptyState title="No places yet" action={add}>
            <p>A place is where you meet, or what is near it: a hall, a toilet, a platform.</p>
          </EmptyState>
        )}
        {data?.map((place) => (
          <Place key={place.id} communityId={id} place={place} mayWrite={mayWrite} />
        ))}
      </Section>
      <PlaceDialog open={adding} communityId={id} onClose={() => setAdding(false)} />
    </div>
  );
}

interface PlaceProps {
  readonly communityId: number;
  readonly place: PlaceNote;
  readonly mayWrite: boolean;
}

function Place({ communityId, place, mayWrite }: PlaceProps) {
  const [measuring, setMeasuring] = useState<{ readonly fact?: PlaceFact }>();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlace(communityId, {
    onFail: failed('Couldn’t delete the place'),
  });
  return (
    <section className="place" aria-labelledby={`place-${place.id}`}>
      <h3 id={`place-${place.id}`}>{place.name}</h3>
      {place.where && <p className="soft">{place.where}</p>}
      {place.facts.length === 0 ? (
        <p className="soft">No measurements here yet.</p>
      ) : (
        <dl className="place-facts">
          {place.facts.map((fact) => (
            <Fact
              key={fact.id}
              communityId={communityId}
              place={place}
              fact={fact}
              onCheck={mayWrite ? () => setMeasuring({ fact }) : undefined}
            />
          ))}
        </dl>
      )}
      {(mayWrite || place.mayReport) && (
        <div className="row">
          {mayWrite && (
            <Button icon={Ruler} onClick={() => setMeasuring({})}>
              Measure something<span className="vh"> at {place.name}</span>
            </Button>
          )}
          {mayWrite && place.mayDelete && (
            <Button variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
              Delete<span className="vh"> {place.name}</span>
            </Button>
          )}
          {place.mayReport && (
            <Report
              of={{ contentType: 'place', contentId: place.id, subject: `The place “${place.name}”` }}
              name={`the place ${place.name}`}
            />
          )}
        </div>
      )}
      {measuring && (
        <MeasureDialog
          communityId={communityId}
          place={place}
          fact={measuring.fact}
          onClose={() => setMeasuring(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={`Delete ${place.name}?`}
        confirmLabel="Delete the place"
        danger
        pending={remove.pending}
        onConfirm={() => {
          setAsking(false);
          remove.mutate({ id: communityId, placeId: place.id });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Its measurements are deleted too.</p>
      </ConfirmDialog>
    </section>
  );
}

interface FactProps {
  readonly communityId: number;
  readonly place: PlaceNote;
  readonly fact: PlaceFact;
  readonly onCheck: (() => void) | undefined;
}

function Fact({ communityId, place, fact, onCheck }: FactProps) {
  const label = factLabel(fact.kind);
  const remove = useDeleteFact(communityId, {
    onFail: failed('Couldn’t delete it'),
  });
  return (
    <div className="place-fact">
      <dt>{label}</dt>
      <dd>
        <b>{factWords(fact)}</b>
        {fact.note && <span> {fact.note}</span>}
        <p className="soft small">
          {fact.stale ? (
            <Chip tone="warn">
              measured {counted(monthsBetween(new Date(fact.measuredOn), new Date()), 'month')} ago, please check again
            </Chip>
          ) : (
            <>
              Measured on <Day value={fact.measuredOn} />
            </>
          )}
          {fact.measuredBy && ` by ${fact.measuredBy}`}
        </p>
      </dd>
      {(onCheck || fact.mayReport) && (
        <dd className="place-acts">
          {onCheck && (
            <Button variant="quiet" onClick={onCheck}>
              Check again<span className="vh"> {label}</span>
            </Button>
          )}
          {onCheck && fact.mayDelete && (
            <Button
              variant="quiet"
              pending={remove.pending}
              pendingText="Deleting…"
              onClick={() => remove.mutate({ id: communityId, placeId: place.id, factId: fact.id })}
            >
              Delete<span className="vh"> {label}</span>
            </Button>
          )}
          {fact.mayReport && (
            <Report
              of={{ contentType: 'place_fact', contentId: fact.id, subject: `The note on “${label}” at ${place.name}` }}
              name={`the note on “${label}” at ${place.name}`}
            />
          )}
        </dd>
      )}
    </div>
  );
}

interface ReportProps {
  readonly of: Parameters<typeof openReport>[0];
  readonly name: string;
}

function Report({ of, name }: ReportProps) {
  return (
    <Button variant="quiet" icon={Flag} data-safety="" onClick={() => openReport(of)}>
      Report<span className="vh"> {name}</span>
    </Button>
  );
}
