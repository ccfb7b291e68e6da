import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Points, TextPage, type TextPart } from './text-page.tsx';

const parts: readonly TextPart[] = [
  {
    id: 'stop',
    title: 'Stop someone from contacting you',
    body: (
      <>
        <p>You can block any member. They are not told.</p>
        <Points>
          {[
            'Open the member’s profile.',
            'Choose Block.',
            'They can no longer see your profile or your posts, or comment on them.',
            'You can undo it on the same page.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Report what is wrong',
    body: (
      <>
        <p>Each post and comment has a Report button. You can also paste an address.</p>
        <p>
          <Link href="/report-content">Report content by its address</Link>
        </p>
        <p>You need no reason: “Something feels wrong” is enough.</p>
        <p>Moderators see who reported. The person you report does not.</p>
        <p>
          <Link href="/my-reports">What came of your reports</Link>
        </p>
        <p>
          <Link href="/police-and-evidence">Police and evidence</Link>
        </p>
        <p>
          <Link href="/transparency">Moderation in numbers</Link>
        </p>
      </>
    ),
  },
  {
    id: 'who-sees',
    title: 'Choose who can read your posts',
    body: (
      <>
        <p>You choose for each post, before you share it.</p>
        <Points>
          {[
            'Everyone: people without an account can read it too.',
            'Members: only people who are signed in.',
            'Followers: only people who follow you.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'scams',
    title: 'Signs of a scam',
    body: (
      <>
        <p>Stop and ask someone you trust if a person you met online does any of this.</p>
        <Points>
          {[
            'They ask for money, gift cards, bank details or a code from your phone.',
            'They say it is urgent, or a secret.',
            'They ask for your NDIS number or your myGov password.',
            'They want to leave Doorways straight away and write somewhere else.',
            'They never want to be seen or heard, but talk about love.',
          ]}
        </Points>
        <p>No one who runs Doorways will ever ask for your password.</p>
      </>
    ),
  },
  {
    id: 'meeting',
    title: 'Meeting someone in person',
    body: (
      <>
        <Points>
          {[
            'Meet in a public place you can get into and out of on your own.',
            'Tell a person you trust where you are and when you will be back.',
            'Keep your phone charged and your medicine with you.',
            'Plan your own way home. You can leave at any time, for any reason.',
          ]}
        </Points>
        <p>
          A <Link href="/meets">meet plan</Link> tells someone you trust where you planned to be if you don’t check in.
        </p>
      </>
    ),
  },
  {
    id: 'own-safety',
    title: 'If you’re not safe at home or with a carer',
    body: (
      <>
        <p>It is not your fault. Help is free, and you can ask for it more than once.</p>
        <p>
          The page <Link href="/crisis-support">Get help now</Link> has numbers to call and to text. They work without
          an account. Your browser remembers which pages you open. On a shared device, a private window keeps no
          history.
        </p>
      </>
    ),
  },
];

export function Screen() {
  const { region } = useSession();
  return (
    <TextPage
      title="Safety Center"
      lead="How to stay safe here, and what to do when something feels wrong."
      changed="2026-11-27"
      parts={parts}
    >
      <div className="stack">
        <p>
          <strong>
            Is someone in danger right now? Call {region === 'AU' ? '000' : '911'}, or open the crisis page.
          </strong>
        </p>
        <ButtonLink href="/crisis-support" variant="danger" size="l">
          Open the crisis page
        </ButtonLink>
      </div>
    </TextPage>
  );
}
