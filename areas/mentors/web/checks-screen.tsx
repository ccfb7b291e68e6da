/// <reference types="vite/client" />
import { useId, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentorToCheck } from '../contract.ts';
import { focusWords, limits } from '../pure/options.ts';
import { mentorCrumbs as crumbs } from './crumbs.ts';
import { useChecks, useDecideCheck } from './data.ts';
import { yearsText } from './words.ts';
import './mentors.css';

/** For moderators: members under 18 can ask only mentors who were checked here. */
export function Screen() {
  const waiting = useWaitingRoles('moderator', 'admin');
  return (
    <>
      <PageTitle
        title="Mentor checks"
        lead="Members under 18 can ask only mentors whom a moderator has checked. Look at who they are first."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Checks />}
    </>
  );
}

function Checks() {
  const list = useChecks();
  return (
    <>
      <h2 className="vh">Profiles that wait</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['profile', 'profiles']}
        prefix="mentor-check"
        empty={
          <EmptyState title="No profiles to check">
            <p>When someone becomes a mentor, their profile shows here.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list mentor-own" role="list">
          {list.items.map((profile) => (
            <Check key={profile.id} profile={profile} />
          ))}
        </ul>
      </List>
    </>
  );
}

const decided = (title: string) => {
  document.getElementById('page-title')?.focus();
  toast({ title });
};

function Check({ profile }: { readonly profile: MentorToCheck }) {
  const { id, mentor, title, bio, experience, expertise, focusAreas, workingWithMe, memberSince, version } = profile;
  const [isDeclining, setIsDeclining] = useState(false);
  const decide = useDecideCheck({
    onDone: () => decided('Mentor checked'),
    onFail: failed('Couldn’t save the decision'),
  });
  const about = <span className="vh">: {mentor.name}</span>;
  return (
    <li className="sheet mentor" id={`mentor-check-${id}`}>
      <h3>
        <Link href={`/profile/${id}`}>{mentor.name}</Link>
      </h3>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="prose mentor-words">{bio}</p>
      <Facts
        items={[
          { label: 'Member since', value: <Time value={memberSince} look="absolute" /> },
          { label: 'Experience', value: yearsText(experience) },
          { label: 'Focus', value: focusAreas.map((focus) => focusWords[focus]).join(', ') },
          { label: 'Helps with', value: expertise.join(', ') || 'Nothing said' },
          { label: 'Working with them', value: workingWithMe || 'Nothing said' },
        ]}
      />
      <div className="row">
        <Button
          variant="primary"
          pending={decide.pending}
          onClick={() => decide.mutate({ id, version, isChecked: true, reason: '' })}
        >
          Mark as checked{about}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>Decline with a reason{about}</Button>
      </div>
      {isDeclining && <DeclineCheck profile={profile} onClose={() => setIsDeclining(false)} />}
    </li>
  );
}

function DeclineCheck({ profile, onClose }: { readonly profile: MentorToCheck; readonly onClose: () => void }) {
  const { id, version, mentor } = profile;
  const formId = useId();
  const decide = useDecideCheck();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: !reason.trim()
        ? 'Say why, so that they can change it.'
        : reason.length > limits.reason
          ? `Use at most ${limits.reason} characters.`
          : undefined,
    }),
    submit: async ({ reason }) => {
      await decide.mutateAsync({ id, version, isChecked: false, reason: reason.trim() });
      onClose();
      decided('Profile declined');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Decline the profile of ${mentor.name}?`}
      description="They read your reason, and you look at it again once they have changed it."
      dirty={form.values.reason !== ''}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={form.submitting}>
          Yes, decline the profile
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Your reason" limit={limits.reason} rows={3} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
