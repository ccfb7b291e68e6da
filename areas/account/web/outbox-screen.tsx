import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { OutboxMail } from '../contract.ts';
import { useOutboxMails } from './data.ts';
import './account.css';

/** The mails that the demo would have sent. Everywhere else there is no such page. */
export function Screen() {
  const { demo } = useSession();
  if (!demo) {
    return (
      <>
        <PageTitle title="Page not found" lead="There’s no page at this address." />
        <ButtonLink href="/">Go to Home</ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageTitle
        title="Outbox"
        lead="This demo doesn’t send emails. Here are the ones it would have sent, newest first."
      />
      <Mails />
    </>
  );
}

function Mails() {
  const mails = useOutboxMails(true);
  const { firstNewId, newCount } = mails;
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`mail-${firstNewId}`)?.focus();
    announce(`${newCount} more emails`);
  }, [firstNewId, newCount]);
  if (mails.loading) return <Skeleton count={3} label="Loading the emails" />;
  if (mails.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the emails" onRetry={mails.retry} retrying={mails.refreshing}>
        {textForPeople(mails.error)}
      </ErrorState>
    );
  }
  if (mails.items.length === 0) {
    return (
      <EmptyState level={2} title="No emails yet" action={<ButtonLink href="/sign-up">Create an account</ButtonLink>}>
        Emails show up here when someone joins or asks for a link.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <div>
        <Button onClick={mails.retry} pending={mails.refreshing} pendingText="Looking…">
          Check for new emails
        </Button>
      </div>
      {mails.items.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
      {mails.moreError && <p role="alert">{textForPeople(mails.moreError)}</p>}
      {mails.hasMore && (
        <div>
          <Button onClick={mails.loadMore} pending={mails.loadingMore} pendingText="Loading…">
            Show older emails
          </Button>
        </div>
      )}
    </div>
  );
}

function Mail({ mail }: { readonly mail: OutboxMail }) {
  return (
    <article className="mail" aria-labelledby={`mail-${mail.id}`}>
      <h2 id={`mail-${mail.id}`} tabIndex={-1}>
        {mail.subject}
        <span className="vh">, email {mail.id}</span>
      </h2>
      <p className="soft small">
        To {mail.to}, <Time value={mail.createdAt} />
      </p>
      {paragraphs(mail.text).map(({ key, text }) => (
        <p key={key}>{withLinks(text)}</p>
      ))}
    </article>
  );
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part, at) => ({ key: `${at}`, text: part }));

/** Addresses in our mails lead to this installation, whatever name it goes by in the address bar. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    if (!URL.canParse(part) || !/^https?:/.test(part)) return part;
    const { pathname, search } = new URL(part);
    return (
      <Link key={part} href={pathname + search} className="mail-link">
        {part}
      </Link>
    );
  });
}
