import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { ContentFlag } from '../contract.ts';
import { flagWords, kindWords } from '../pure/decision-words.ts';
import { CoveredPictures } from './covered-pictures.tsx';
import { useFlag, useFlags, useReview } from './data-moderation.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type Outcome, outcomes } from './moderation-words.ts';
import { ContextLink, History, SafeText } from './parts.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { usePausedUntil } from './use-pause.ts';

type FlagOutcome = Exclude<Outcome, 'no_action'>;

interface Props {
  readonly flag: ContentFlag;
  readonly onClose: () => void;
}

/** A flag to read and decide about. What is begun goes on through a pause that begins in another window. */
function ReviewDialog({ flag, onClose }: Props) {
  const [asking, setAsking] = useState<FlagOutcome>();
  const [openedAnyway, setOpenedAnyway] = useState(false);
  const pausedUntil = usePausedUntil();
  const review = useReview();
  const name = `${flagWords[flag.flagType]}, ${kindWords(flag.contentType)} ${flag.contentId}`;
  if (asking) {
    return (
      <DecideDialog
        outcome={asking}
        about={name}
        noteNeeded={asking !== 'dismissed'}
        onClose={() => setAsking(undefined)}
        send={async (deciding) => {
          await review.mutateAsync({ id: flag.id, outcome: asking, ...deciding });
          onClose();
        }}
      />
    );
  }
  if (pausedUntil > 0 && !openedAnyway) {
    const openAnyway = flag.flagType === 'self_harm' ? () => setOpenedAnyway(true) : undefined;
    return (
      <Dialog open onClose={onClose} title={name}>
        <PauseNotice until={pausedUntil} thing="flag" onOpenAnyway={openAnyway} />
      </Dialog>
    );
  }
  return <FlagDialog flag={flag} name={name} openedAnyway={openedAnyway} onAsk={setAsking} onClose={onClose} />;
}

/** What the flag is about, and what can be done (MOD-17). */
function FlagDialog({
  flag,
  name,
  openedAnyway,
  onAsk,
  onClose,
}: Props & {
  readonly name: string;
  readonly openedAnyway: boolean;
  readonly onAsk: (outcome: FlagOutcome) => void;
}) {
  const { data, error, loading, refreshing, retry } = useFlag(flag.id);
  const button = (outcome: FlagOutcome) => (
    <Button key={outcome} onClick={() => onAsk(outcome)}>
      {outcomes[outcome].label}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      description="An automatic rule flagged this. Rules are often wrong, so read it yourself."
      footer={
        data && (
          <>
            {button('dismissed')}
            {data.subject && button('warning_issued')}
            {data.canRemove && button('content_removed')}
            {data.subject && button('user_suspended')}
          </>
        )
      }
    >
      {loading && <Skeleton look="row" count={1} label="Loading the flagged content" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load it" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <div className="stack">
          <p>{data.reasons.join('. ')}.</p>
          {data.text ? (
            <div className="exhibit">
              <SafeText text={data.text} what={name} />
            </div>
          ) : (
            <p>This has since been deleted.</p>
          )}
          <CoveredPictures pictures={data.pictures} inDanger={openedAnyway} />
          {data.removed && <p>No one can see it now. It was removed.</p>}
          {data.href && <ContextLink href={data.href} />}
          <History items={data.history} name={data.subject?.displayName} />
        </div>
      )}
    </Dialog>
  );
}

/** MOD-16, MOD-33, MOD-36 */
export function FlagsTab() {
  const [open, setOpen] = useState<ContentFlag>();
  const list = useFlags();
  return (
    <section aria-label="Content flags">
      <List
        list={list}
        shown={list.items.length}
        things={['content flag', 'content flags']}
        prefix="flag"
        failTitle={list.error?.message}
        empty={<p>No content flags are waiting.</p>}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((flag) => (
            <li key={flag.id} id={`flag-${flag.id}`} className="flag-item">
              <div>
                <div className="row">
                  <Chip tone={flag.flagType === 'self_harm' ? 'danger' : 'warn'}>{flagWords[flag.flagType]}</Chip>
                  <span>
                    <span className="case-kind">{kindWords(flag.contentType)}</span> {flag.contentId}
                  </span>
                  <span>{Math.round(flag.confidence * 100)}% confidence</span>
                </div>
                <p>{flag.reasons.join('. ')}.</p>
                <p className="soft small">
                  <Time value={flag.createdAt} look="absolute" />
                </p>
              </div>
              <Button onClick={() => setOpen(flag)}>
                Review
                <span className="vh">
                  {' '}
                  {kindWords(flag.contentType)} {flag.contentId}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </List>
      {open && <ReviewDialog flag={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
