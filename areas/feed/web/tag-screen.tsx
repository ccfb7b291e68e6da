import { FollowTag } from '#areas/forums/web/public.ts';
import { PostList } from '#areas/posts/web/public.ts';
import { normaliseTag } from '#platform/contract/tags.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

export function Screen({ params }: { params: { tag: string } }) {
  const { tag } = params;
  return (
    <div className="post-page">
      <PageTitle
        title={`#${tag}`}
        lead="Posts with this tag, newest first."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={<FollowTag tag={normaliseTag(tag)} />}
      />
      <h2 className="vh">Posts</h2>
      <PostList
        source={{ tag }}
        label={`posts with the tag ${tag}`}
        emptyText="No one has used this tag yet."
        emptyAction={<ButtonLink href="/">Go to the home page</ButtonLink>}
        end="That’s all the posts with this tag."
      />
    </div>
  );
}
