import type { ReactNode } from 'react';
import { Link } from '#platform/web/ui/link.tsx';
import { type FaqId, faqQuestions } from '../pure/questions.ts';
import { Points } from './text-page.tsx';

export interface Question {
  /** Fragment of the address: /faq#captcha. */
  readonly id: FaqId;
  readonly question: string;
  readonly answer: ReactNode;
}

const answers: readonly Omit<Question, 'question'>[] = [
  {
    id: 'who',
    answer: (
      <p>
        Doorways is for people with disability in Australia, their families and carers, and people who back them. You
        don’t have to prove anything. Say as much about yourself as you like.
      </p>
    ),
  },
  {
    id: 'account',
    answer: (
      <p>
        No, not to read what is public, to find help in a crisis or to contact us. You need an account to write posts
        and comments, to follow members and to read what is for members only.
      </p>
    ),
  },
  {
    id: 'age',
    answer: <p>You must be 16 or over to have an account. Reading what is public has no age limit.</p>,
  },
  {
    id: 'name',
    answer: <p>No. A nickname is fine. You can change your name in your profile at any time.</p>,
  },
  {
    id: 'look',
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
    answer: (
      <p>
        One press makes every page calmer when you have little energy. Find it in your account menu. It ends
        automatically at 4 am, and your usual settings come back. Notifications wait until then, on every device, if you
        chose that. Safety notifications always come.
      </p>
    ),
  },
  {
    id: 'pictures',
    answer: (
      <p>
        Yes. You can ask other members to describe the picture, and choose which description you take. In a blog or a
        forum topic each picture needs a description, a request for one, or the mark “It’s only decoration”.
      </p>
    ),
  },
  {
    id: 'order',
    answer: (
      <p>
        No one. Posts are shown newest first. No hidden rule moves them up or down, and no one can pay to be seen first.
      </p>
    ),
  },
  {
    id: 'report',
    answer: (
      <p>
        Press Report at the post or comment. Or copy its address and paste it on{' '}
        <Link href="/report-content">the report page</Link>.
      </p>
    ),
  },
  {
    id: 'undo',
    answer: (
      <p>Yes. Press Undo in the message that appears. You find that message again under Recent messages for a while.</p>
    ),
  },
  {
    id: 'missed',
    answer: (
      <p>
        Open Recent messages at the end of any page. Messages stay there for about 15 minutes. Errors stay on the page
        until you close them.
      </p>
    ),
  },
  {
    id: 'leave',
    answer: (
      <p>
        Open <Link href="/settings/privacy">Your data and privacy</Link> and press “Delete my account”. You have 14 days
        to change your mind, and you do not have to give a reason. If you can’t sign in, write to{' '}
        <Link href="/contact-support">Contact Support</Link>.
      </p>
    ),
  },
];

export const questions: readonly Question[] = answers.map((one) => ({ ...one, question: faqQuestions[one.id] }));
