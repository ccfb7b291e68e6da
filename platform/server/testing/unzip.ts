import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** All files of a ZIP by their names, read by another library than the one that wrote it. */
export async function unzip(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return {
    names: [...files.keys()],
    bytes: (name: string) => files.get(name),
    text: (name: string) => files.get(name)?.toString('utf8') ?? '',
    /** Every text of it in one. */
    all: () => [...files.values()].map((one) => one.toString('utf8')).join('\n'),
  };
}
