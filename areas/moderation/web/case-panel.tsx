import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import type { ShortcutAction } from '#platform/web/shortcuts/registry.ts';
import { useActions } from '#platform/web/shortcuts/use-registry.ts';
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ReportDetail, ReportPriority } from '../contract.ts';
import { kindWords } from '../pure/decision-words.ts';
import { askAfter, paceOf, pauseMinutes } from '../pure/pace.ts';
import { reasonLabels } from '../pure/reasons.ts';
import { CoveredPictures } from './covered-pictures.tsx';
import { useAssign, useDecide, useRelease, useReport, useSetPriority } from './data-moderation.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type Outcome, outcomes, priorities, priorityBadges } from './moderation-words.ts';
import { openHard, paceHere, startPause } from './pace-keeper.ts';
import { ContextLink, History, LateMark, PriorityBadge, SafeText, StatusBadge } from './parts.tsx';
import { OpenAnyway, PauseNotice } from './pause-notice.tsx';

const group = 'Moderation';
const keyed: readonly ShortcutAction[] = [
  { id: 'moderation.take', label: 'Take or release the report', group, combo: 'KeyT' },
  { id: 'moderation.warn', label: 'Warn User', group, combo: 'KeyW' },
  { id: 'moderation.remove', label: 'Remove Content', group, combo: 'KeyR' },
  { id: 'moderation.suspend', label: 'Suspend User', group, combo: 'KeyS' },
  { id: 'moderation.nothing', label: 'No Action', group, combo: 'KeyN' },
  { id: 'moderation.dismiss', label: 'Dismiss', group, combo: 'KeyD' },
];

const isHard = ({ reason, queue, priority }: ReportDetail) =>
  queue === 'self_harm' ||
  priority === 'urgent' ||
  ['harassment', 'hate_speech', 'inappropriate_content'].includes(reason);

export function CasePanel({ id }: { readonly id: number }) {
  const { data, error, refreshing, loading, retry } = useReport(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const there = data !== undefined;
  // Whoever chose it in the list goes on here; the list keeps its place.
  useEffect(() => {
    if (there) heading.current?.focus();
  }, [there]);
  if (loading) return <Skeleton look="row" count={1} label="Loading the report" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the report" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <div className="row">
        <PriorityBadge priority={data.priority} />
        <StatusBadge status={data.status} />
        {data.unsure && <Chip>Not sure</Chip>}
        <LateMark since={data.firstReportedAt} open={data.status === 'pending' || data.status === 'reviewing'} />
        <span className="push small soft">No. {data.id}</span>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {reasonLabels[data.reason]}
      </h2>
      {data.description ? (
        <SafeText key={data.id} text={data.description} what="the report" />
      ) : (
        <p>No additional details provided</p>
      )}
      <Paced report={data} />
    </>
  );
}

/** Hard things wait for the moderator, not the other way round. Where somebody may be in danger, nothing waits. */
function Paced({ report }: { readonly report: ReportDetail }) {
  const hard = isHard(report);
  const [record, setRecord] = useState(() => (hard ? openHard(report.id) : paceHere()));
  const [isOpen, setIsOpen] = useState(false);
  const { pausedUntil, opened } = record;
  useEffect(() => {
    if (pausedUntil === 0) return;
    const over = () => setRecord(hard ? openHard(report.id) : paceHere());
    const timer = setTimeout(over, Math.max(0, pausedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [pausedUntil, hard, report.id]);
  const pace = hard ? paceOf(record) : 'continue';
  const rest = <Button onClick={() => setRecord(startPause())}>Take a break ({pauseMinutes} minutes)</Button>;
  const inDanger = report.queue === 'self_harm' || report.priority === 'urgent';
  const openAnyway = inDanger ? () => setIsOpen(true) : undefined;
  if (pace === 'pause' && !isOpen) {
    return <PauseNotice until={pausedUntil} thing="report" onOpenAnyway={openAnyway} />;
  }
  if (pace === 'ask' && !isOpen) {
    return (
      <Notice
        tone="warn"
        title="Please take a break"
        action={
          <>
            {rest}
            {openAnyway && <OpenAnyway onOpen={openAnyway} />}
          </>
        }
      >
        You’ve opened {askAfter} hard reports or more since your last break. Stand up, have some water, talk to someone.
        Another moderator can take this one.
      </Notice>
    );
  }
  return (
    <>
      {pace === 'offer' && (
        <Notice title="Time for a break?" action={rest}>
          You’ve opened {opened.length} hard reports since your last break.
        </Notice>
      )}
      <Whole report={report} openedAnyway={isOpen} />
    </>
  );
}

function Whole({ report, openedAnyway }: { readonly report: ReportDetail; readonly openedAnyway: boolean }) {
  const { pictures, messages, href, removed, reports, history, subject } = report;
  return (
    <>
      {report.queue === 'self_harm' && (
        <Notice tone="danger" title="Someone may be in danger">
          We offered help to the person who wrote it. If someone is about to be hurt, call 000.
        </Notice>
      )}
      <div className="stack case-part">
        <h3>What was reported</h3>
        {messages.length > 0 ? (
          <ol className="plain-list exhibit">
            {messages.map((one, at) => (
              <li key={one.id}>
                <strong>{one.name}</strong> <Time value={one.createdAt} look="absolute" className="small soft" />
                <SafeText text={one.content} what={`message ${at + 1} by ${one.name}`} />
              </li>
            ))}
          </ol>
        ) : (
          <div className="exhibit">
            <SafeText text={report.text} what="what was reported" />
          </div>
        )}
        <CoveredPictures key={report.id} pictures={pictures} inDanger={openedAnyway} />
        {removed && <p>No one can see it now. It was removed.</p>}
        {href && <ContextLink href={href} />}
      </div>
      <div className="duo duo-even">
        <div>
          <h3>Facts</h3>
          <Facts
            items={[
              { label: 'Content type', value: kindWords(report.contentType) },
              { label: 'Priority', value: priorityBadges[report.priority].label },
              { label: 'Created', value: <Time value={report.createdAt} look="absolute" /> },
              { label: 'Reported by', value: counted(report.reporters, 'person', 'people') },
              ...(subject
                ? [{ label: 'About', value: <Link href={`/profile/${subject.id}`}>{subject.displayName}</Link> }]
                : []),
            ]}
          />
        </div>
        <History items={history} name={subject?.displayName} />
      </div>
      {reports.length > 1 && (
        <div>
          <h3>All reports of it</h3>
          <ul className="plain-list case-reports">
            {reports.map((one) => (
              <li key={one.id}>
                <strong>{reasonLabels[one.reason]}</strong> <Time value={one.createdAt} className="small soft" />
                {one.description ? (
                  <SafeText text={one.description} what={`report ${one.id}`} />
                ) : (
                  <p>No additional details provided</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Decide report={report} />
    </>
  );
}

function Decide({ report }: { readonly report: ReportDetail }) {
  const { id, status, assignee, canRemove, version } = report;
  const [asking, setAsking] = useState<Outcome>();
  const me = useSession().member?.id;
  const assign = useAssign({
    onDone: () => toast({ title: 'You’ve taken this report', description: 'It’s assigned to you for 30 minutes.' }),
    onFail: failed('Couldn’t take the report'),
  });
  const release = useRelease({
    onDone: () => toast({ title: 'You’ve released the report' }),
    onFail: failed('Couldn’t release the report'),
  });
  const setPriority = useSetPriority({ onFail: failed('Couldn’t change the priority') });
  const decide = useDecide();
  const isOpen = status === 'pending' || status === 'reviewing';
  const isMine = status === 'reviewing' && assignee !== null && assignee.id === me;
  const isFree = isOpen && assignee === null;
  const take = () => assign.mutate({ id, ...(me && { moderatorId: me }) });
  useActions(keyed);
  useShortcut('moderation.take', () => (isMine ? release.mutate({ id }) : take()), isMine || isFree);
  useShortcut('moderation.warn', () => setAsking('warning_issued'), isMine);
  useShortcut('moderation.remove', () => setAsking('content_removed'), isMine && canRemove);
  useShortcut('moderation.suspend', () => setAsking('user_suspended'), isMine);
  useShortcut('moderation.nothing', () => setAsking('no_action'), isMine);
  useShortcut('moderation.dismiss', () => setAsking('dismissed'), isMine);
  const button = (outcome: Outcome) => (
    <Button
      key={outcome}
      variant={outcome === 'warning_issued' ? 'primary' : 'secondary'}
      onClick={() => setAsking(outcome)}
    >
      {outcomes[outcome].label}
    </Button>
  );
  return (
    <div className="stack">
      {!isOpen && (
        <Notice
          tone="ok"
          title={status === 'dismissed' ? 'Dismissed' : `Decided: ${outcomes[report.resolution ?? 'no_action'].label}`}
        >
          {report.moderatorNotes || 'No note.'}
        </Notice>
      )}
      {isOpen && assignee && !isMine && (
        <Notice title={`${assignee.displayName} has taken this report`}>
          It’s assigned to them until {report.assignedUntil && <Time value={report.assignedUntil} look="absolute" />}.
        </Notice>
      )}
      {isFree && (
        <div className="row">
          <Button variant="primary" pending={assign.pending} pendingText="Taking…" onClick={take}>
            Take Report
          </Button>
        </div>
      )}
      {isMine && (
        <>
          <div className="row case-acts">
            {button('warning_issued')}
            {canRemove && button('content_removed')}
            {button('user_suspended')}
            {button('no_action')}
            {button('dismissed')}
          </div>
          <div className="row">
            <Button pending={release.pending} onClick={() => release.mutate({ id })}>
              Release the report
            </Button>
          </div>
        </>
      )}
      {(isMine || isFree) && (
        <Select
          label="Set the priority"
          options={priorities.map((value) => ({ value, label: priorityBadges[value].label }))}
          value={report.priority}
          onChange={(event) => setPriority.mutate({ id, priority: event.currentTarget.value as ReportPriority })}
        />
      )}
      <p className="small soft">
        Only moderators can see who reported it. The member is told the decision and the reason, and can ask another
        moderator to look again.
      </p>
      {asking && (
        <DecideDialog
          outcome={asking}
          about={`Report ${id}`}
          proposesSuspension={report.proposesSuspension}
          onClose={() => setAsking(undefined)}
          send={(deciding) =>
            decide.mutateAsync({
              id,
              version,
              ...(asking === 'dismissed' ? { status: 'dismissed' } : { status: 'resolved', resolution: asking }),
              ...deciding,
            })
          }
        />
      )}
    </div>
  );
}
