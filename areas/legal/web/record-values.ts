import { idAtEnd } from '#platform/web/ui/by-id.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import type { EvidencePart } from '../contract.ts';
import { limits } from '../pure/limits.ts';

export interface RecordValues {
  userId: string;
  agency: string;
  reference: string;
  basis: string;
  from: string;
  to: string;
  /** account, relationship_profile */
  parts: string[];
  /** Addresses or numbers of other members. */
  others: string;
  /** Numbers of reports. */
  reports: string;
  holdUntil: string;
  silent: 'no' | 'yes';
  silentUntil: string;
  silentReason: string;
}

export const emptyRecord: RecordValues = {
  userId: '',
  agency: '',
  reference: '',
  basis: '',
  from: '',
  to: '',
  parts: [],
  others: '',
  reports: '',
  holdUntil: '',
  silent: 'no',
  silentUntil: '',
  silentReason: '',
};

/** 0: it has no number. */
const numberIn = (text: string) => idAtEnd(text) ?? 0;

const numbersIn = (text: string) =>
  text
    .split(/[\s,]/)
    .filter(Boolean)
    .map((one) => numberIn(one));

export function partsOf({ parts, others, reports }: RecordValues): EvidencePart[] {
  return [
    ...(['account', 'relationship_profile'] as const)
      .filter((kind) => parts.includes(kind))
      .map((kind) => ({ kind, number: null })),
    ...numbersIn(others).map((number) => ({ kind: 'messages_with' as const, number })),
    ...numbersIn(reports).map((number) => ({ kind: 'report' as const, number })),
  ];
}

const required = (text: string, message: string) => (text.trim() ? undefined : message);

/** No part is left out unsaid: what isn’t named isn’t kept. */
function partsError({ length }: readonly EvidencePart[]): string | undefined {
  if (length === 0) return 'Choose at least one part.';
  return length > limits.parts ? `Name at most ${limits.parts} parts. Record another request for the rest.` : undefined;
}

export const checkRecord = (today: string) => (values: RecordValues) => {
  const { userId, agency, reference, basis, from, to, others, reports, holdUntil, silent } = values;
  const isSilent = silent === 'yes';
  return {
    userId: numberIn(userId) > 0 ? undefined : 'Enter the address of their profile, or the number at its end.',
    agency: required(agency, 'Write who asks.'),
    reference: required(reference, 'Write their reference number.'),
    basis: required(basis, 'Write which law or order it rests on.'),
    from: dateError(from, { what: 'the first day', max: today }),
    to:
      dateError(to, { what: 'the last day', max: today }) ??
      (from && to < from ? 'The last day must be the first day or later.' : undefined),
    parts: partsError(partsOf(values)),
    others: numbersIn(others).includes(0) ? 'Use addresses of profiles, or their numbers, with commas.' : undefined,
    reports: numbersIn(reports).includes(0) ? 'Use numbers of reports, with commas.' : undefined,
    holdUntil: dateError(holdUntil, { what: 'the last day to keep it', min: today }),
    silentUntil: isSilent ? dateError(values.silentUntil, { what: 'the last day', min: today }) : undefined,
    silentReason: isSilent ? required(values.silentReason, 'Say which law forbids it.') : undefined,
  };
};

export const bodyOf = (values: RecordValues) => ({
  userId: numberIn(values.userId),
  agency: values.agency.trim(),
  reference: values.reference.trim(),
  basis: values.basis.trim(),
  from: values.from,
  to: values.to,
  parts: partsOf(values),
  holdUntil: values.holdUntil,
  silentUntil: values.silent === 'yes' ? values.silentUntil : null,
  silentReason: values.silent === 'yes' ? values.silentReason.trim() : '',
});
