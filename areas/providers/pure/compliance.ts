import type { RegistrationStatus, ShownStatus } from './options.ts';

/** The last day on which each holds; null: not checked, or it was not so. */
export interface Proved {
  readonly status: RegistrationStatus;
  readonly verifiedUntil: string | null;
  readonly registeredUntil: string | null;
  readonly auditedUntil: string | null;
  readonly liableUntil: string | null;
  readonly indemnifiedUntil: string | null;
  readonly screenedUntil: string | null;
  /** Something has been checked. */
  readonly wasChecked: boolean;
  /** The auditor’s report says that the practice standards are met. */
  readonly standardsMet: boolean;
}

/** C-51 */
export const weights = {
  registration: 30,
  audit: 20,
  public_liability: 15,
  professional_indemnity: 15,
  worker_screening: 20,
} as const;
export type Part = keyof typeof weights;
export const parts = Object.keys(weights) as Part[];

/** A day counts to its end: what holds until today still holds. */
export const holds = (until: string | null, today: string): boolean => until !== null && until >= today;

/** The status as it holds today, by the provider’s own calendar. */
export function shownStatus({ status, registeredUntil }: Proved, today: string): ShownStatus {
  if (status !== 'active') return status;
  if (registeredUntil === null) return 'pending';
  return holds(registeredUntil, today) ? 'active' : 'expired';
}

const untilOf = (proved: Proved): Readonly<Record<Part, string | null>> => ({
  registration: proved.status === 'active' ? proved.registeredUntil : null,
  audit: proved.auditedUntil,
  public_liability: proved.liableUntil,
  professional_indemnity: proved.indemnifiedUntil,
  worker_screening: proved.screenedUntil,
});

/** Points of each part: all of them or none. */
export function pointsOf(proved: Proved, today: string): Readonly<Record<Part, number>> {
  const until = untilOf(proved);
  const points = (part: Part) => (holds(until[part], today) ? weights[part] : 0);
  return Object.fromEntries(parts.map((part) => [part, points(part)])) as Record<Part, number>;
}

/** 0 to 100; null while nothing has been checked. */
export function scoreOf(proved: Proved, today: string): number | null {
  if (!proved.wasChecked) return null;
  return Object.values(pointsOf(proved, today)).reduce((sum, points) => sum + points, 0);
}

export const isVerified = ({ status, verifiedUntil }: Proved, today: string): boolean =>
  status !== 'suspended' && holds(verifiedUntil, today);

/** PROVIDER-31: the standards are met, and the next audit is not overdue. */
export const isCompliant = ({ standardsMet, auditedUntil }: Proved, today: string): boolean =>
  standardsMet && holds(auditedUntil, today);

/** Why this viewer can’t write to it; '' where nothing stands in the way. */
export function whyNotAsked(provider: {
  readonly status: ShownStatus;
  readonly isActive: boolean;
  readonly isOwned: boolean;
  readonly isMine: boolean;
}): string {
  if (!provider.isActive) return 'This listing isn’t published.';
  if (provider.status === 'suspended') return 'This provider is suspended and can’t be written to.';
  if (!provider.isOwned) return 'No one answers for this listing yet. Use its phone number or email.';
  return provider.isMine ? 'This listing is yours.' : '';
}

/** Why a provider of this status can’t be booked, nor accept what was asked for before; '' where it can. */
export function whyStatusStops(status: ShownStatus): string {
  if (status === 'suspended') return 'This provider is suspended and can’t be booked.';
  return status === 'expired' ? 'This provider’s registration has run out, so it can’t be booked now.' : '';
}

/** Why no one can book it; '' where nothing stands in the way. */
export function whyNotBooked(provider: {
  readonly status: ShownStatus;
  readonly isActive: boolean;
  readonly services: number;
  /** Someone answers for it. */
  readonly isOwned: boolean;
  /** It, or all providers, can be written to only. */
  readonly enquiryOnly: boolean;
}): string {
  if (!provider.isActive) return 'This listing isn’t published.';
  const stopped = whyStatusStops(provider.status);
  if (stopped) return stopped;
  if (provider.services === 0) return 'This provider lists no services yet.';
  if (!provider.isOwned) return 'No one answers for this listing yet, so it can’t be booked here.';
  return provider.enquiryOnly ? 'This provider takes no booking requests here. You can send a message.' : '';
}
