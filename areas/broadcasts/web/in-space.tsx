import { CommentForm, CommentList } from '#areas/spaces/web/public.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Broadcast } from '../contract.ts';
import { postHref } from './post-href.ts';

interface InSpaceProps {
  readonly space: NonNullable<Broadcast['space']>;
  readonly held: boolean;
}

/** The comments of a post in a group or community. Whoever hasn’t agreed to its guidelines does so there. */
export function InSpace({ space, held }: InSpaceProps) {
  const { id, name, postId, mayComment } = space;
  return (
    <Section title="Comments">
      {/* Whoever deletes a comment goes on here. */}
      <div className="stack" id={`space-post-${postId}`} tabIndex={-1}>
        <CommentList spaceId={id} postId={postId} isMember held={held} />
        {mayComment ? (
          <CommentForm spaceId={id} postId={postId} />
        ) : (
          <>
            <p>You can write your first comment with the post in {name}, where its guidelines are.</p>
            <div>
              <ButtonLink href={postHref({ postId: null, space })}>Go to the post</ButtonLink>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
