import type { Services } from '#platform/server/services.ts';
import { linksBack } from './links-back.ts';

/**
 * What a page says of its owner. linked: it points back to their profile. plain: it can be read and does not. moved: it
 * sends visitors elsewhere. silent: it did not answer as a page does, which may pass.
 */
export type Website = 'linked' | 'plain' | 'moved' | 'gone' | 'silent';

const reading = { types: ['text/html', 'application/xhtml+xml'], mostBytes: 256 * 1024, patience: 5000 };

/** Asks somebody else's server: never inside a transaction. */
export async function readWebsite(
  { outbound, config }: Pick<Services, 'outbound' | 'config'>,
  { userId, website }: { readonly userId: number; readonly website: string },
): Promise<Website> {
  const { status, text } = await outbound.read(website, reading);
  if (status === 404 || status === 410) return 'gone';
  if (status >= 300 && status < 400) return 'moved';
  if (status !== 200) return 'silent';
  return linksBack(text, `${config.publicUrl}/profile/${userId}`) ? 'linked' : 'plain';
}
