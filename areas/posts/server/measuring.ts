import { writeKeyset } from '#platform/server/keyset.ts';
import { guest } from '#platform/server/principal.ts';
import { feedQuery } from './posts/list-posts.ts';

/** The very statement of a first page, for measuring it without HTTP. */
export const firstPageQuery = ({ viewerId, limit }: { viewerId: number; limit: number }) =>
  textOf(feedQuery({ ...guest, id: viewerId }, limit));

const textOf = ({ page, values }: ReturnType<typeof feedQuery>) => ({ text: page.text, values: page.list(values) });

/** Cursor after the post with this moment (ISO, milliseconds) and id. */
export const cursorOf = (createdAt: string, id: number) => writeKeyset({ at: createdAt.replace('Z', '000Z'), id });
