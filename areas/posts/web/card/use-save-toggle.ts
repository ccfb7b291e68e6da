import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { useSave, useUnsave } from '../data.ts';

/** Keeps a post for later, or lets it go. */
export function useSaveToggle(post: Post): { readonly pending: boolean; readonly toggle: () => void } {
  const onFail = (error: Error) =>
    toast({ title: 'That was not saved', description: textForPeople(error), variant: 'destructive' });
  const save = useSave({
    onFail,
    onDone: () => toast({ title: 'Post saved', description: 'You find it under “Saved posts” on your home page.' }),
  });
  const unsave = useUnsave({ onFail, onDone: () => announce('Post no longer saved') });
  return {
    pending: save.pending || unsave.pending,
    toggle: () => (post.savedByMe ? unsave : save).mutate({ id: post.id }),
  };
}
