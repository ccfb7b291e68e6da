import { PostList } from '#areas/posts/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

const source = { saved: true } as const;

export function Screen() {
  return (
    <div className="post-page">
      <PageTitle
        title="Saved posts"
        lead="Posts that you keep for later. Only you can see this list."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <h2 className="vh">Posts</h2>
      <PostList
        source={source}
        label="saved posts"
        emptyTitle="No saved posts yet"
        emptyText="Press “Save” under a post, and it waits for you here."
        emptyAction={<ButtonLink href="/">Go to the home page</ButtonLink>}
        end="These are all your saved posts."
      />
    </div>
  );
}
