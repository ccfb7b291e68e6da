import type { Provider, ProviderStaff } from '../../contract.ts';
import type { CheckKind } from '../../pure/options.ts';

export interface Paper {
  readonly kind: CheckKind;
  readonly state: 'current' | 'soon' | 'expired' | 'refused' | 'never' | 'outdated';
  /** The last day on which it holds; null: there is none. */
  readonly until: string | null;
}

const soonDays = 60;
const daysTo = (day: string, now: Date) => (Date.parse(`${day}T00:00:00Z`) - now.getTime()) / 86_400_000;

function held(until: string | null, now: Date): Paper['state'] {
  return until !== null && daysTo(until, now) <= soonDays ? 'soon' : 'current';
}

function ofListing(provider: Provider, kind: CheckKind, now: Date): Paper {
  const seen = provider.evidence.find((one) => one.kind === kind);
  if (!seen) return { kind, state: 'never', until: null };
  if (seen.isCurrent) return { kind, state: held(seen.expiry, now), until: seen.expiry };
  return { kind, state: seen.result === 'confirmed' ? 'expired' : seen.result, until: seen.expiry };
}

/** Of all workers who are shown: the worst of them, and the first to run out. */
function ofWorkers(shown: readonly ProviderStaff[], now: Date): Paper {
  const kind = 'worker_screening';
  const states = shown.map(({ screening }) => screening.state);
  const worst = (['refused', 'expired'] as const).find((state) => states.includes(state));
  if (worst) return { kind, state: worst, until: null };
  if (states.includes('notChecked')) return { kind, state: 'never', until: null };
  const [until = null] = shown.flatMap(({ screening }) => screening.expiry ?? []).sort();
  return { kind, state: held(until, now), until };
}

/** Registration and audit are for those who say that they are registered, screening for those who list workers. */
export function papersOf(provider: Provider, now = new Date()): readonly Paper[] {
  const isRegistered = provider.storedStatus !== 'unregistered';
  const shown = provider.staff.filter(({ isActive }) => isActive);
  return [
    ofListing(provider, 'identity', now),
    ...(isRegistered ? [ofListing(provider, 'registration', now), ofListing(provider, 'audit', now)] : []),
    ofListing(provider, 'public_liability', now),
    ofListing(provider, 'professional_indemnity', now),
    ...(shown.length > 0 ? [ofWorkers(shown, now)] : []),
  ];
}
