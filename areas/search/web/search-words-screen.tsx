import { useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SearchWord } from '../contract.ts';
import { useAddSearchWord, useRemoveSearchWord, useSearchWords } from './data.ts';
import { checkPair, type PairValues, wordLimit } from './pair-fields.ts';
import './search.css';

/** The list behind "Also searched for". Moderators and admins keep it. */
export function Screen() {
  const roles = useSession().member?.roles ?? [];
  const waiting = useWaitingRoles('moderator', 'admin');
  const mayEdit = roles.includes('moderator') || roles.includes('admin');
  return (
    <>
      <PageTitle
        title="Search words"
        lead="Everyday words and service words for the same thing. Searching for one finds the other too."
        crumbs={[{ label: 'Search', href: '/search' }]}
      />
      {mayEdit ? (
        <Pairs />
      ) : waiting.length > 0 ? (
        <RoleWaits roles={waiting} />
      ) : (
        <EmptyState level={2} title="Moderators keep this list">
          You don’t need to do anything here.
        </EmptyState>
      )}
    </>
  );
}

function Pairs() {
  const { data, error, loading, refreshing, retry } = useSearchWords();
  if (loading) return <Skeleton look="row" label="Loading the search words" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the list" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  return (
    <div className="search-page">
      <AddPair />
      <Section title={`On the list (${data.items.length})`}>
        {data.items.length === 0 ? (
          <EmptyState level="p" title="There are no pairs yet" />
        ) : (
          <PairList items={data.items} />
        )}
      </Section>
    </div>
  );
}

function AddPair() {
  const add = useAddSearchWord();
  const form = useForm<PairValues>({
    initial: { word: '', means: '' },
    validate: checkPair,
    submit: async ({ word, means }) => {
      await add.mutateAsync({ word: word.trim(), means: means.trim() });
      announce(`Added: ${word.trim()} and ${means.trim()}`);
    },
    resetAfter: true,
  });
  return (
    <Section title="Add a pair">
      <form className="stack pair-form" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Everyday words"
          hint="As people say it, such as “help showering”."
          maxLength={wordLimit}
          {...form.field('word')}
        />
        <TextField
          label="Service words"
          hint="As services write it, such as “personal care”."
          maxLength={wordLimit}
          {...form.field('means')}
        />
        <div>
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Adding…">
            Add the pair
          </Button>
        </div>
      </form>
    </Section>
  );
}

function PairList({ items }: { readonly items: readonly SearchWord[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list list" role="list">
      {items.map((pair) => (
        <Pair key={pair.id} pair={pair} />
      ))}
    </ul>
  );
}

function Pair({ pair }: { readonly pair: SearchWord }) {
  const { id, word, means, shipped } = pair;
  const add = useAddSearchWord();
  const [gone, setGone] = useState(false);
  const remove = useRemoveSearchWord(() => {
    setGone(true);
    document.getElementById('page-title')?.focus();
    toast({
      title: `Removed: ${word} and ${means}`,
      action: { label: 'Undo', onAction: () => add.mutate({ word, means }) },
    });
  }, failed('Couldn’t remove the pair'));
  if (gone) return null;
  return (
    <li className="pair" id={`pair-${id}`}>
      <div className="pair-words">
        <p>
          <strong>{word}</strong> and <strong>{means}</strong>
        </p>
        {shipped && <p className="soft small">Came with Doorways</p>}
      </div>
      <Button onClick={() => remove.mutate({ id })} pending={remove.pending}>
        Remove
        <span className="vh">
          {' '}
          {word} and {means}
        </span>
      </Button>
    </li>
  );
}
