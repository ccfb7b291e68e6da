import { australianZones } from '#platform/contract/australian-zones.ts';
import { abnError, acnError } from '#platform/contract/business-numbers.ts';
import type { Input } from '#platform/contract/operation.ts';
import { postcodeError, type StateCode } from '#platform/contract/postcodes.ts';
import type { createProvider, Provider } from '../../contract.ts';
import { isGroup, readNdisNumber } from '../../pure/ndis.ts';
import { type BusinessType, limits, type Weekday, weekdays } from '../../pure/options.ts';
import { zoneOfState } from '../../pure/state-zones.ts';

type Content = Input<typeof createProvider>;
type DayHours = Content['businessHours'][Weekday];

/** "08:00-18:00", or '' on a day that it is closed. */
type Span = string;

export interface SpecialDayValue {
  readonly date: string;
  readonly name: string;
  readonly span: Span;
}

/** Fields are called as the server calls them, so that what it names wrong is shown at its place. */
export interface ListingValues extends Readonly<Record<`businessHours.${Weekday}`, Span>> {
  readonly businessName: string;
  readonly tradingName: string;
  readonly abn: string;
  readonly acn: string;
  readonly ndisProviderNumber: string;
  readonly businessType: BusinessType | '';
  readonly businessDescription: string;
  readonly website: string;
  readonly email: string;
  readonly phone: string;
  readonly streetAddress: string;
  readonly suburb: string;
  readonly state: StateCode | '';
  readonly postcode: string;
  readonly zone: Content['zone'];
  /** One a line. */
  readonly serviceAreas: string;
  /** With commas between. */
  readonly registrationGroups: string;
  readonly specialDays: readonly SpecialDayValue[];
  readonly 'emergencyContact.name': string;
  readonly 'emergencyContact.phone': string;
}

export const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
export const codesIn = (text: string): string[] => [...new Set(text.split(/[\s,]/).filter(Boolean))];

export const spanText = (day: DayHours): Span => ('closed' in day ? '' : `${day.open}-${day.close}`);
export function hoursIn(span: Span): DayHours {
  const [open = '', close = ''] = span.split('-');
  return span ? { open, close } : { closed: true };
}

const usual = '09:00-17:00';
const hoursOf = (span: (day: Weekday) => Span) =>
  Object.fromEntries(weekdays.map((day) => [`businessHours.${day}`, span(day)])) as Record<
    `businessHours.${Weekday}`,
    Span
  >;

export const emptyListing: ListingValues = {
  businessName: '',
  tradingName: '',
  abn: '',
  acn: '',
  ndisProviderNumber: '',
  businessType: '',
  businessDescription: '',
  website: '',
  email: '',
  phone: '',
  streetAddress: '',
  suburb: '',
  state: '',
  postcode: '',
  zone: '',
  serviceAreas: '',
  registrationGroups: '',
  ...hoursOf((day) => (day === 'saturday' || day === 'sunday' ? '' : usual)),
  specialDays: [],
  'emergencyContact.name': '',
  'emergencyContact.phone': '',
};

export const valuesOf = (provider: Provider): ListingValues => ({
  businessName: provider.businessName,
  tradingName: provider.tradingName,
  abn: provider.abn,
  acn: provider.acn ?? '',
  ndisProviderNumber: provider.ndisProviderNumber,
  businessType: provider.businessType,
  businessDescription: provider.businessDescription,
  website: provider.website,
  email: provider.email,
  phone: provider.phone,
  streetAddress: provider.streetAddress,
  suburb: provider.suburb,
  state: provider.state,
  postcode: provider.postcode,
  zone:
    provider.zone === zoneOfState[provider.state] ? '' : (australianZones.find((zone) => zone === provider.zone) ?? ''),
  serviceAreas: provider.serviceAreas.join('\n'),
  registrationGroups: provider.registrationGroups.map(({ code }) => code).join(', '),
  ...hoursOf((day) => spanText(provider.businessHours[day])),
  specialDays: provider.specialDays.map(({ date, name, hours }) => ({ date, name, span: spanText(hours) })),
  'emergencyContact.name': provider.emergencyContact?.name ?? '',
  'emergencyContact.phone': provider.emergencyContact?.phone ?? '',
});

/** What the server would say as well, before anything is sent. */
export function checkListing(values: ListingValues) {
  const { abn, acn, ndisProviderNumber, postcode } = values;
  const [name, phone] = [values['emergencyContact.name'].trim(), values['emergencyContact.phone'].trim()];
  return {
    businessName: values.businessName.trim() ? undefined : 'Write the name of the business.',
    abn: abn.trim() ? abnError(abn) : 'Write the ABN.',
    acn: acn.trim() ? acnError(acn) : undefined,
    ndisProviderNumber:
      ndisProviderNumber.trim() && !readNdisNumber(ndisProviderNumber)
        ? 'An NDIS provider number has 10 digits and begins with 4050, or has the form 4-XXXX-XXXX.'
        : undefined,
    registrationGroups: codesIn(values.registrationGroups).every(isGroup) ? undefined : 'Groups are 0101 to 0138.',
    serviceAreas:
      linesIn(values.serviceAreas).length > limits.areas ? `Name at most ${limits.areas} areas.` : undefined,
    businessType: values.businessType ? undefined : 'Choose a type.',
    suburb: values.suburb.trim() ? undefined : 'Write the suburb or town.',
    state: values.state ? undefined : 'Choose a state or territory.',
    postcode: postcodeError(postcode.trim()),
    'emergencyContact.name': phone && !name ? 'Write who answers.' : undefined,
    'emergencyContact.phone': name && !phone ? 'Write the number.' : undefined,
  };
}

export function contentOf(values: ListingValues): Content {
  const name = values['emergencyContact.name'].trim();
  return {
    businessName: values.businessName.trim(),
    tradingName: values.tradingName.trim(),
    abn: values.abn.trim(),
    acn: values.acn.trim(),
    ndisProviderNumber: values.ndisProviderNumber.trim(),
    businessType: values.businessType as BusinessType,
    businessDescription: values.businessDescription.trim(),
    website: values.website.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    streetAddress: values.streetAddress.trim(),
    suburb: values.suburb.trim(),
    state: values.state as StateCode,
    postcode: values.postcode.trim(),
    zone: values.zone,
    serviceAreas: linesIn(values.serviceAreas),
    registrationGroups: codesIn(values.registrationGroups),
    businessHours: Object.fromEntries(
      weekdays.map((day) => [day, hoursIn(values[`businessHours.${day}`])]),
    ) as Content['businessHours'],
    specialDays: values.specialDays.map(({ date, name: called, span }) => ({
      date,
      name: called,
      hours: hoursIn(span),
    })),
    emergencyContact: name ? { name, phone: values['emergencyContact.phone'].trim() } : null,
  };
}
