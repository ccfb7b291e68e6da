import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { opening } from '../words.ts';

const addressOf = (path: string) => new URL(path, location.href).href;

export async function copyLink({ path }: Pick<Post, 'path'>): Promise<void> {
  const address = addressOf(path);
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Copied!', description: 'The link to this post is ready to paste.' });
  } catch {
    // Browsers refuse without a press, over http, or by a rule of the workplace: the address can be copied by hand.
    toast({
      title: 'The link could not be copied',
      description: `Copy it by hand: ${address}`,
      variant: 'destructive',
    });
  }
}

/** The device's own way of sharing, where there is one; else the link is copied. */
export async function sharePost(post: Post): Promise<void> {
  const { path, author, title, content, contentWarning } = post;
  if (!navigator.share) return copyLink(post);
  const text = contentWarning ? '' : `: ${opening(title || content, 60)}`;
  try {
    await navigator.share({ title: `${author.displayName} on Doorways${text}`, url: addressOf(path) });
  } catch (error) {
    // Closing the device's dialog is an answer and no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(post);
  }
}
