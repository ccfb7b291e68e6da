import type { ContentOf } from '../contract/contents.ts';
import { splitContent } from '../pure/contents.ts';
import type { Kind } from '../pure/place.ts';
import type { Sent } from './records.ts';

type Body<K extends Kind> =
  | { readonly uid: string; readonly sealed: string }
  | ({ readonly uid?: string | undefined } & Readonly<ContentOf<K>>);

/** What a call sends to be kept in a record: what a browser sealed, or the fields of its content and no others. */
export function sentOf<K extends Kind>(kind: K, body: Body<K>): Sent<ContentOf<K>> {
  if ('sealed' in body) return { uid: body.uid, sealed: body.sealed };
  return { uid: body.uid, content: splitContent(kind, body).content as ContentOf<K> };
}
