import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

/** Unknown, deleted and not for this reader all look the same. */
export function PostMissing() {
  useTitle('Post not found');
  return (
    <div className="post-page">
      <PageTitle
        title="Post not found"
        lead="It may have been deleted, or you may not have access to it."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <ClosedDoor size={150} />
      <ButtonLink href="/" variant="primary">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
