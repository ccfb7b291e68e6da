import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Blog } from '../../contract.ts';
import { useChange } from '../data.ts';

/** Tells the author of an unpublished blog so, with the way back. */
export function OnlyYou({ blog }: { readonly blog: Blog }) {
  const change = useChange({
    onDone: () => announce('Blog published again. Everyone can read it.'),
    onFail: failed('Couldn’t publish it'),
  });
  if (!blog.mine || blog.audience !== 'me') return null;
  return (
    <Notice
      title="Only you can read this"
      action={
        <Button
          pending={change.pending}
          onClick={() => change.mutate({ id: blog.id, version: blog.version, audience: 'everyone' })}
        >
          Publish it for everyone
        </Button>
      }
    >
      <p>It isn’t published. Its comments and likes are kept. To publish it for some people only, edit it.</p>
    </Notice>
  );
}

/** Where the blog stands in its series, with the parts beside it. */
export function SeriesNav({ blog: { series } }: { readonly blog: Blog }) {
  // One part alone is no series to a reader yet.
  if (!series || series.parts < 2) return null;
  return (
    <nav className="article-series no-print" aria-label={`Series ${series.title}`}>
      <p>
        Part {series.place} of {series.parts} in <strong>{series.title}</strong>
      </p>
      <ul className="plain-list">
        {series.previous && (
          <li>
            Previous: <Link href={series.previous.path}>{series.previous.title}</Link>
          </li>
        )}
        {series.next && (
          <li>
            Next: <Link href={series.next.path}>{series.next.title}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
