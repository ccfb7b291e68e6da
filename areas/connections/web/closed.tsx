import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type Crumb, PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Closed as Why } from '../contract.ts';

interface ClosedProps {
  readonly why: Why;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

/** Somebody whom moderators keep out reads why, and what they can do, before they fill anything in. */
export const Closed = ({ why, title, crumbs }: ClosedProps) => (
  <>
    <PageTitle title={title} crumbs={crumbs} />
    <div className="stack prose">
      {why === 'decision' ? (
        <Notice tone="warn" title="You can’t have a relationship profile">
          <p>
            Moderators took yours down, or decided that you can’t make one. The reason is on{' '}
            <Link href="/my-reports">Your reports</Link>, under the decisions about you. You can appeal there once,
            within 30 days. If your appeal is upheld, you can use Connections again.
          </p>
        </Notice>
      ) : (
        <Notice tone="warn" title="You can’t make a relationship profile">
          <p>
            Moderators keep an account with your email address out of Connections. If that wasn’t you,{' '}
            <Link href="/contact-support">contact support</Link>. A person looks at it and can let you in.
          </p>
        </Notice>
      )}
    </div>
  </>
);
