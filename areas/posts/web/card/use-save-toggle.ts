import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { useSave, useUnsave } from '../data.ts';

/** Keeps a post for later, or lets it go. */
export function useSaveToggle(post: Post): { readonly pending: boolean; readonly toggle: () => void } {
  const onFail = failed('Couldn’t save your change');
  const save = useSave({
    onFail,
    onDone: () => toast({ title: 'Post saved', description: 'Find it under “Saved posts” on your home page.' }),
  });
  const unsave = useUnsave({ onFail, onDone: () => announce('Post no longer saved') });
  return {
    pending: save.pending || unsave.pending,
    toggle: () => (post.savedByMe ? unsave : save).mutate({ id: post.id }),
  };
}
