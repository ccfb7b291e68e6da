/// <reference types="vite/client" />
import { useRef } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { idIn, Missing } from '#platform/web/ui/by-id.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { WellnessHelpers } from '../../contract/helpers.ts';
import { wholeDay } from '../../pure/days.ts';
import { newUid } from '../../pure/sealing.ts';
import { helperCrumbs } from '../crumbs.ts';
import { EntryFields } from '../entry/entry-fields.tsx';
import { checkEntry, tellFailure } from '../entry/entry-form.tsx';
import { bodyOf, type EntryValues, emptyEntry } from '../entry/entry-values.ts';
import { SaidFigures, SaidWords } from '../entry/said.tsx';
import { diaryDrafts } from '../keys/drafts.ts';
import { clockIn } from '../local-words.ts';
import { openOf } from '../opened.ts';
import '../wellness.css';
import './helpers.css';
import { type Here, ownZone, useHere } from '../zone.ts';
import { useCreateHelpedEntry, useHelpedEntries, useHelpers } from './data.ts';

type Helped = WellnessHelpers['helpsFor'][number];

const words = {
  thing: 'diary',
  title: 'Write for someone',
  missing: 'You can’t write here',
  lead: 'This person hasn’t chosen you as a helper, or has ended it.',
  way: { label: 'Back to helpers', href: '/wellness-tracking/helpers' },
  crumbs: helperCrumbs,
};

/** An entry in the diary of a member who lets one. Nothing else of it is shown. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const { data, error, loading, refreshing, retry } = useHelpers();
  const id = idIn(params.id);
  const one = data?.helpsFor.find(({ person }) => person.id === id);
  if (one) return <WriteFor one={one} />;
  if (!loading && !error) return <Missing {...words} />;
  return (
    <>
      <PageTitle title={words.title} crumbs={helperCrumbs} />
      {loading ? (
        <Skeleton count={1} label="Loading the diary" />
      ) : (
        <ErrorState level={2} title="Couldn’t load the diary" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </>
  );
}

function WriteFor({ one: { person, canWrite } }: { readonly one: Helped }) {
  const here = useHere();
  const title = `Write for ${person.displayName}`;
  useTitle(title);
  return (
    <div className="wellness">
      <PageTitle
        title={title}
        lead="Your entry is private to them, and says that you wrote it."
        crumbs={helperCrumbs}
      />
      {canWrite ? (
        <Section id="helped-entry" title={`An entry for ${person.displayName}`} intro={wholeDay(here.today)}>
          <HelpedForm person={person} here={here} />
        </Section>
      ) : (
        <Notice title="Their diary is sealed now">Only they can write in it. Tell them what you saw.</Notice>
      )}
      <WrittenToday person={person} here={here} />
    </div>
  );
}

const nothingOwn = { scales: [], factors: [], symptoms: [], hidden: [] };
const nothingEarlier = { symptoms: [], medications: [] };

function HelpedForm({ person, here }: { readonly person: Helped['person']; readonly here: Here }) {
  const create = useCreateHelpedEntry();
  /** What is sent twice is one entry. */
  const uid = useRef(newUid());
  const form = useForm<EntryValues>({
    initial: emptyEntry,
    draftKey: `wellness-entry:for-${person.id}`,
    drafts: diaryDrafts,
    resetAfter: true,
    validate: checkEntry(here),
    submit: async (values) => {
      const { isPrivate: _, shareWithHealthcare: __, ...body } = bodyOf(values, ownZone());
      await tellFailure(create.mutateAsync({ userId: person.id, uid: uid.current, ...body }));
      uid.current = newUid();
      toast({ title: 'Entry Saved', description: `It is in the diary of ${person.displayName}.` });
    },
  });
  return (
    <form
      className="entry-form helped-form"
      noValidate
      onSubmit={form.handleSubmit}
      aria-labelledby="helped-entry-title"
    >
      <FormNotices form={form} />
      <EntryFields form={form} own={nothingOwn} earlier={nothingEarlier} withDay={false} withSight={false} />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
          Save entry
        </Button>
        <span className="soft small">A diary, not medical advice.</span>
      </div>
    </form>
  );
}

function WrittenToday({ person, here }: { readonly person: Helped['person']; readonly here: Here }) {
  const list = useHelpedEntries(person.id);
  return (
    <Section title="What you wrote today" intro={`Once ${person.displayName} changes an entry, only they see it.`}>
      <List
        list={list}
        shown={list.items.length}
        things={['entry', 'entries']}
        prefix="helped"
        level={3}
        empty={
          <EmptyState title="Nothing yet today">
            <p>Your entries for them show here until the day ends.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ol className="plain-list list" role="list">
          {list.items.map((item) => {
            const entry = openOf(item);
            return (
              <li key={item.id} id={`helped-${item.id}`} tabIndex={-1}>
                <article className="entry" aria-labelledby={`helped-name-${item.id}`}>
                  <h3 id={`helped-name-${item.id}`}>
                    {wholeDay(item.day)}, {clockIn(item.at, here.zone)}
                  </h3>
                  {entry && (
                    <>
                      <SaidFigures entry={entry} />
                      <SaidWords entry={entry} />
                    </>
                  )}
                </article>
              </li>
            );
          })}
        </ol>
      </List>
    </Section>
  );
}
