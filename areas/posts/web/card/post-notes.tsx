import { postNotes } from '#platform/web/sharing.ts';

/** What other areas say about a post, below its text. */
export const PostNotes = ({ postId }: { readonly postId: number }) =>
  postNotes.now().map((Note, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they come from the manifests and stay in their order
    <Note key={at} postId={postId} />
  ));
