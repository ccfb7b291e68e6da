import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from './settings.ts';

const helps = {
  made: 'When the last backup was made',
  checked: 'When the last backup was read again and was whole',
} as const;

/**
 * For node_exporter (collector.textfile), which is another user: whole or not at all. Made and checked are two figures,
 * since an old backup passes its check for as long as no one makes a new one.
 */
export function noteDone(
  { metricsDir }: Pick<BackupSettings, 'metricsDir'>,
  what: 'database' | 'files',
  done: keyof typeof helps,
): void {
  if (!metricsDir) return;
  const name = `doorways_backup_${done}_timestamp_seconds`;
  const lines = [`# HELP ${name} ${helps[done]}`, `# TYPE ${name} gauge`];
  const path = join(metricsDir, `doorways-backup-${what}-${done}.prom`);
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n${name}{what="${what}"} ${Math.floor(Date.now() / 1000)}\n`);
  chmodSync(`${path}.part`, 0o644);
  renameSync(`${path}.part`, path);
}
