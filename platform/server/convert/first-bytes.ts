import { open } from 'node:fs/promises';

/** The beginning of a file, as letters: what a file says of itself counts, whatever its sender calls it. */
export async function firstBytes(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
