import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { useUserAs } from './data.ts';
import { ProfileAbout, saysHow, TalkCard } from './profile-about.tsx';
import { ProfileHead } from './profile-head.tsx';

export type Reader = 'stranger' | 'follower';

export const readerIn = (text: string | null): Reader | undefined =>
  text === 'stranger' || text === 'follower' ? text : undefined;

const others = {
  stranger: { is: 'a member who doesn’t follow you', next: 'follower', label: 'View as a follower' },
  follower: { is: 'a follower', next: 'stranger', label: 'View as someone who doesn’t follow you' },
} as const;

/** One's own profile through somebody else's eyes: what the server would answer them, to look at. */
export function ViewAs({ id, as }: { readonly id: number; readonly as: Reader }) {
  const { data, error, retry, refreshing } = useUserAs(id, as);
  const { is, next, label } = others[as];
  return (
    <>
      <div className="view-as">
        <Notice tone="info" title={`You’re seeing your profile as ${is}`}>
          <p>Links and buttons are left out here.</p>
          <div className="row">
            <ButtonLink href={`/profile/${id}`} variant="primary">
              Back to my profile
            </ButtonLink>
            <ButtonLink href={`/profile/${id}?as=${next}`}>{label}</ButtonLink>
            <ButtonLink href={`/profile/${id}/edit`}>Change who sees what</ButtonLink>
          </div>
        </Notice>
      </div>
      {data && (
        <>
          <ProfileHead user={data} still />
          <div className={saysHow(data) ? 'duo' : undefined}>
            <ProfileAbout user={data} />
            <TalkCard user={data} still />
          </div>
        </>
      )}
      {!data && <PageTitle title="My profile" />}
      {!data && error && (
        <ErrorState level={2} title="Couldn’t load the profile" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton count={1} label="Loading the profile" />}
    </>
  );
}
