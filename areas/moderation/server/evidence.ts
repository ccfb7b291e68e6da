import type { Config } from '#platform/server/config.ts';
import { readable, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { ReportedMessage } from '../contract.ts';

const purpose = 'reports';
const openElsewhere = 'Most of what is reported is public.';

/** Messages that somebody reported. */
export const evidence = sealedText({
  table: 'reports',
  column: 'evidence',
  row: ['id'],
  purpose,
  former: () => 'evidence',
});

/** The words of whoever was reported, and of nobody else: they may read them in the decision. */
const words = (table: string) =>
  sealedText({ table, column: 'snapshot', row: ['id'], purpose, former: () => 'snapshot', openElsewhere });
export const caseWords = words('moderation_cases');
export const actionWords = words('moderation_actions');

export const sealEvidence = (
  config: Config,
  reportId: number,
  messages: readonly ReportedMessage[] | undefined,
): string | null => (messages ? evidence.put(config, { id: reportId }, JSON.stringify(messages)) : null);

export const openEvidence = (config: Config, report: { id: number; createdAt: string }, sealed: string | null) =>
  sealed === null
    ? []
    : readable(
        () => JSON.parse(evidence.take(config, { id: report.id }, sealed)) as ReportedMessage[],
        [{ id: report.id, fromUserId: null, name: '', content: unreadable, createdAt: report.createdAt }],
      );

export const openWords = (words: typeof caseWords, config: Config, id: number, sealed: string | null): string =>
  sealed === null ? '' : readable(() => words.take(config, { id }, sealed), unreadable);
