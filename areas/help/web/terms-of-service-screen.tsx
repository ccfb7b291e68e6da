import { textDays } from '#areas/consents/web/public.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Points, TextPage, type TextPart } from './text-page.tsx';

const parts: readonly TextPart[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <p>
        When you use Doorways, you agree to these terms and to the{' '}
        <Link href="/community-guidelines">Community Guidelines</Link>. “We” are the people who run this installation.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points>
        {[
          'You are 16 or over.',
          'The account is yours alone. A person you trust may help you to use it.',
          'Keep your password to yourself. Tell us if someone else may know it.',
          'You can stop at any time. Ask us to close the account.',
        ]}
      </Points>
    ),
  },
  {
    id: 'yours',
    title: 'What you write stays yours',
    body: (
      <>
        <p>
          You keep all rights to your posts, comments, pictures and clips. You allow us to store them and to show them
          to the people you have chosen. That ends when you delete them.
        </p>
        <p>Share only what you may share. Ask before you post pictures or stories of other people.</p>
      </>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    body: (
      <Points>
        {[
          'Anything that is against the law in Australia.',
          'Anything that breaks the Community Guidelines.',
          'Breaking into accounts, reading what is not for you, or disturbing the service.',
          'Collecting members’ data with programs.',
        ]}
      </Points>
    ),
  },
  {
    id: 'moderation',
    title: 'What moderators may do',
    body: (
      <p>
        Moderators may remove content that breaks the rules. If someone is in danger, we may tell the emergency
        services. You can ask for a second look through <Link href="/contact-support">Contact Support</Link>.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'Members are not your doctor or lawyer',
    body: (
      <p>
        Posts are the words of members. They are not medical, legal or financial advice. In an emergency, use{' '}
        <Link href="/crisis-support">the crisis page</Link>, not a post.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What you can expect from us',
    body: (
      <p>
        We run Doorways with care, but we can’t promise it will always be available or free of faults. Nothing in these
        terms takes away your rights under the Australian Consumer Law.
      </p>
    ),
  },
  {
    id: 'software',
    title: 'The software',
    body: (
      <p>
        Doorways is free software under the GNU Affero General Public License, version 3. That licence gives you the
        right to get its source code. Ask us for it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: <p>The date at the end of this page changes with them.</p>,
  },
];

export function Screen() {
  return (
    <TextPage
      title="Terms of Service"
      lead="What you agree to when you use Doorways, in plain words."
      changed={textDays.terms}
      parts={parts}
    />
  );
}
