import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Passport, PassportShare } from '../contract.ts';
import { useEditShare, useRevoke, useShares } from './data.ts';
import { Ticks } from './ticks.tsx';
import { itemText } from './words.ts';

export function ShareList({ passport }: { readonly passport: Passport }) {
  const { data, error, loading, refreshing, retry } = useShares();
  return (
    <Section
      title="Who sees what"
      intro="They see these lines as they are now. When you stop, they can’t see anything straight away."
    >
      {loading && <Skeleton count={1} look="row" label="Loading what you share" />}
      {error && (
        <ErrorState title="Couldn’t load what you share" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <p>You aren’t sharing anything. You can when you register for an event or ask for access.</p>
      )}
      {data && data.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {data.map((share) => (
            <Share key={share.id} share={share} passport={passport} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function openedText({ recipient, firstOpenedAt, lastOpenedAt }: PassportShare): string {
  if (!firstOpenedAt || !lastOpenedAt) return `${recipient.displayName} has not opened it yet.`;
  const first = `${recipient.displayName} opened it on ${absoluteTime(firstOpenedAt)}`;
  return firstOpenedAt === lastOpenedAt ? `${first}.` : `${first}, and last on ${absoluteTime(lastOpenedAt)}.`;
}

function Share({ share, passport }: { readonly share: PassportShare; readonly passport: Passport }) {
  const { region } = useSession();
  const [editing, setEditing] = useState(false);
  const revoke = useRevoke({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      announce('No longer shared');
    },
    onFail: failed('Couldn’t stop sharing'),
  });
  const shown = passport.items.filter(({ id }) => share.itemIds.includes(id));
  const named = <span className="vh"> with {share.recipient.displayName}</span>;
  return (
    <li className="passport-share">
      <p>
        <Link href={share.href}>{share.title}</Link>
        <span className="soft"> with {share.recipient.displayName}</span>
      </p>
      {editing ? (
        <EditShare share={share} passport={passport} onEnd={() => setEditing(false)} />
      ) : (
        <>
          <ul className="passport-shown">
            {shown.map((item) => (
              <li key={item.id}>{itemText(item, region)}</li>
            ))}
          </ul>
          <p className="soft small">{openedText(share)}</p>
          <div className="row">
            <Button onClick={() => setEditing(true)}>Change what is shared{named}</Button>
            <Button variant="danger" pending={revoke.pending} onClick={() => revoke.mutate({ id: share.id })}>
              Stop sharing{named}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function EditShare({
  share,
  passport,
  onEnd,
}: {
  readonly share: PassportShare;
  readonly passport: Passport;
  readonly onEnd: () => void;
}) {
  const edit = useEditShare();
  const form = useForm({
    initial: { itemIds: share.itemIds as readonly number[] },
    validate: ({ itemIds }) => ({ itemIds: itemIds.length > 0 ? undefined : 'Tick at least one, or stop sharing.' }),
    submit: async ({ itemIds }) => {
      await edit.mutateAsync({ id: share.id, itemIds: [...itemIds], version: share.version });
      announce('Changed');
      onEnd();
    },
  });
  return (
    <form className="passport-form" noValidate onSubmit={form.handleSubmit}>
      <Ticks
        legend={`What ${share.recipient.displayName} sees`}
        items={passport.items}
        values={form.values.itemIds}
        error={form.errors.itemIds}
        onChange={(itemIds) => form.setValues({ itemIds })}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Save
        </Button>
        <Button onClick={onEnd}>Cancel</Button>
      </div>
    </form>
  );
}
