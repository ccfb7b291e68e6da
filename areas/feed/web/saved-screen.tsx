import { PostList } from '#areas/posts/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

const source = { saved: true } as const;

export function Screen() {
  return (
    <div className="post-page">
      <PageTitle
        title="Saved posts"
        lead="Posts you’ve saved for later. Only you can see this list."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <h2 className="vh">Posts</h2>
      <PostList
        source={source}
        label="saved posts"
        emptyTitle="No saved posts yet"
        emptyText="Press “Save” under a post to find it here later."
        emptyAction={<ButtonLink href="/">Go to the home page</ButtonLink>}
        end="That’s all your saved posts."
      />
    </div>
  );
}
