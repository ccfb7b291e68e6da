import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ClosedDoor } from '#platform/web/ui/drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';

/** Unknown, deleted and not for this reader all look the same. */
export function PostMissing() {
  useTitle('This post is not here');
  return (
    <div className="post-page">
      <PageTitle
        title="This post is not here"
        lead="It may have been deleted, or it may not be for you to see."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <ClosedDoor size={150} />
      <ButtonLink href="/" variant="primary">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
