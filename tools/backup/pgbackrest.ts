import { spawn } from 'node:child_process';

/** Runs pgBackRest, which keeps the database: encryption, retention and copies on S3 are in its own configuration. */
export async function pgbackrest(stanza: string, command: string, options: readonly string[] = []): Promise<void> {
  const parts: Buffer[] = [];
  const code = await new Promise<number>((done, failed) => {
    const child = spawn('pgbackrest', [`--stanza=${stanza}`, '--log-level-console=info', ...options, command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      process.stdout.write(part);
    });
    child.on('error', (error) =>
      failed(new Error(`pgBackRest could not be started (${error.message}). Install it: apt-get install pgbackrest.`)),
    );
    child.on('close', (exit) => done(exit ?? 1));
  });
  // What `verify` finds wrong it writes into its report.
  if (code === 0 && !Buffer.concat(parts).toString().includes('status: error')) return;
  throw new Error(
    code === 0
      ? `pgbackrest ${command} found faults. Its lines above name them.`
      : `pgbackrest ${command} ended with ${code}. Its lines above say why.`,
  );
}
