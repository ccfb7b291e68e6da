import { abnError, acnError, numberDigits } from '#platform/contract/business-numbers.ts';
import type { Input } from '#platform/contract/operation.ts';
import { postcodeError } from '#platform/contract/postcodes.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { spotOf } from '#platform/server/australia/places.ts';
import { problem } from '#platform/server/problem.ts';
import type { addProviderService, createProvider } from '../contract.ts';
import { cityAt } from '../pure/cities.ts';
import { spanOf } from '../pure/hours.ts';
import { categoryNames, isGroup, readNdisNumber, readSupportItem } from '../pure/ndis.ts';
import { weekdays } from '../pure/options.ts';
import { zoneOfState } from '../pure/state-zones.ts';

export type Content = Input<typeof createProvider>;
export type ServiceContent = Omit<Input<typeof addProviderService>, 'id'>;

const wrong = (field: string, rule: string, message: string | undefined | false): FieldError[] =>
  message ? [{ field, rule, message }] : [];

const hoursError = (day: Content['businessHours']['monday']) => {
  const { open, close } = spanOf(day);
  return open >= 0 && open >= close && 'Closing comes after opening. Past midnight, close at 24:00.';
};

/** Names each field that cannot be right. */
export function assertContent(content: Content): void {
  const days = content.specialDays.map(({ date }) => date);
  const errors = [
    ...wrong('abn', 'checksum', abnError(content.abn)),
    ...wrong('acn', 'checksum', content.acn && acnError(content.acn)),
    ...wrong(
      'ndisProviderNumber',
      'form',
      content.ndisProviderNumber !== '' &&
        !readNdisNumber(content.ndisProviderNumber) &&
        'An NDIS provider number has 10 digits and begins with 4050, or has the form 4-XXXX-XXXX.',
    ),
    ...wrong('postcode', 'postcode', postcodeError(content.postcode)),
    ...wrong('registrationGroups', 'form', !content.registrationGroups.every(isGroup) && 'Groups are 0101 to 0138.'),
    ...weekdays.flatMap((day) => wrong(`businessHours.${day}`, 'order', hoursError(content.businessHours[day]))),
    ...content.specialDays.flatMap(({ hours }, at) => wrong(`specialDays.${at}`, 'order', hoursError(hours))),
    ...wrong('specialDays', 'twice', new Set(days).size < days.length && 'Name each day once.'),
  ];
  if (errors.length > 0) throw problem.invalid(errors);
}

/** The values of a row. */
export function rowOf(content: Content) {
  const spot = spotOf(content.suburb, content.postcode);
  const spans = weekdays.map((day) => spanOf(content.businessHours[day]));
  const special = content.specialDays.map(({ date, name, hours }) => [date, { name, ...spanOf(hours) }] as const);
  return {
    business_name: content.businessName,
    trading_name: content.tradingName,
    abn: numberDigits(content.abn),
    acn: numberDigits(content.acn),
    ndis_number: readNdisNumber(content.ndisProviderNumber) ?? '',
    business_type: content.businessType,
    description: content.businessDescription,
    website: content.website,
    email: content.email,
    phone: content.phone,
    street_address: content.streetAddress,
    suburb: content.suburb,
    state: content.state,
    postcode: content.postcode,
    zone: content.zone || zoneOfState[content.state],
    lat: spot?.lat ?? null,
    lng: spot?.lng ?? null,
    city: (spot && cityAt(spot)) ?? null,
    service_areas: [...new Set(content.serviceAreas)],
    registration_groups: [...new Set(content.registrationGroups)].sort(),
    opens: spans.map(({ open }) => open),
    closes: spans.map(({ close }) => close),
    special_days: JSON.stringify(Object.fromEntries(special)),
    emergency_name: content.emergencyContact?.name ?? '',
    emergency_phone: content.emergencyContact?.phone ?? '',
  };
}

/** The values of a service. With a support item number, its type, category and group follow from that. */
export function serviceRowOf(content: ServiceContent) {
  const item = content.supportItem ? readSupportItem(content.supportItem) : undefined;
  const errors = [
    ...wrong(
      'supportItem',
      'form',
      content.supportItem !== '' && !item && 'A support item number has the form 01_011_0107_1_1.',
    ),
    ...wrong('categoryCode', 'unknown', !(content.categoryCode in categoryNames) && 'Categories are 01 to 21.'),
    ...wrong(
      'registrationGroup',
      'form',
      content.registrationGroup !== '' && !isGroup(content.registrationGroup) && 'Groups are 0101 to 0138.',
    ),
    ...wrong(
      'maxBookingHours',
      'order',
      content.maxBookingHours < content.minBookingHours && 'The most hours can’t be fewer than the least.',
    ),
    ...wrong(
      'isInPersonAvailable',
      'choose',
      !content.isInPersonAvailable && !content.isOnlineAvailable && 'Choose in person, online or both.',
    ),
  ];
  if (errors.length > 0) throw problem.invalid(errors);
  return {
    category_code: item?.category ?? content.categoryCode,
    service_type: item?.type ?? content.serviceType,
    name: content.serviceName,
    description: content.serviceDescription,
    support_item: content.supportItem,
    registration_group: item?.group ?? content.registrationGroup,
    unit_price: content.unitPrice.minor,
    unit_type: content.unitType,
    min_minutes: Math.round(content.minBookingHours * 60),
    max_minutes: Math.round(content.maxBookingHours * 60),
    is_active: content.isActive,
    is_online: content.isOnlineAvailable,
    is_in_person: content.isInPersonAvailable,
    requires_transport: content.requiresTransport,
    features: [...new Set(content.accessibilityFeatures)],
  };
}
