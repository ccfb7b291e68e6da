import type { ReactNode } from 'react';
import { Link } from '#platform/web/ui/link.tsx';
import { Points } from './text-page.tsx';

export interface Question {
  /** Fragment of the address: /faq#captcha. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

export const questions: readonly Question[] = [
  {
    id: 'who',
    question: 'Who is Doorways for?',
    answer: (
      <p>
        Doorways is for people with disability in Australia, their families and carers, and people who back them. You
        don’t have to prove anything. Say as much about yourself as you like.
      </p>
    ),
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: (
      <p>
        No, not to read what is public, to find help in a crisis or to contact us. You need an account to write posts
        and comments, to follow members and to read what is for members only.
      </p>
    ),
  },
  {
    id: 'age',
    question: 'How old must I be?',
    answer: <p>You must be 16 or over to have an account. Reading what is public has no age limit.</p>,
  },
  {
    id: 'name',
    question: 'Must I use my real name?',
    answer: <p>No. A nickname is fine. You can change your name in your profile at any time.</p>,
  },
  {
    id: 'look',
    question: 'Can I change how the pages look and behave?',
    answer: (
      <>
        <p>
          Yes. Open <Link href="/accessibility">the accessibility settings</Link>. They count on every page, with or
          without an account.
        </p>
        <Points>
          {[
            'Larger or smaller text, and letters that are easier to tell apart.',
            'Dark, light or high-contrast colours, and less motion.',
            'Pages read aloud, or written by voice, if your browser can do that.',
            'Simpler pages, larger buttons and other help with focus.',
          ]}
        </Points>
      </>
    ),
  },
  {
    id: 'keyboard',
    question: 'Can I use everything by keyboard?',
    answer: (
      <p>
        Yes. Tab, Enter, Space and the arrow keys work everywhere. Press the question mark key for a list of extra
        shortcuts. You can change each of them, or turn them off, in{' '}
        <Link href="/accessibility">the accessibility settings</Link>.
      </p>
    ),
  },
  {
    id: 'bad-day',
    question: 'What are bad-day settings?',
    answer: (
      <p>
        One press makes every page calmer when you have little energy. Find it in your account menu. It ends
        automatically at 4 am, and your usual settings come back.
      </p>
    ),
  },
  {
    id: 'pictures',
    question: 'I cannot describe my picture. Can I still post it?',
    answer: (
      <p>
        Yes. Nothing stops you from posting. You can ask other members to describe the picture, and choose which
        description you take.
      </p>
    ),
  },
  {
    id: 'order',
    question: 'Who decides which posts I see?',
    answer: (
      <p>
        No one. Posts are shown newest first. No hidden rule moves them up or down, and no one can pay to be seen first.
      </p>
    ),
  },
  {
    id: 'report',
    question: 'How do I report something?',
    answer: (
      <p>
        Press Report at the post or comment. Or copy its address and paste it on{' '}
        <Link href="/report-content">the report page</Link>.
      </p>
    ),
  },
  {
    id: 'undo',
    question: 'I deleted a post by mistake. Can I get it back?',
    answer: (
      <p>Yes. Press Undo in the message that appears. You find that message again under Recent messages for a while.</p>
    ),
  },
  {
    id: 'missed',
    question: 'A message disappeared before I had read it. Where is it?',
    answer: (
      <p>
        Open Recent messages at the end of any page. Messages stay there for about 15 minutes. Errors stay on the page
        until you close them.
      </p>
    ),
  },
  {
    id: 'leave',
    question: 'How do I close my account?',
    answer: (
      <p>
        Write to <Link href="/contact-support">Contact Support</Link> and ask us to close it. Say which account it is.
        You do not have to give a reason.
      </p>
    ),
  },
];
