import type { Comment } from '#areas/posts/contract.ts';
import { PostText } from '#areas/posts/web/public.ts';
import { DocumentView } from '#areas/writing/web/public.ts';

/** The words of a reply as they were set. Its headings stand below the reply’s own. */
export const ReplyText = ({ comment }: { readonly comment: Comment }) =>
  comment.document ? (
    <DocumentView document={comment.document} headingOffset={2} idPrefix={`reply-${comment.number}`} />
  ) : (
    <PostText content={comment.content} />
  );
