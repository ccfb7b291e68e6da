import type { Handler } from '#platform/server/area.ts';
import { bytesOf, contentOf } from '#platform/server/files.ts';
import { problem } from '#platform/server/problem.ts';
import type { getResourceBundle as contract, Resource } from '../contract.ts';
import { type Bundled, bundleHtml } from './bundle-html.ts';
import { factFile } from './facts/fact-files.ts';
import { type RawResource, resourceColumns, resourceView } from './resource-sql.ts';

/** Most bytes of a text file that are put into the page itself. */
const longestText = 60_000;

type Stored = RawResource & { readonly fileKey: string | null; readonly ref: string | null };

/** In the order in which they were chosen; what is not in the library is left out. */
export const getResourceBundle: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const ids = [...new Set(input.ids.split(',').map(Number))];
  const rows = await query<Stored>(
    'resource-bundle',
    `select ${resourceColumns('$1::int')}, r.file_key as "fileKey", r.ref from resources r
      where r.id = any($2::int[]) and r.status = 'published' order by array_position($2::int[], r.id)`,
    [principal.id, ids],
  );
  if (rows.length === 0) throw problem.notFound();
  const textOf = async ({ fileKey, ref }: Stored, { file }: Resource) => {
    if (!file?.type.startsWith('text/plain') || file.bytes > longestText) return undefined;
    const stored = fileKey ? await services.files.open(fileKey) : undefined;
    const bytes = stored ? await bytesOf(stored) : factFile(ref ?? '');
    return bytes && new TextDecoder().decode(bytes);
  };
  const bundled: Bundled[] = [];
  for (const { fileKey, ref, ...raw } of rows) {
    const resource = resourceView(raw as RawResource, principal, false);
    bundled.push({ ...resource, text: await textOf({ ...raw, fileKey, ref } as Stored, resource) });
  }
  const { publicUrl, region } = services.config;
  const bytes = new TextEncoder().encode(bundleHtml(bundled, { site: publicUrl, region, now }));
  return {
    content: contentOf(bytes),
    type: 'text/html; charset=utf-8',
    name: 'doorways-resources.html',
  };
};
