import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import type { ReportedMessage } from '../contract.ts';

const purpose = 'reports';
const owner = 'evidence';
const ownWords = 'snapshot';

export const sealEvidence = (config: Config, messages: readonly ReportedMessage[] | undefined): string | null =>
  messages ? seal(config, purpose, owner, JSON.stringify(messages)) : null;

export const openEvidence = (config: Config, sealed: string | null): ReportedMessage[] =>
  sealed === null ? [] : (JSON.parse(unseal(config, purpose, owner, sealed)) as ReportedMessage[]);

/** The words of whoever was reported, and of nobody else: they may read them in the decision. */
export const sealWords = (config: Config, words: string): string => seal(config, purpose, ownWords, words);

export const openWords = (config: Config, sealed: string | null): string =>
  sealed === null ? '' : unseal(config, purpose, ownWords, sealed);
