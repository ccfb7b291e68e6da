import type { Handler } from '#platform/server/area.ts';
import type { listSdkFiles as contract } from '../../contract.ts';
import { sdkVersion } from '../../pure/sdk-methods.ts';
import { sdkFiles } from './sdk-files.ts';

/** The address in `Doorways <hello@example.org>`, or alone. */
const addressIn = (from: string): string => from.slice(from.lastIndexOf('<') + 1).replace('>', '');

export const listSdkFiles: Handler<typeof contract> = async ({ services: { config } }) => {
  const files = await sdkFiles(config.publicUrl);
  return {
    version: sdkVersion,
    files: files.map(({ name, language, path, bytes, sha256 }) => ({ name, language, path, bytes, sha256 })),
    site: config.publicUrl,
    supportEmail: config.smtp ? addressIn(config.smtp.from) : '',
  };
};
