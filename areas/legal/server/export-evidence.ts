import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { CommandError, command } from '#platform/server/command.ts';
import { approvedCopy, give } from './download-legal-copy.ts';
import { hashed } from './make-copies.ts';
import { findRequest } from './rows.ts';

/** A new file that its owner alone can read. */
async function newFile(path: string) {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'there is one of this name' : String(code);
    throw new CommandError([`The file can’t be made: ${why}.`]);
  }
}

/** The copy that two administrators have agreed to give. The member is told in the same way as after a download. */
export const exportEvidence = command({
  name: 'export-evidence',
  does: 'writes the copy of an approved legal request to a file',
  options: z.object({
    request: id.describe('is the number of the request at /admin/legal-requests'),
    file: z
      .string()
      .refine(isAbsolute)
      .describe('is the whole path of a new file where the server may write, such as /tmp/request-7.zip'),
  }),
  run: async ({ input, database, services, now }) => {
    const found = await findRequest(database.query, input.request);
    if (!found) throw new CommandError([`There is no legal request ${input.request}.`]);
    const content = await approvedCopy(found, services.files, now);
    const handle = await newFile(input.file);
    const hash = createHash('sha256');
    try {
      await services.transaction((db, emit) => give({ db, emit, now }, found.id, 0));
      await handle.writeFile(hashed(content.read(), hash));
      await handle.sync();
      const sha256 = hash.digest('hex');
      if (sha256 !== found.sha256) {
        throw new CommandError(['This isn’t the copy that was made. Record the request again.']);
      }
      return { lines: [`${input.file}: ${content.length} bytes, SHA-256 ${sha256}`] };
    } catch (error) {
      await rm(input.file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  },
});
