import { toast } from '#platform/web/ui/toast.ts';
import type { Post } from '../../contract.ts';
import { opening } from '../words.ts';

const whole = (path: string) => new URL(path, location.href).href;

export const copyLink = (path: string): Promise<void> => copyAddress(path, 'this post');

/** Copies an address of the site; `what` it leads to is said. */
export async function copyAddress(path: string, what: string): Promise<void> {
  const address = whole(path);
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Copied!', description: `The link to ${what} is ready to paste.` });
  } catch {
    // Browsers refuse without a press, over http, or by a rule of the workplace: the address can be copied by hand.
    toast({
      title: 'Couldn’t copy the link',
      description: `Copy it by hand: ${address}`,
      variant: 'destructive',
    });
  }
}

/** The device's own way of sharing, where there is one; else the link is copied. */
export async function sharePost({ path, author, title, content, contentWarning }: Post): Promise<void> {
  if (!navigator.share) return copyLink(path);
  const text = contentWarning ? '' : `: ${opening(title || content, 60)}`;
  try {
    await navigator.share({ title: `${author.displayName} on Doorways${text}`, url: whole(path) });
  } catch (error) {
    // Closing the device's dialog is an answer and no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(path);
  }
}
