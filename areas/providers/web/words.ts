import { counted } from '#platform/contract/counted.ts';
import { dayText } from '#platform/web/ui/date-text.ts';
import type { ProviderStaff } from '../contract.ts';
import type {
  AccessFeature,
  BusinessType,
  CheckKind,
  CheckResult,
  City,
  Gender,
  PlanManagement,
  ReviewSort,
  ServiceType,
  ShownStatus,
  Sort,
  Weekday,
} from '../pure/options.ts';

/** PROVIDERS-04 */
export const cityWords: Readonly<Record<City, string>> = {
  melbourne: 'Melbourne',
  brisbane: 'Brisbane',
  sydney: 'Sydney',
  perth: 'Perth',
  adelaide: 'Adelaide',
};

/** PROVIDERS-05 */
export const sortWords: Readonly<Record<Sort, string>> = {
  rating: 'Rating',
  reviews: 'Reviews',
  distance: 'Distance',
  name: 'Name',
};

/** PROVIDERS-06 */
export const typeWords: Readonly<Record<ServiceType, string>> = {
  core: 'Core',
  capacity_building: 'Capacity building',
  capital: 'Capital',
};

/** PROVIDER-43 */
export const featureWords: Readonly<Record<AccessFeature, string>> = {
  wheelchair_accessible: 'Wheelchair accessible',
  hearing_loop: 'Hearing loop',
  large_print: 'Large print',
  auslan_available: 'Auslan available',
  easy_english: 'Easy English',
};

/** PROVIDER-32 */
export const statusWords: Readonly<Record<ShownStatus, string>> = {
  active: 'Active',
  pending: 'Pending',
  suspended: 'Suspended',
  expired: 'Expired',
  unregistered: 'Not registered',
};

/** "Registration active", "Not registered" */
export const registrationText = (status: ShownStatus): string =>
  status === 'unregistered' ? statusWords[status] : `Registration ${statusWords[status].toLowerCase()}`;

export const planWords: Readonly<Record<PlanManagement, string>> = {
  agency: 'NDIA-managed',
  plan: 'Plan-managed',
  self: 'Self-managed',
};

export const businessWords: Readonly<Record<BusinessType, string>> = {
  sole_trader: 'Sole trader',
  company: 'Company',
  partnership: 'Partnership',
  trust: 'Trust',
  not_for_profit: 'Not-for-profit',
  government: 'Government',
};

export const genderWords: Readonly<Record<Exclude<Gender, ''>, string>> = {
  woman: 'Woman',
  man: 'Man',
  non_binary: 'Non-binary',
};

export const dayWords: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const checkWords: Readonly<Record<CheckKind, string>> = {
  identity: 'Business identity',
  registration: 'Registration',
  audit: 'Audit',
  public_liability: 'Public liability',
  professional_indemnity: 'Professional indemnity',
  worker_screening: 'Worker screening',
};

/** Of what some papers say besides. */
export const sinceLabels: Readonly<Partial<Record<CheckKind, string>>> = {
  registration: 'Registered since',
  audit: 'Day of the audit',
};
export const expiryLabel = (kind: CheckKind | ''): string => (kind === 'audit' ? 'Next audit due' : 'Valid to');

/** refused: looked at, and it was not so. */
export const resultWords: Readonly<Record<CheckResult, string>> = {
  confirmed: 'Confirmed',
  refused: 'Not confirmed',
  outdated: 'The listing has changed since',
};

export const reviewSortWords: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  lowest: 'Lowest first',
  highest: 'Highest first',
};

export const providersOf = (count: number): string => counted(count, 'provider');
export const reviewsOf = (count: number): string => counted(count, 'review');

/** "4.6 out of 5, 18 reviews" */
export const ratingText = (average: number | null, count: number): string =>
  average === null ? 'No reviews yet' : `${average.toFixed(1)} out of 5, ${reviewsOf(count)}`;

/** PROVIDER-21 */
export function deliveryText(service: {
  readonly isOnlineAvailable: boolean;
  readonly isInPersonAvailable: boolean;
}): string {
  if (service.isOnlineAvailable && service.isInPersonAvailable) return 'In-person & Online';
  return service.isOnlineAvailable ? 'Online only' : 'In-person only';
}

/** "2 to 8 hours" */
export const hoursRange = (service: { readonly minBookingHours: number; readonly maxBookingHours: number }): string => {
  const { minBookingHours: least, maxBookingHours: most } = service;
  return least === most ? counted(most, 'hour') : `${least} to ${counted(most, 'hour')}`;
};

/** Of a day of the calendar, which may be unknown. */
export const dayOrNot = (day: string | null, none = 'Not on record'): string => (day ? dayText(day) : none);

/** "3 pm", "9:30 am", "noon", "midnight" from "15:00", "09:30", "12:00", "24:00" */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? 'noon' : 'midnight';
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`;
}

/** "Footscray, VIC 3011" */
export const placeText = (place: {
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}): string => `${place.suburb}, ${place.state} ${place.postcode}`;

/** Who can use a provider, by who looks after the money of their plan. */
export function usableText(usableBy: readonly PlanManagement[]): string {
  if (usableBy.length === 3) return 'Works with any plan.';
  if (usableBy.length === 0) return 'Its supports can’t be paid from an NDIS plan.';
  const [first, ...rest] = usableBy.map((plan) => planWords[plan].toLowerCase().replace('ndia', 'NDIA'));
  return `Works with ${rest.length > 0 ? `${first} and ${rest.join(' and ')}` : first} plans.`;
}

/** "3 hours": rounded to the largest unit that fits. */
export function spanText(minutes: number): string {
  const steps = [
    [1440, 'day'],
    [60, 'hour'],
    [1, 'minute'],
  ] as const;
  const [size, unit] = steps.find(([least]) => minutes >= least) ?? [1, 'minute'];
  return counted(Math.max(1, Math.round(minutes / size)), unit);
}

/** "Usually answers in about 3 hours." Measured, in the middle of its first answers. */
export const replyText = (minutes: number): string => `Usually answers in about ${spanText(minutes)}.`;

/** A link that dials it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The number is never shown in full, and nothing here could. */
export function screeningText({ screening: { state, numberEnding, checkedOn, expiry } }: ProviderStaff): string {
  const ending = numberEnding && ` Number ends in ${numberEnding.replace('…', '')}.`;
  const seen = checkedOn && `seen on ${dayText(checkedOn)}`;
  const words = {
    current: `Clearance ${seen}${expiry ? `, valid to ${dayText(expiry)}` : ''}.`,
    expired: `Clearance ran out${expiry ? ` on ${dayText(expiry)}` : ''}.`,
    refused: 'Checked, but not confirmed.',
    notChecked: 'Not checked by Doorways.',
  };
  return `${words[state]}${ending}`;
}

/** The four parts of a review. */
export const partLabels = {
  serviceQuality: 'Service quality',
  communication: 'Communication',
  reliability: 'Reliability',
  valueForMoney: 'Value for money',
} as const;
export const reviewParts = Object.keys(partLabels) as (keyof typeof partLabels)[];
