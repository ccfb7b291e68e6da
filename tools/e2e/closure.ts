import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Any quoted path of ours: imports of every kind, workers, files that are read. What names no file is passed over. */
const quoted = /['"`]((?:#(?:areas|platform|apps|demo|tools)|\.{1,2})\/[^'"`\s$]+)['"`]/g;

const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** A room's file, and not one of the lists of all rooms, which would lead everywhere. */
const isInArea = (path: string) => /^areas\/[^/]+\/./.test(path);

/** Reads each file once, however many areas lead to it. */
export function makeClosure(root: string) {
  const known = new Map<string, readonly string[]>();
  const namedIn = (path: string): readonly string[] => {
    const before = known.get(path);
    if (before) return before;
    const named = new Set<string>();
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(quoted)) {
      const target = name.startsWith('#') ? name.slice(1) : posix.join(dirname(path), name);
      if (isInArea(target) && existsSync(join(root, target))) named.add(target);
    }
    known.set(path, [...named]);
    return known.get(path) ?? [];
  };
  /** These files and all files of areas that they lead to. */
  return (files: readonly string[]): string[] => {
    const seen = new Set(files);
    // A set goes on to what is added while it is walked through.
    for (const path of seen) if (isSource(path)) for (const next of namedIn(path)) seen.add(next);
    return [...seen].sort();
  };
}
