import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
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
  return (
    <div className="stack">
      <List
        list={mails}
        shown={mails.items.length}
        things={['email', 'emails']}
        prefix="mail"
        look="post"
        moreLabel="Show older emails"
        empty={
          <EmptyState
            level={2}
            title="No emails yet"
            action={<ButtonLink href="/sign-up">Create an account</ButtonLink>}
          >
            Emails show up here when someone joins or asks for a link.
          </EmptyState>
        }
      >
        <div>
          <Button onClick={mails.retry} pending={mails.refreshing} pendingText="Looking…">
            Check for new emails
          </Button>
        </div>
        {mails.items.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </List>
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
        To {mail.to}, <Time midSentence value={mail.createdAt} />
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
