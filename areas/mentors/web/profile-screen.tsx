/// <reference types="vite/client" />
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentorProfile, MyMentoring } from '../contract.ts';
import {
  focusAreas,
  focusWords,
  languages,
  languageWords,
  limits,
  livedExperiences,
  livedWords,
  meetings,
  meetingWords,
} from '../pure/options.ts';
import { mentorCrumbs as crumbs } from './crumbs.ts';
import { readMyMentoring, useMyMentoring, useSaveProfile, useStopMentoring } from './data.ts';
import { bodyOf, checkProfile, choicesOf, profileValues } from './profile-values.ts';
import './mentors.css';

export function Screen() {
  const { data, error, loading, refreshing, retry } = useMyMentoring();
  const title = data?.profile ? 'You as a mentor' : 'Become a mentor';
  useTitle(title);
  return (
    <div className="stack mentor-page">
      <PageTitle
        title={title}
        lead="You don’t need a title or a degree. Being a few steps ahead is enough."
        crumbs={crumbs}
      />
      {loading ? (
        <Spinner label="Loading your profile as a mentor" />
      ) : error || !data ? (
        <ErrorState level={2} title="Couldn’t load your profile" onRetry={retry} retrying={refreshing}>
          {error && textForPeople(error)}
        </ErrorState>
      ) : (
        <>
          {data.profile && <Standing profile={data.profile} />}
          <ProfileForm key={data.profile ? 'change' : 'new'} mine={data} />
          {data.profile && <Stop />}
        </>
      )}
    </div>
  );
}

/** What moderators decided. */
function Standing({ profile: { check, checkReason, isHidden } }: { readonly profile: MentorProfile }) {
  if (isHidden) {
    return (
      <Notice tone="warn" title="Moderators took your profile down">
        No one else sees it.
      </Notice>
    );
  }
  if (check === 'checked') return <Notice tone="ok" title="Moderators have checked your profile" />;
  if (check === 'waiting') {
    return (
      <Notice title="Moderators haven’t checked your profile yet">
        Members of 18 or older can ask you already. Younger members can ask you after the check.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="Moderators didn’t confirm your profile">
      {checkReason} Change your profile, and they look at it again.
    </Notice>
  );
}

function ProfileForm({ mine: { profile } }: { readonly mine: MyMentoring }) {
  const save = useSaveProfile();
  const form = useForm({
    initial: profileValues(profile),
    version: profile?.version ?? 0,
    draftKey: 'mentor-profile',
    validate: checkProfile,
    submit: async (values, { version }) => {
      const saved = await save.mutateAsync({ ...bodyOf(values), version });
      document.getElementById('page-title')?.focus();
      toast(
        profile
          ? { title: 'Profile saved' }
          : { title: 'You are a mentor now', description: 'Members can find you and ask you.' },
      );
      return saved.profile;
    },
    readCurrent: async () => {
      const { profile: now } = await readMyMentoring();
      return now && { ...profileValues(now), version: now.version };
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Title"
        hint="In a few words, such as “Bookkeeper for people who work for themselves”."
        maxLength={limits.title}
        {...form.field('title')}
      />
      <TextArea label="About you as a mentor" limit={limits.bio} rows={5} {...form.field('bio')} />
      <CheckboxGroup
        legend="Areas of focus"
        options={choicesOf(focusAreas, focusWords)}
        {...form.group('focusAreas')}
      />
      <TextArea
        label="What you can help with"
        optional
        hint={`One on each line, at most ${limits.expertise}.`}
        rows={4}
        {...form.field('expertise')}
      />
      <TextField
        label="Years of experience"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...form.field('experience')}
      />
      <CheckboxGroup legend="You can meet by" options={choicesOf(meetings, meetingWords)} {...form.group('formats')} />
      <CheckboxGroup
        legend="Your languages"
        optional
        options={choicesOf(languages, languageWords)}
        {...form.group('languages')}
      />
      <CheckboxGroup
        legend="What you choose to share that you live with"
        optional
        hint="Shown only to members who choose to share the same."
        options={choicesOf(livedExperiences, livedWords)}
        {...form.group('lived')}
      />
      <TextArea
        label="Working with you"
        optional
        hint="What helps you, when you answer, and what doesn’t suit you."
        limit={limits.workingWithMe}
        rows={3}
        {...form.field('workingWithMe')}
      />
      <TextField
        label="Mentees at the same time"
        hint={`From 0 to ${limits.capacity}. With 0 no one can ask you.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...form.field('capacity')}
      />
      <Checkbox label="Pause: I take no new requests" hint="Your mentorships continue." {...form.check('isPaused')} />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {profile ? 'Save your profile' : 'Become a mentor'}
        </Button>
        <ButtonLink href="/mentor-matching" variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function Stop() {
  const [isAsking, setIsAsking] = useState(false);
  const stop = useStopMentoring({
    onDone: () => {
      navigate('/mentor-matching');
      toast({ title: 'You are no longer a mentor', description: 'Your mentorships go on until one of you ends them.' });
    },
    onFail: failed('Couldn’t delete the profile'),
  });
  return (
    <>
      <div className="row">
        <Button onClick={() => setIsAsking(true)}>Stop being a mentor</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Stop being a mentor?"
        confirmLabel="Yes, delete my profile as a mentor"
        danger
        pending={stop.pending}
        onConfirm={() => stop.mutate({})}
        onCancel={() => setIsAsking(false)}
      >
        <p>Requests that wait are declined. Mentorships go on until one of you ends them.</p>
      </ConfirmDialog>
    </>
  );
}
