import { moneyText, parseMoney } from '#platform/contract/money.ts';
import type { PriceUnit } from '#platform/contract/price-units.ts';
import type { AgreementWords, Provider } from '../../contract.ts';
import { limits, type PlanManagement } from '../../pure/options.ts';
import { itemForm, type Region } from '../../pure/price-limits.ts';

export interface SupportValues {
  readonly name: string;
  readonly supportItem: string;
  readonly howMuch: string;
  readonly unitPrice: string;
  readonly unitType: PriceUnit;
}

export interface AgreementValues {
  readonly participantName: string;
  readonly supports: readonly SupportValues[];
  readonly region: Region;
  readonly planManagement: '' | PlanManagement;
  readonly travel: string;
  readonly cancelHours: string;
  readonly cancellation: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly noticeDays: string;
  readonly signerName: string;
  readonly signerRole: string;
  readonly notes: string;
}

export const noSupport: SupportValues = { name: '', supportItem: '', howMuch: '', unitPrice: '', unitType: 'hour' };

export const supportOf = (service: Provider['services'][number]): SupportValues => ({
  name: service.serviceName,
  supportItem: service.supportItem,
  howMuch: '',
  unitPrice: moneyText(service.unitPrice),
  unitType: service.unitType,
});

export const emptyValues = (participantName: string): AgreementValues => ({
  participantName,
  supports: [noSupport],
  region: 'national',
  planManagement: '',
  travel: '',
  cancelHours: '',
  cancellation: '',
  startsOn: '',
  endsOn: '',
  noticeDays: '',
  signerName: '',
  signerRole: '',
  notes: '',
});

const numberText = (value: number | null) => (value === null ? '' : String(value));

export const valuesOf = ({ supports, ...words }: AgreementWords): AgreementValues => ({
  ...words,
  planManagement: words.planManagement ?? '',
  cancelHours: numberText(words.cancelHours),
  noticeDays: numberText(words.noticeDays),
  startsOn: words.startsOn ?? '',
  endsOn: words.endsOn ?? '',
  supports: supports.map((one) => ({ ...one, unitPrice: one.unitPrice ? moneyText(one.unitPrice) : '' })),
});

const wholeOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

/** The first thing that is wrong with a support, by its number. */
export function supportsError(supports: readonly SupportValues[]): string | undefined {
  for (const [at, one] of supports.entries()) {
    if (!one.name.trim()) return `Support ${at + 1}: say what it is.`;
    if (one.supportItem.trim() && !itemForm.test(one.supportItem.trim().toUpperCase()))
      return `Support ${at + 1}: an item number looks like 01_011_0107_1_1. Leave it empty if you don’t know it.`;
    if (one.unitPrice.trim() && parseMoney(one.unitPrice, 'AUD') === undefined)
      return `Support ${at + 1}: write the price like $70.50, or leave it empty.`;
  }
  return undefined;
}

export function errorsOf(values: AgreementValues) {
  const hours = values.cancelHours.trim() ? wholeOf(values.cancelHours) : 0;
  const days = values.noticeDays.trim() ? wholeOf(values.noticeDays) : 0;
  return {
    participantName: values.participantName.trim() ? undefined : 'Write the participant’s name.',
    supports: supportsError(values.supports),
    cancelHours: hours === undefined || hours > 720 ? 'Write a whole number of hours, at most 720.' : undefined,
    noticeDays: days === undefined || days > 90 ? 'Write a whole number of days, at most 90.' : undefined,
    endsOn:
      values.startsOn && values.endsOn && values.endsOn < values.startsOn
        ? 'The end can’t be before the start.'
        : undefined,
  };
}

export const wordsOf = (values: AgreementValues): AgreementWords => ({
  participantName: values.participantName.trim(),
  supports: values.supports.slice(0, limits.agreedSupports).map(({ unitPrice, ...one }) => ({
    name: one.name.trim(),
    supportItem: one.supportItem.trim(),
    howMuch: one.howMuch.trim(),
    unitPrice: unitPrice.trim() ? { minor: parseMoney(unitPrice, 'AUD')?.minor ?? 0, currency: 'AUD' } : null,
    unitType: one.unitType,
  })),
  region: values.region,
  planManagement: values.planManagement || null,
  travel: values.travel.trim(),
  cancelHours: values.cancelHours.trim() ? Number(values.cancelHours) : null,
  cancellation: values.cancellation.trim(),
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  noticeDays: values.noticeDays.trim() ? Number(values.noticeDays) : null,
  signerName: values.signerName.trim(),
  signerRole: values.signerName.trim() ? values.signerRole.trim() : '',
  notes: values.notes.trim(),
});
