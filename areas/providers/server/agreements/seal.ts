import type { Config } from '#platform/server/config.ts';
import { readable, sealedText, unreadable } from '#platform/server/sealed.ts';
import type { AgreementWords } from '../../contract.ts';

/** What someone needs help with says what they live with. */
export const sealedAgreement = sealedText({
  table: 'provider_agreements',
  column: 'words_sealed',
  row: ['id'],
  purpose: 'provider agreement',
});
/** As the provider was last shown it. */
export const sealedShared = sealedText({
  table: 'provider_agreements',
  column: 'shared_sealed',
  row: ['id'],
  purpose: 'shared provider agreement',
});

export const sealWords = (column: typeof sealedAgreement, config: Config, id: number, words: AgreementWords): string =>
  column.put(config, { id }, JSON.stringify(words));

const unopened: AgreementWords = {
  participantName: unreadable,
  supports: [{ name: unreadable, supportItem: '', howMuch: '', unitPrice: null, unitType: 'hour' }],
  region: 'national',
  planManagement: null,
  travel: '',
  cancelHours: null,
  cancellation: '',
  startsOn: null,
  endsOn: null,
  noticeDays: null,
  signerName: '',
  signerRole: '',
  notes: '',
};

export function openWords(column: typeof sealedAgreement, config: Config, id: number, sealed: string): AgreementWords {
  const text = readable(() => column.take(config, { id }, sealed), undefined);
  return text ? (JSON.parse(text) as AgreementWords) : unopened;
}
