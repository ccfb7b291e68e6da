import type { Examples } from '../gallery/examples.ts';
import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { Notice, seriousIcon } from './notice.tsx';

export const examples: Examples = [
  {
    title: 'Four tones',
    render: () => (
      <div className="stack">
        <Notice title="Draft kept.">
          <p>
            You wrote this on Thursday. <Link href="/">Carry on writing</Link>
          </p>
        </Notice>
        <Notice tone="ok" title="Checked.">
          This service was rung by a person on 3 November.
        </Notice>
        <Notice tone="warn" title="Closing soon.">
          The group stops taking members on Friday.
        </Notice>
        <Notice tone="danger" icon={seriousIcon} title="Serious violation.">
          The moderation team looks at this report first.
        </Notice>
      </div>
    ),
  },
  {
    title: 'With something to do',
    render: () => (
      <Notice
        tone="warn"
        title="Your session ends in two minutes"
        action={
          <>
            <Button>Stay signed in</Button>
            <Button variant="quiet">Sign out</Button>
          </>
        }
      >
        Nothing you wrote will be lost.
      </Notice>
    ),
  },
];
