/// <reference types="vite/client" />
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Waiting } from '#platform/web/ui/by-id.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { PictureButton, usePictureFile } from '#platform/web/ui/picture-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnCheck, Verification } from '../../contract.ts';
import { poseWords } from '../../pure/checks.ts';
import { imageTypes, limits } from '../../pure/limits.ts';
import { Adults } from '../adults.tsx';
import { crumbs } from '../crumbs.ts';
import { useAskIdentity, useAskPhotoCheck, useTakeBackCheck, useVerification } from '../data.ts';
import { levelWords } from '../person-parts.tsx';
import '../connections.css';

const title = 'Verification';

export const Screen = () => (
  <Adults title={title} crumbs={crumbs}>
    <Page />
  </Adults>
);

function Page() {
  useTitle(title);
  const { data, error, loading, refreshing, retry } = useVerification();
  if (data) return <Checks verification={data} />;
  if (statusOf(error) === 404) return <NoProfile />;
  return (
    <Waiting words={{ title, crumbs }}>
      {loading || !error ? (
        <Skeleton count={1} label="Loading your checks" />
      ) : (
        <ErrorState level={2} title="Couldn’t load your checks" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </Waiting>
  );
}

const NoProfile = () => (
  <>
    <PageTitle title={title} crumbs={crumbs} />
    <EmptyState
      level={2}
      title="You have no profile yet"
      action={<ButtonLink href="/connections/profile">Create Relationship Profile</ButtonLink>}
    >
      <p>Once you have one, you can ask a moderator to check it.</p>
    </EmptyState>
  </>
);

function Checks({ verification }: { readonly verification: Verification }) {
  const { level, checks } = verification;
  const of = (kind: OwnCheck['kind']) => checks.find((check) => check.kind === kind);
  return (
    <>
      <PageTitle
        title={title}
        lead="Others see how far you are verified. Only a moderator can give you a level. You can ask, and you don’t have to."
        crumbs={crumbs}
      />
      <div className="stack prose">
        <p>
          <strong>Your level now: {level ? levelWords[level].title : 'none'}.</strong>{' '}
          {level ? levelWords[level].means : 'Confirm your email address under Account security.'}
        </p>
        <PhotoCheck verification={verification} check={of('photo')} />
        <IdentityCheck check={of('identity')} />
      </div>
    </>
  );
}

const stateOf = ({ state, counts }: OwnCheck): string => {
  if (state === 'waiting') return 'Waiting for a moderator';
  if (state === 'declined') return 'Declined';
  if (state === 'withdrawn') return 'Withdrawn by a moderator';
  return counts ? 'Passed' : 'No longer counts';
};

const names = { photo: 'photo check', identity: 'identity check' } as const;

/** Asked and not answered, or passed: there is nothing to ask. */
const isSettled = (check: OwnCheck | undefined) => check?.state === 'waiting' || check?.counts === true;

function Standing({ check }: { readonly check: OwnCheck }) {
  const { id, kind, state, counts, askedAt, reason, lapsesAt } = check;
  const takeBack = useTakeBackCheck({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: state === 'waiting' ? 'Request withdrawn' : 'Check removed' });
    },
    onFail: failed('Couldn’t change the check'),
  });
  return (
    <>
      <Facts
        items={[
          { label: 'State', value: stateOf(check) },
          { label: 'Asked', value: <Time value={askedAt} look="absolute" /> },
          ...(counts && lapsesAt ? [{ label: 'Counts until', value: <Time value={lapsesAt} look="absolute" /> }] : []),
          ...(reason ? [{ label: 'Reason', value: reason }] : []),
        ]}
      />
      {isSettled(check) && (
        <Button pending={takeBack.pending} description="end a check" onClick={() => takeBack.mutate({ id })}>
          {state === 'waiting' ? 'Withdraw' : 'Remove'} the {names[kind]}
        </Button>
      )}
    </>
  );
}

interface PhotoCheckProps {
  readonly verification: Verification;
  readonly check: OwnCheck | undefined;
}

function PhotoCheck({ verification: { pose, photos }, check }: PhotoCheckProps) {
  return (
    <Section title="Photo check">
      <div className="stack">
        <p>
          You send one new picture in a pose that we ask for. A moderator compares it with your photos. The picture is
          deleted at the decision. Adding a photo later ends this level, and you can ask again.
        </p>
        {check && <Standing check={check} />}
        {!isSettled(check) && photos === 0 && (
          <>
            <p>Add and describe a photo first.</p>
            <div>
              <ButtonLink href="/connections/profile?step=2" description="step of photos">
                Go to my photos
              </ButtonLink>
            </div>
          </>
        )}
        {!isSettled(check) && photos > 0 && <SendPose pose={pose} />}
      </div>
    </Section>
  );
}

function SendPose({ pose }: { readonly pose: Verification['pose'] }) {
  const picture = usePictureFile({ types: imageTypes, maxBytes: limits.photoBytes });
  const ask = useAskPhotoCheck({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Photo check asked for', description: 'A moderator looks at it. You get a notification.' });
    },
    onFail: picture.fail,
    onProgress: picture.setPart,
  });
  return (
    <>
      <p>
        <strong>Your pose: {poseWords[pose]}</strong> If you can’t do this, someone can help you, or use the identity
        check.
      </p>
      <PictureButton
        picture={picture}
        pending={ask.pending}
        description="picture for a check"
        hint="Only moderators see it."
        saving="Sending your picture"
        onFile={(upload) => ask.mutate({ upload })}
      >
        Send the picture
      </PictureButton>
    </>
  );
}

function IdentityCheck({ check }: { readonly check: OwnCheck | undefined }) {
  const ask = useAskIdentity({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Identity check asked for', description: 'A moderator writes to you about a time.' });
    },
    onFail: failed('Couldn’t ask for the check'),
  });
  return (
    <Section title="Identity check">
      <div className="stack">
        <p>
          A moderator writes to you to agree on a time for a video call. You show a document with your name and picture.
          Nothing is recorded. We keep only that it was seen, on which day and by whom.
        </p>
        {check && <Standing check={check} />}
        {!isSettled(check) && (
          <Button pending={ask.pending} onClick={() => ask.mutate({})}>
            Ask for an identity check
          </Button>
        )}
      </div>
    </Section>
  );
}
