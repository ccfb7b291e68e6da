import { seal, unseal } from '#platform/server/auth/seal.ts';
import type { Config } from '#platform/server/config.ts';
import type { ReportedMessage } from '../contract.ts';

const purpose = 'reports';
const owner = 'evidence';

export const sealEvidence = (config: Config, messages: readonly ReportedMessage[] | undefined): string | null =>
  messages ? seal(config, purpose, owner, JSON.stringify(messages)) : null;

export const openEvidence = (config: Config, sealed: string | null): ReportedMessage[] =>
  sealed === null ? [] : (JSON.parse(unseal(config, purpose, owner, sealed)) as ReportedMessage[]);
