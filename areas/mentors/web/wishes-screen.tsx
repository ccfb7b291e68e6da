/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MyMentoring } from '../contract.ts';
import {
  focusAreas,
  focusWords,
  languages,
  languageWords,
  livedExperiences,
  livedWords,
  meetings,
  meetingWords,
} from '../pure/options.ts';
import { mentorCrumbs as crumbs } from './crumbs.ts';
import { readMyMentoring, useDropReason, useMyMentoring, useSaveWishes } from './data.ts';
import { choicesOf } from './profile-values.ts';
import './mentors.css';

const title = 'What you look for';

/** What reasons for a match are made of. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useMyMentoring();
  useTitle(title);
  return (
    <div className="stack mentor-page">
      <PageTitle
        title={title}
        lead="Mentors who have the same come first, and you see why. All of it is optional, and only you see it."
        crumbs={crumbs}
      />
      {loading ? (
        <Spinner label="Loading what you look for" />
      ) : error || !data ? (
        <ErrorState level={2} title="Couldn’t load what you look for" onRetry={retry} retrying={refreshing}>
          {error && textForPeople(error)}
        </ErrorState>
      ) : (
        <>
          <WishesForm mine={data} />
          <Dropped dropped={data.dropped} />
        </>
      )}
    </div>
  );
}

function WishesForm({ mine: { wishes, wishesVersion } }: { readonly mine: MyMentoring }) {
  const save = useSaveWishes();
  const form = useForm({
    initial: wishes,
    version: wishesVersion,
    submit: async (values, { version }) => {
      const saved = await save.mutateAsync({ ...values, version });
      toast({ title: 'Saved', description: 'Mentors are sorted by it.' });
      return { version: saved.wishesVersion };
    },
    readCurrent: async () => {
      const now = await readMyMentoring();
      return { ...now.wishes, version: now.wishesVersion };
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <CheckboxGroup
        legend="Areas you want help with"
        options={choicesOf(focusAreas, focusWords)}
        {...form.group('focusAreas')}
      />
      <CheckboxGroup
        legend="Ways you like to meet"
        options={choicesOf(meetings, meetingWords)}
        {...form.group('formats')}
      />
      <CheckboxGroup
        legend="Languages you like to use"
        options={choicesOf(languages, languageWords)}
        {...form.group('languages')}
      />
      <CheckboxGroup
        legend="What you choose to share that you live with"
        hint="It counts only where a mentor chose to share the same. It’s never shown to a mentor."
        options={choicesOf(livedExperiences, livedWords)}
        {...form.group('lived')}
      />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          Save what you look for
        </Button>
        <ButtonLink href="/mentor-matching" variant="quiet">
          Back to the mentors
        </ButtonLink>
      </div>
    </form>
  );
}

function Dropped({ dropped }: Pick<MyMentoring, 'dropped'>) {
  const keep = useDropReason({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'The reason counts again' });
    },
    onFail: failed('Couldn’t change the reason'),
  });
  if (dropped.length === 0) return null;
  return (
    <Section title="Reasons you dropped" intro="They never count for you.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list mentor-dropped" role="list">
        {dropped.map(({ reason, text }) => (
          <li key={reason} className="row">
            <span>{text}</span>
            <Button variant="quiet" pending={keep.pending} onClick={() => keep.mutate({ reason, isDropped: false })}>
              Count this reason again<span className="vh">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
