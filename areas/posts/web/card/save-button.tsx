import { Bookmark } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import type { Post } from '../../contract.ts';
import { useSaveToggle } from './use-save-toggle.ts';

export function SaveButton({ post, name }: { readonly post: Post; readonly name: string }) {
  const { pending, toggle } = useSaveToggle(post);
  return (
    <Button
      variant="quiet"
      className="act"
      icon={Bookmark}
      description={post.savedByMe ? 'Saved' : 'Save for later'}
      pressed={post.savedByMe}
      data-on={post.savedByMe || undefined}
      aria-disabled={pending || undefined}
      onClick={toggle}
    >
      {post.savedByMe ? 'Saved' : 'Save'}
      <span className="vh"> {name}</span>
    </Button>
  );
}
