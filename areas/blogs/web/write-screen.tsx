/// <reference types="vite/client" />
import { useDraft } from '#areas/writing/web/public.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { WithDraft } from './write/draft-states.tsx';
import './blogs.css';

/** A new blog, or a draft that is continued: ?draft=12. */
export function Screen() {
  const [query] = useQueryParams();
  const asked = Number(query.get('draft'));
  const draftId = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  return (
    <div className="write-page stack">
      <PageTitle
        title="Write a blog"
        lead="It saves while you write. No one else sees it until you publish."
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Blogs', href: '/blogs' },
        ]}
      />
      <Writing key={draftId} draftId={draftId} />
    </div>
  );
}

const Writing = ({ draftId }: { readonly draftId: number | undefined }) => (
  <WithDraft draft={useDraft({ kind: 'blog', draftId })} />
);
