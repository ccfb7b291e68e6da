import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 32 random bytes, made once and kept beside the data. Of two processes that start at once, both get the same. */
export function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const own = `${path}.${process.pid}`;
    writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(own, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own);
    }
  }
  return readFileSync(path, 'utf8').trim();
}
