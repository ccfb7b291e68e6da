import { Bookmark, ImageOff, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';

const FeedOptions = lazy(async () => ({ default: (await import('./feed-options.tsx')).FeedOptions }));

/** What belongs to the feed and has no place in the menu. */
export function FeedTools() {
  const isMember = useSession().member !== null;
  const [open, setOpen] = useState(false);
  if (!isMember) return null;
  return (
    <Section title="Your feed" side>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list feed-tools" role="list">
        <li>
          <Link href="/saved">
            <Icon icon={Bookmark} />
            Saved posts
          </Link>
        </li>
        <li>
          <Link href="/describe">
            <Icon icon={ImageOff} />
            Pictures to describe
          </Link>
        </li>
      </ul>
      <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        Feed options
      </Button>
      <Suspense fallback={null}>{open && <FeedOptions onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  );
}
