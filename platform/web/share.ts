import { toast } from './ui/toast.ts';

const whole = (path: string) => new URL(path, location.href).href;

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
export async function shareAddress(path: string, title: string, what: string): Promise<void> {
  if (!navigator.share) return copyAddress(path, what);
  try {
    await navigator.share({ title, url: whole(path) });
  } catch (error) {
    // Closing the device's dialog is an answer and no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(path, what);
  }
}
