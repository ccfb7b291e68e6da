/// <reference types="vite/client" />
import { Share2, UserPlus } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { wellnessCrumbs } from '../crumbs.ts';
import { useDiaryLive } from '../data.ts';
import { DiaryLock } from '../keys/diary-lock.tsx';
import { useHere } from '../zone.ts';
import { useShares } from './data.ts';
import { ShareItem } from './share-item.tsx';
import './sharing.css';
import { useFilled } from './use-filled.ts';

const newHref = '/wellness-tracking/sharing/new';

/** What a member shares of their diary, with each opening. */
export function Screen() {
  useDiaryLive();
  const { now, zone } = useHere();
  const { data, error, loading, refreshing, retry } = useShares();
  const filled = useFilled(data, now);
  return (
    <div className="stack">
      <PageTitle
        title="Sharing"
        lead="Show a part of your diary to someone you trust, until a day you choose."
        crumbs={wellnessCrumbs}
        actions={
          <>
            <ButtonLink href={newHref} icon={Share2} variant="primary">
              New share
            </ButtonLink>
            <ButtonLink href="/wellness-tracking/helpers" icon={UserPlus}>
              Helpers
            </ButtonLink>
          </>
        }
      />
      <DiaryLock />
      <p className="prose">
        A share has only entries with “Share with my health team” on. Private entries are never in it. You can end it at
        any time.
      </p>
      <Section title="What you share" intro="Newest first, with each time that it was opened.">
        {loading && <Skeleton look="row" label="Loading what you share" />}
        {error && (
          <ErrorState title="Couldn’t load what you share" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {data?.length === 0 && (
          <EmptyState
            title="You share nothing"
            action={<ButtonLink href={newHref}>Share a part of your diary</ButtonLink>}
          >
            <p>No one but you can see your diary.</p>
          </EmptyState>
        )}
        {data && data.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list">
            {data.map((share) => (
              <ShareItem key={share.id} share={share} now={now} zone={zone} filled={filled} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
