import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * Structured lines on standard output, UTC. Only what is named is written: no bodies, no queries, no headers, no
 * addresses of people, no cookies. Error texts of the database can quote values, so those are cut to their code.
 */
export function makeLog(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined;
  const fromDatabase = typeof cause?.code === 'string' || 'severity' in error;
  return {
    kind: error.name,
    code: (error as { code?: unknown }).code ?? cause?.code,
    constraint: cause?.constraint,
    message: fromDatabase ? undefined : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
  };
}
