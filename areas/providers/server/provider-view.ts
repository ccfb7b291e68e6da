import { abnText, acnText } from '#platform/contract/business-numbers.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columns, type RowOf, statement } from '#platform/server/statement.ts';
import type { Evidence, Provider, ProviderService, ProviderStaff } from '../contract.ts';
import {
  holds,
  isCompliant,
  parts,
  pointsOf,
  scoreOf,
  shownStatus,
  weights,
  whyNotAsked,
  whyNotBooked,
} from '../pure/compliance.ts';
import { dayHoursOf } from '../pure/hours.ts';
import { categoryNames, groupNames, ndisNumberText } from '../pure/ndis.ts';
import { limits, weekdays } from '../pure/options.ts';
import type { ProviderRow } from './find-provider.ts';
import { from } from './from.ts';
import { reviewView, shownReviews, summaryOf } from './reviews/reviews.ts';
import { day } from './rows.ts';
import type { providerChecks } from './tables.ts';
import { aud, audOrNull, averageOf, cardView, hoursOf, todayOf } from './view.ts';

const services = statement((v: { id: number }) =>
  from
    .selectFrom('provider_services as s')
    .select([
      's.id',
      's.provider_id as providerId',
      's.category_code as categoryCode',
      's.service_type as serviceType',
      's.name',
      's.description',
      's.support_item as supportItem',
      's.registration_group as registrationGroup',
      's.unit_price as unitPrice',
      's.unit_type as unitType',
      's.min_minutes as minMinutes',
      's.max_minutes as maxMinutes',
      's.is_active as isActive',
      's.is_online as isOnline',
      's.is_in_person as isInPerson',
      's.requires_transport as requiresTransport',
      's.features',
      's.version',
    ])
    .select((e) => [isoTime(e.ref('s.created_at')).as('createdAt'), isoTime(e.ref('s.updated_at')).as('updatedAt')])
    .where('s.provider_id', '=', v.id)
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(limits.services),
);

const c = columns<typeof providerChecks>('c');
const staff = statement((v: { id: number }) =>
  from
    .selectFrom('provider_staff as t')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('provider_checks as c')
          .select(['c.result', day(c.seen_on).as('seenOn'), day(c.expiry).as('expiry')])
          .where('c.provider_id', '=', v.id)
          .where('c.kind', '=', 'worker_screening')
          .whereRef('c.staff_id', '=', 't.id')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .select([
      't.id',
      't.provider_id as providerId',
      't.first_name as firstName',
      't.last_name as lastName',
      't.position',
      't.qualifications',
      't.certifications',
      't.specializations',
      't.years_experience as yearsExperience',
      't.languages as languagesSpoken',
      't.gender',
      't.screening_ending as screeningEnding',
      't.profile_image_url as profileImageUrl',
      't.bio',
      't.is_active as isActive',
      't.is_bookable as isAvailableForBooking',
      't.version',
      'k.result',
      'k.seenOn',
      'k.expiry',
    ])
    .select((e) => [isoTime(e.ref('t.created_at')).as('createdAt'), isoTime(e.ref('t.updated_at')).as('updatedAt')])
    .where('t.provider_id', '=', v.id)
    .orderBy('t.id')
    .limit(limits.staff),
);

const firstReviews = statement((v: { id: number; viewer: number }) =>
  shownReviews(v.viewer)
    .where('r.provider_id', '=', v.id)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limits.firstReviews),
);

function serviceView(row: RowOf<typeof services>): ProviderService {
  const { name, description, minMinutes, maxMinutes, isOnline, isInPerson, features, unitPrice, ...rest } = row;
  return {
    ...rest,
    categoryName: categoryNames[row.categoryCode] ?? '',
    serviceName: name,
    serviceDescription: description,
    hourlyRate: row.unitType === 'hour' ? aud(unitPrice) : null,
    unitPrice: aud(unitPrice),
    minBookingHours: minMinutes / 60,
    maxBookingHours: maxMinutes / 60,
    isOnlineAvailable: isOnline,
    isInPersonAvailable: isInPerson,
    accessibilityFeatures: features as ProviderService['accessibilityFeatures'],
  };
}

function staffView(
  { result, seenOn, expiry, screeningEnding, ...rest }: RowOf<typeof staff>,
  today: string,
): ProviderStaff {
  const judged =
    result === 'confirmed'
      ? holds(expiry, today)
        ? 'current'
        : 'expired'
      : result === 'refused'
        ? 'refused'
        : 'notChecked';
  return {
    ...rest,
    screening: {
      state: judged,
      numberEnding: screeningEnding && `…${screeningEnding}`,
      checkedOn: seenOn,
      expiry,
    },
  };
}

/** A registration that is pending or suspended has no points, though what was seen of it may still hold. */
function withoutPoints(seen: Evidence | undefined) {
  if (seen?.result === 'confirmed') return seen.isCurrent ? 'current' : 'expired';
  return seen?.result === 'refused' ? 'refused' : 'notChecked';
}

function complianceOf(
  row: ProviderRow,
  listed: readonly ProviderStaff[],
  evidence: readonly Evidence[],
  today: string,
) {
  const score = scoreOf(row, today);
  if (score === null) return null;
  const points = pointsOf(row, today);
  const current = listed.filter(({ screening }) => screening.state === 'current').length;
  const screeningState = () => {
    const states = new Set(listed.map(({ screening }) => screening.state));
    return (['refused', 'expired', 'notChecked'] as const).find((state) => states.has(state)) ?? 'notChecked';
  };
  return {
    score,
    parts: parts.map((part) => {
      const isWorkers = part === 'worker_screening';
      const seen = evidence.find(({ kind }) => kind === part);
      return {
        part,
        points: points[part],
        of: weights[part],
        state: points[part] > 0 ? ('current' as const) : isWorkers ? screeningState() : withoutPoints(seen),
        workers: isWorkers ? { current, listed: listed.length } : null,
      };
    }),
  };
}

/** A provider with all that belongs to it: three statements after the one that found it. */
export async function providerView(query: Query, row: ProviderRow, viewer: number, now: Date): Promise<Provider> {
  const { id } = row;
  const [serviceRows, staffRows, reviewRows] = [
    await query(services, { id }),
    await query(staff, { id }),
    await query(firstReviews, { id, viewer }),
  ];
  const mine = row.myRole !== null;
  const today = todayOf(row, now);
  const { week, special } = hoursOf(row);
  const shown = <T extends { readonly isActive: boolean }>(all: readonly T[]) =>
    all.filter(({ isActive }) => mine || isActive);
  const workers = staffRows.map((one) => staffView(one, today));
  const listedWorkers = workers.filter(({ isActive }) => isActive);
  const evidence = row.evidence.map((one) => ({
    ...one,
    isCurrent: one.result === 'confirmed' && (one.expiry === null || holds(one.expiry, today)),
  }));
  const {
    services: _,
    serviceCount: _count,
    areaCount: _areas,
    distanceKm: _km,
    vacancy: _vacancy,
    ...card
  } = cardView(row, now);
  const status = shownStatus(row, today);
  return {
    ...card,
    abn: abnText(row.abn),
    acn: row.acn ? acnText(row.acn) : null,
    ndisProviderNumber: ndisNumberText(row.ndisNumber),
    businessType: row.businessType,
    storedStatus: row.status,
    registrationDate: row.registrationDate,
    registrationExpiry: row.registrationExpiry,
    businessDescription: row.description,
    website: row.website,
    email: row.email,
    phone: row.phone,
    streetAddress: row.streetAddress,
    zone: row.zone,
    spot: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    serviceAreas: row.serviceAreas,
    registrationGroups: row.registrationGroups.map((code) => ({ code, name: groupNames[code] ?? '' })),
    practiceStandardsCompliant: isCompliant(row, today),
    lastAuditDate: row.lastAuditDate,
    nextAuditDue: row.nextAuditDue,
    publicLiabilityInsurer: row.liabilityInsurer,
    publicLiabilityAmount: audOrNull(row.liabilityAmount),
    publicLiabilityExpiry: row.liabilityExpiry,
    publicLiabilityExpired: row.liabilityExpiry !== null && row.liabilityExpiry < today,
    professionalIndemnityInsurer: row.indemnityInsurer,
    professionalIndemnityAmount: audOrNull(row.indemnityAmount),
    professionalIndemnityExpiry: row.indemnityExpiry,
    professionalIndemnityExpired: row.indemnityExpiry !== null && row.indemnityExpiry < today,
    bannerImageUrl: row.bannerImageUrl,
    images: row.images,
    businessHours: businessHours(week),
    specialDays: Object.entries(special)
      .filter(([date]) => date >= today)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, { name, ...span }]) => ({ date, name, hours: dayHoursOf(span) })),
    emergencyContact: row.emergencyPhone ? { name: row.emergencyName, phone: row.emergencyPhone } : null,
    isActive: row.isActive,
    isDemo: row.isDemo,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    services: shown(serviceRows.map(serviceView)),
    staff: shown(workers),
    vacancies: row.vacancies,
    reviews: reviewRows.map(reviewView),
    reviewSummary: summaryOf(row.sums, averageOf(row.ratingSum, row.reviewCount)),
    evidence,
    compliance: complianceOf(row, listedWorkers, evidence, today),
    whyNotBooked: whyNotBooked({
      status,
      isActive: row.isActive,
      services: row.serviceCount,
      isOwned: row.ownerId !== null,
      enquiryOnly: row.enquiryOnly,
    }),
    whyNotAsked: whyNotAsked({ status, isActive: row.isActive, isOwned: row.ownerId !== null, isMine: mine }),
    bookingRules: {
      takesRequests: row.takesRequests,
      noticeHours: row.noticeHours,
      gapMinutes: row.gapMinutes,
      horizonDays: row.horizonDays,
      cancelHours: row.cancelHours,
      cancellation: row.cancellation,
    },
    replyMinutes: row.replyMinutes,
    mine,
    myRole: row.myRole,
    isUnclaimed: row.isUnclaimed,
  };
}

export const businessHours = (week: ReturnType<typeof hoursOf>['week']): Provider['businessHours'] =>
  Object.fromEntries(
    weekdays.map((name, at) => [name, dayHoursOf(week[at] ?? { open: -1, close: -1 })]),
  ) as Provider['businessHours'];
