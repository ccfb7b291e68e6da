import { ArrowUp } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useNewPosts } from './use-new-posts.ts';

/** "Show 3 new posts": there only while some wait, and it never takes the focus by itself. */
export function NewPosts({ ids, loaded }: { readonly ids: readonly (number | string)[]; readonly loaded: boolean }) {
  const { count, pending, show } = useNewPosts(ids, loaded);
  if (count === 0) return null;
  return (
    <Hint description="Show …">
      <button
        type="button"
        className="new-posts"
        data-part="badge"
        aria-disabled={pending || undefined}
        onClick={() => !pending && void show()}
      >
        <span>
          <Icon icon={ArrowUp} />
          {pending ? 'Loading…' : `Show ${count >= 100 ? '100 or more new posts' : counted(count, 'new post')}`}
        </span>
      </button>
    </Hint>
  );
}
