/// <reference types="vite/client" />
import { lastChecked, serviceFacts } from '#areas/crisis/web/public.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Adults } from './adults.tsx';
import { crumbs } from './crumbs.ts';
import './connections.css';

const respect = serviceFacts('1800respect');
const checkedOn = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(lastChecked));

export const Screen = () => (
  <Adults title="Meeting safely" crumbs={crumbs}>
    <Guide />
  </Adults>
);

function Guide() {
  useTitle('Meeting safely');
  return (
    <>
      <PageTitle
        title="Meeting safely"
        lead="If you are in danger, call 000. These steps help before, during and after a first meeting."
        crumbs={crumbs}
      />
      <div className="stack prose connections-guide">
        <Section title="Before you meet">
          <ul>
            <li>Talk here first, for as long as you like. You owe no one your phone number or address.</li>
            <li>A video call shows you that a person is who they say they are.</li>
            <li>Tell someone you trust who you meet, where, and when you will be back.</li>
            <li>Ask about the place: steps, toilets, noise, and how you get there.</li>
          </ul>
        </Section>
        <Section title="When you meet">
          <ul>
            <li>Meet in a public place. Keep your phone charged and with you.</li>
            <li>
              Have your own way there and back. Don’t depend on the other person for your wheelchair, car or medicine.
            </li>
            <li>A support worker or friend may come along. It’s fine to say so beforehand.</li>
            <li>You can leave at any time, without a reason.</li>
          </ul>
        </Section>
        <Section title="What you share">
          <ul>
            <li>Your disability, your diagnosis and your address are yours to share, or not.</li>
            <li>No one may press you for photos. Sharing intimate pictures without consent is against the law.</li>
            <li>Insults about disability are never okay. Block and report the person.</li>
          </ul>
        </Section>
        <Section id="scams" title="Money and scams">
          <p>
            Someone who asks for money, gift cards, crypto, bank details or a PayID may be a scammer. So may someone who
            wants to leave Doorways quickly.
          </p>
          <ul>
            <li>Don’t send anything. Stop writing back.</li>
            <li>If you paid, call your bank first. Ask it to stop the payment.</li>
            <li>
              Report it to <a href="https://www.scamwatch.gov.au/report-a-scam">Scamwatch</a>, and to us with the Report
              button on the profile.
            </li>
            <li>
              If your identity documents are involved, <a href="https://www.idcare.org">IDCARE</a> can help.
            </li>
          </ul>
        </Section>
        <Section id="complaints" title="Complaints">
          <p>If you are in danger, call 000. To complain about a person, do this:</p>
          <ol>
            <li>
              Press Report on their card or profile. Choose a reason, and add what happened. The profile as you see it
              goes along as evidence. They aren’t told who reported them.
            </li>
            <li>
              A moderator decides. Our promise is 24 hours. You can follow it under{' '}
              <Link href="/my-reports">Your reports</Link>.
            </li>
            <li>After 48 hours without a decision you can save the evidence there, for eSafety or the police.</li>
            <li>
              Unhappy with the result? <Link href="/contact-support">Contact support</Link> and say that it’s a
              complaint. A person answers.
            </li>
          </ol>
          <p>
            How many reports there are and how long they take is on the{' '}
            <Link href="/transparency">transparency page</Link>.
          </p>
        </Section>
        <Section id="help-outside" title="Help outside Doorways">
          <ul>
            <li>
              <strong>{respect.name}.</strong> {respect.purpose} {respect.hoursInWords}.{' '}
              {respect.channels.map(({ label, href, note }) => (
                <span key={label}>
                  {href ? <a href={href}>{label}</a> : label}. {note}{' '}
                </span>
              ))}
              Last checked on {checkedOn}.
            </li>
            <li>
              <a href="https://www.esafety.gov.au/report">eSafety Commissioner</a>, for cyber abuse. Report it to us
              first, and to eSafety if it’s still there after 48 hours. Go to eSafety at once if someone shares intimate
              pictures of you.
            </li>
            <li>
              <a href="https://www.scamwatch.gov.au/report-a-scam">Report the scam to Scamwatch</a>, also if you lost
              nothing.
            </li>
          </ul>
          <p>
            How to report to the police, and how to keep a conversation as evidence, is on{' '}
            <Link href="/police-and-evidence">Police and evidence</Link>.
          </p>
          <p>
            More numbers and chats are on the <Link href="/crisis-support">crisis support page</Link>.
          </p>
        </Section>
      </div>
    </>
  );
}
