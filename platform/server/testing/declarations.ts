import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the areas below a folder declare for tests in a file of this name, by their names. */
export async function declarations<T>(folder: string, file: string): Promise<ReadonlyMap<string, T>> {
  const found = new Map<string, T>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const area = /^([^/]+)\/server\/testing\/([^/]+)[.]ts$/.exec(path.replaceAll('\\', '/'));
    if (area?.[1] === undefined || area[2] !== file) continue;
    const declared = (await import(pathToFileURL(join(folder, path)).href)) as Record<string, T>;
    const one = declared[file];
    if (one === undefined) throw new Error(`${path} exports no "${file}".`);
    found.set(area[1], one);
  }
  return found;
}
