import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { root } from '../install.mjs';

export interface BackupSettings {
  /** Where the sealed files of the server are. */
  readonly files: string;
  /** They are in a bucket, which keeps its own versions: none is copied from here. */
  readonly inBucket: boolean;
  /** Where copies of them go: another machine’s storage, mounted here. '' where there are none. */
  readonly backup: string;
  readonly keepDays: number;
  /** What pgBackRest calls this database in its configuration. */
  readonly stanza: string;
  /** Numbers of its repositories: this machine’s, and the one that is far away. */
  readonly repos: readonly string[];
  /** Folder of node_exporter, for files that say when a backup was checked. */
  readonly metricsDir: string | undefined;
}

/** From the environment, and from .env as the server reads it. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): BackupSettings {
  const file = join(root, '.env');
  if (env === process.env && existsSync(file)) process.loadEnvFile(file);
  const inBucket = Boolean(env.S3_BUCKET);
  const backup = env.BACKUP_DIR ?? '';
  const keepDays = Number(env.BACKUP_KEEP_DAYS || 14);
  const stanza = env.BACKUP_STANZA || 'doorways';
  const repos = (env.BACKUP_REPOS || '1').split(',').map((one) => one.trim());
  const wrong = [
    ...(inBucket || isAbsolute(backup)
      ? []
      : ['BACKUP_DIR is the whole path of a folder on storage of another machine.']),
    ...(Number.isInteger(keepDays) && keepDays >= 1 ? [] : ['BACKUP_KEEP_DAYS is a whole number of days, at least 1.']),
    ...(/^[\w-]{1,60}$/.test(stanza) ? [] : ['BACKUP_STANZA is the name of a stanza of pgBackRest, such as doorways.']),
  ];
  if (repos.some((one) => !/^[1-9]\d{0,2}$/.test(one))) wrong.push('BACKUP_REPOS is numbers with commas, such as 1,2.');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return {
    files: join(resolve(root, env.DATA_DIR || './data'), 'files'),
    inBucket,
    backup,
    keepDays,
    stanza,
    repos,
    metricsDir: env.BACKUP_METRICS_DIR || undefined,
  };
}

/** Says what went wrong in plain words; the process ends with 1. */
export async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
