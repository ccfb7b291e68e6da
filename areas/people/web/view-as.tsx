import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { ProfileReader } from '../contract.ts';
import { useUserAs } from './data.ts';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileHead } from './profile-head.tsx';
import { saysHow, TalkCard } from './talk-card.tsx';

const readers: Readonly<Record<ProfileReader, { readonly is: string; readonly label: string }>> = {
  stranger: { is: 'a member who doesn’t follow you', label: 'View as someone who doesn’t follow you' },
  follower: { is: 'a follower', label: 'View as a follower' },
  match: { is: 'someone you matched with', label: 'View as a match' },
  provider: { is: 'a provider you have written to', label: 'View as a provider' },
  supporter: { is: 'your supporter', label: 'View as a supporter' },
};

export const readerIn = (text: string | null): ProfileReader | undefined =>
  text !== null && Object.hasOwn(readers, text) ? (text as ProfileReader) : undefined;

/** One's own profile through somebody else's eyes: what the server would answer them, to look at. */
export function ViewAs({ id, as }: { readonly id: number; readonly as: ProfileReader }) {
  const { data, error, retry, refreshing } = useUserAs(id, as);
  const others = (Object.keys(readers) as ProfileReader[]).filter((each) => each !== as);
  return (
    <>
      <div className="view-as">
        <Notice tone="info" title={`You’re seeing your profile as ${readers[as].is}`}>
          <p>Links and buttons are left out here. People who follow you as well see what your followers see.</p>
          <div className="row">
            <ButtonLink href={`/profile/${id}`} variant="primary">
              Back to my profile
            </ButtonLink>
            {others.map((each) => (
              <ButtonLink key={each} href={`/profile/${id}?as=${each}`}>
                {readers[each].label}
              </ButtonLink>
            ))}
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
