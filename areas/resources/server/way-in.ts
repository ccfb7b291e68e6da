import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';

/** How a resource is reached: a link or a file, never both (the table checks it too). */
export interface WayIn {
  readonly externalUrl: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly fileBytes: number;
  readonly fileKey: string | null;
}

const wrong = (field: string, message: string) => problem.invalid([{ field, rule: 'one-way', message }]);

/** Takes the uploaded file over from its uploader's loose ones, so that it cannot be used twice. */
async function takeFile(query: Query, fileId: number, uploaderId: number): Promise<WayIn> {
  const [file] = await query<Omit<WayIn, 'externalUrl'>>(
    'take-resource-file',
    `delete from resource_files where id = $1::int and uploader_id = $2::int
      returning name as "fileName", type as "fileType", bytes as "fileBytes", file_key as "fileKey"`,
    [fileId, uploaderId],
  );
  if (!file) throw wrong('fileId', 'This file is no longer available. Choose it again.');
  return { externalUrl: '', ...file };
}

export async function readWayIn(
  query: Query,
  uploaderId: number,
  given: { readonly externalUrl?: string | undefined; readonly fileId?: number | undefined },
  kept?: WayIn,
): Promise<WayIn> {
  const ways = [given.externalUrl, given.fileId, kept].filter((one) => one !== undefined).length;
  if (ways !== 1) {
    throw wrong('externalUrl', ways === 0 ? 'Give a link or choose a file.' : 'Give a link or a file, not both.');
  }
  if (given.fileId !== undefined) return takeFile(query, given.fileId, uploaderId);
  return kept ?? { externalUrl: given.externalUrl ?? '', fileName: '', fileType: '', fileBytes: 0, fileKey: null };
}
