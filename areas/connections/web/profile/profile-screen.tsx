/// <reference types="vite/client" />
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { statusOf } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Waiting } from '#platform/web/ui/by-id.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ConnectionDraft, RelationshipProfile } from '../../contract.ts';
import { Adults } from '../adults.tsx';
import { Closed } from '../closed.tsx';
import { crumbs } from '../crumbs.ts';
import {
  useCreateProfile,
  useDeleteProfile,
  useDraft,
  useEditProfile,
  useProfile,
  useSaveDraft,
  useStanding,
} from '../data.ts';
import { asFailure } from './failure.ts';
import { draftValues, usualValues, type Values, valuesOf } from './values.ts';
import { Wizard } from './wizard.tsx';
import '../connections.css';

export const Screen = () => (
  <Adults title="Relationship profile" crumbs={crumbs}>
    <Profile />
  </Adults>
);

function Profile() {
  const { data, error, loading, refreshing, retry } = useProfile();
  const isMissing = statusOf(error) === 404;
  const closed = useStanding().data?.closed;
  const [leaving, setLeaving] = useState(false);
  const isGone = leaving && isMissing;
  const draft = useDraft(isMissing && !leaving);
  // Not before it is known here too: nobody is looked for without a profile.
  useEffect(() => {
    if (isGone) navigate('/connections');
  }, [isGone]);
  if (data) return <Edit profile={data} onDeleted={() => setLeaving(true)} />;
  if (isMissing && !leaving && closed) return <Closed why={closed} title="Relationship profile" crumbs={crumbs} />;
  if (isMissing && !leaving && draft.data !== undefined) return <Create draft={draft.data} />;
  const trouble = isMissing ? draft.error : error;
  return (
    <Waiting words={{ title: 'Relationship profile', crumbs }}>
      {loading || draft.loading || isGone || !trouble ? (
        <Skeleton count={1} label="Loading your profile" />
      ) : (
        <ErrorState
          level={2}
          title={isMissing ? 'Couldn’t load your draft' : 'Failed to fetch profile'}
          onRetry={isMissing ? draft.retry : retry}
          retrying={refreshing || draft.refreshing}
        >
          <p>Check your connection, then try again.</p>
        </ErrorState>
      )}
    </Waiting>
  );
}

function Create({ draft }: { readonly draft: ConnectionDraft | null }) {
  useTitle('Create Relationship Profile');
  const { member } = useSession();
  const create = useCreateProfile();
  const [keptAt, setKeptAt] = useState(draft?.savedAt);
  const keep = useSaveDraft({
    refresh: [],
    onDone: ({ savedAt }) => setKeptAt(savedAt),
    onFail: failed('Couldn’t keep your draft'),
  });
  const [start] = useState(() => ({
    values: draft ? draftValues(draft.content) : usualValues,
    step: draft ? draft.step - 1 : 0,
  }));
  const [latest, setLatest] = useState<{ readonly step: number; readonly values: Values }>(start);
  const submit = async (values: Values) => {
    try {
      await create.mutateAsync({ ...values, userId: member?.id, isActive: true });
    } catch (error) {
      throw asFailure(error);
    }
    navigate('/connections');
    toast({ title: 'Profile created!', description: 'Your relationship profile has been set up successfully.' });
  };
  return (
    <>
      <PageTitle
        title="Create Relationship Profile"
        lead="Four short steps. Each step is saved as you go, for your other devices too."
        crumbs={crumbs}
      />
      <Wizard
        initial={start.values}
        firstStep={start.step}
        isNew
        submitLabel="Create Profile"
        submit={submit}
        onKeep={(step, values) => {
          setLatest({ step, values });
          keep.mutate({ step: step + 1, content: JSON.stringify(values) });
        }}
      >
        <ButtonLink href="/connections" variant="quiet">
          Stop for now
        </ButtonLink>
      </Wizard>
      <p className="soft connections-kept">
        {keptAt ? (
          <>
            Draft saved on <Time value={keptAt} look="absolute" />, up to step {latest.step + 1}.{' '}
          </>
        ) : (
          'Your first step is saved when you press Next. '
        )}
        No one sees it until you create your profile.
      </p>
    </>
  );
}

interface EditProps {
  readonly profile: RelationshipProfile;
  readonly onDeleted: () => void;
}

function Edit({ profile, onDeleted }: EditProps) {
  useTitle('Edit my profile');
  const [query] = useQueryParams();
  const { userId, version } = profile;
  const edit = useEditProfile();
  const [initial] = useState(() => valuesOf(profile));
  const step = Number(query.get('step'));
  const submit = async (values: Values) => {
    await edit.mutateAsync({ ...values, userId, version });
    navigate('/connections');
    toast({ title: 'Profile saved' });
  };
  return (
    <>
      <PageTitle
        title="Edit my profile"
        lead="Changes count at once, for everyone who can see you."
        crumbs={crumbs}
        actions={<ButtonLink href="/connections/preview">View my profile as others see it</ButtonLink>}
      />
      <Wizard
        initial={initial}
        firstStep={step >= 1 && step <= 4 ? step - 1 : 0}
        isNew={false}
        submitLabel="Save changes"
        submit={submit}
      >
        <ButtonLink href="/connections" variant="quiet">
          Cancel
        </ButtonLink>
      </Wizard>
      <Delete userId={userId} onDeleted={onDeleted} />
    </>
  );
}

function Delete({ userId, onDeleted }: { readonly userId: number; readonly onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteProfile({
    onDone: () => {
      onDeleted();
      toast({ title: 'Relationship profile deleted' });
    },
    onFail: failed('Couldn’t delete your profile'),
  });
  return (
    <Section title="Leave Connections" className="connections-leave">
      <p>To take a break, turn “Visible” off. To remove everything you wrote here, delete your profile.</p>
      <Button variant="danger" icon={Trash2} pending={remove.pending} onClick={() => setAsking(true)}>
        Delete my relationship profile
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete your relationship profile?"
        confirmLabel="Delete profile"
        danger
        onConfirm={() => {
          setAsking(false);
          remove.mutate({ userId });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Your profile, likes, matches and invitations are deleted for good. You can’t undo this.</p>
      </ConfirmDialog>
    </Section>
  );
}
