/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { dayText } from '#platform/web/ui/date-text.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { partWords } from '../pure/kinds.ts';
import { useDisclosures } from './data.ts';
import './legal.css';

export function Screen() {
  const { member } = useSession();
  return (
    <>
      <PageTitle
        title="Police and evidence"
        lead="If you are in danger, call 000. This page says how to report a crime, and how to keep evidence."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <div className="stack prose legal-page">
        <Section title="Report to the police">
          <ul>
            <li>
              In danger now: call <a href="tel:000">000</a>. Ways to reach them without speech are on{' '}
              <Link href="/crisis-support">Get help now</Link>.
            </li>
            <li>
              Not urgent: call the police on <a href="tel:131444">131 444</a>, or go to a police station. You can bring
              a support person.
            </li>
            <li>
              A scam, a hacked account or threats online:{' '}
              <a href="https://www.cyber.gov.au/report-and-recover/report">ReportCyber</a>, by form.
            </li>
            <li>
              Intimate pictures or cyber abuse:{' '}
              <a href="https://www.esafety.gov.au/report">report it to the eSafety Commissioner</a>.
            </li>
          </ul>
          <p>Tell the police that it happened on Doorways, with the member’s name and username.</p>
        </Section>
        <Section id="keep" title="Keep evidence yourself">
          <ol>
            <li>
              Do this before you block the person: a block hides the conversation from both of you, and their messages
              from the copy. Once the copy is ready, you can block them.
            </li>
            <li>
              Open the conversation under <Link href="/messages">Messages</Link>. Press More, then “Keep as evidence”.
            </li>
            <li>
              Ask for the copy. It has the messages with times, the pictures, and a checksum of each file (SHA-256). The
              checksums show later whether a file was damaged.
            </li>
            <li>Save the file where only you can open it. Give the police the whole file, unopened.</li>
          </ol>
          <p>
            When you <Link href="/report-content">report someone to us</Link>, what you report is kept with the report,
            even if they delete it.
          </p>
        </Section>
        <Section id="ask" title="Ask us to keep evidence">
          <p>
            <Link href="/contact-support">Contact support</Link> and say what to keep. We keep a copy when the police or
            a court asks us, and they can ask at once. Tell them to.
          </p>
        </Section>
        <Section id="law" title="When the police or a court asks us">
          <ul>
            <li>We only answer requests that the law lets us answer. Each one is recorded.</li>
            <li>
              An administrator keeps a copy of what the request names, as it was on that day. It is kept at most 180
              days, even if the member deletes it or the account.
            </li>
            <li>A second administrator has to approve it before anyone can open it. Then it is kept for 14 days.</li>
            <li>It never holds diaries, wellness data or talks in a crisis. It doesn’t say who reported someone.</li>
            <li>What was deleted before the copy was made isn’t in it.</li>
            <li>
              We tell the member when it is given out. If a law forbids that, we tell them when it no longer does.
            </li>
          </ul>
        </Section>
        {member && <Given />}
      </div>
    </>
  );
}

function Given() {
  const { data, error, loading, retry, refreshing } = useDisclosures();
  return (
    <Section id="given" title="Given out about you">
      {loading && <Skeleton count={1} label="Loading what was given out" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load what was given out" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && <p>There’s nothing that we may tell you about.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map(({ id, agency, reference, givenAt, from, to, parts }) => (
            <li key={id}>
              {dayInWords(givenAt)}: {agency}, reference {reference}. From {dayText(from)} to {dayText(to)}:{' '}
              {parts.map(partWords).join('; ')}.
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
