import type { UsedDraft } from '#areas/writing/web/public.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Blog } from '../../contract.ts';
import { BlogForm } from './blog-form.tsx';

/** The form, once the draft is there. */
export function WithDraft({ draft, blog }: { readonly draft: UsedDraft; readonly blog?: Blog }) {
  if (draft.phase === 'loading') return <Skeleton count={1} label="Loading your draft" />;
  if (draft.phase === 'failed') {
    return (
      <ErrorState level={2} boxed title="Couldn’t open this draft" onRetry={() => void draft.load()}>
        {draft.problem}
      </ErrorState>
    );
  }
  return <BlogForm draft={draft} blog={blog} />;
}
