import { castMember } from '#demo/cast.ts';
import { abnOf } from '#platform/contract/business-numbers.ts';
import { addMinutes, localOf } from '#platform/contract/zones.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import type { CheckKind } from '../pure/options.ts';
import { seedBookings } from './bookings/seed.ts';
import { from } from './from.ts';
import { refresh } from './refresh.ts';
import { type Paper, type SeedListing, seedListings, seedOffers, seedWorkers } from './seed-listings.ts';
import { seedReaders } from './seed-readers.ts';
import { seedTeam } from './seed-teams.ts';
import { rowOf, serviceRowOf } from './written.ts';

/** Who of the cast is seen to have looked at the evidence: an administrator of the demonstration. */
const checker = castMember(24).id;
const open = { open: '08:00', close: '18:00' };
const sources: Readonly<Record<CheckKind, string>> = {
  identity: 'The Australian Business Register',
  registration: 'The NDIS Commission’s register',
  audit: 'The report of the auditor',
  public_liability: 'The insurer’s certificate',
  professional_indemnity: 'The insurer’s certificate',
  worker_screening: 'The national clearance database',
};

/** Days from today on which each kind of evidence runs out; a kind that is missing was never checked. */
const papers: Readonly<Record<Paper, Partial<Record<CheckKind, number>>>> = {
  all: {
    identity: 300,
    registration: 580,
    audit: 370,
    public_liability: 280,
    professional_indemnity: 280,
    worker_screening: 700,
  },
  'indemnity soon': {
    identity: 200,
    registration: 420,
    audit: 250,
    public_liability: 90,
    professional_indemnity: 12,
    worker_screening: 500,
  },
  'audit late': {
    identity: 250,
    registration: 300,
    audit: -20,
    public_liability: 200,
    professional_indemnity: 200,
    worker_screening: 400,
  },
  expired: {
    identity: 100,
    registration: -9,
    audit: 60,
    public_liability: 40,
    professional_indemnity: 40,
    worker_screening: 30,
  },
  pending: { identity: 340, public_liability: 330, worker_screening: 900 },
  unregistered: { identity: 310, public_liability: 150 },
  unchecked: {},
  suspended: {
    identity: 120,
    registration: 260,
    audit: 80,
    public_liability: -3,
    professional_indemnity: 60,
    worker_screening: 200,
  },
};
const isRegistered = (paper: Paper) => paper !== 'unregistered' && paper !== 'unchecked';

async function addListing(query: Query, now: Date, listing: SeedListing, at: number): Promise<void> {
  const created = moment(new Date(now.getTime() - (400 - at * 3) * 86_400_000).toISOString());
  const company = `${String(900_000_000 + at * 1013 + 7).slice(0, 9)}`;
  const slug = listing.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const content = rowOf({
    businessName: listing.name,
    tradingName: listing.trading ?? '',
    abn: abnOf(company),
    acn: '',
    ndisProviderNumber: isRegistered(listing.paper) ? `4050${String(900_000 + at)}` : '',
    businessType: listing.type,
    businessDescription: listing.words,
    website: `https://${slug}.example`,
    email: `hello@${slug}.example`,
    // 5550 and 0491 570 156 to 159 are set aside for stories.
    phone: `${{ ACT: '02', NSW: '02', VIC: '03', TAS: '03', QLD: '07', SA: '08', WA: '08', NT: '08' }[listing.state]} 5550 ${String(1000 + at * 17)}`,
    streetAddress: '',
    suburb: listing.suburb,
    state: listing.state,
    postcode: listing.postcode,
    zone: '',
    serviceAreas: [...listing.areas],
    registrationGroups: isRegistered(listing.paper)
      ? [...new Set(listing.offers.map((name) => seedOffers[name].group).filter(Boolean))]
      : [],
    businessHours: {
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: at % 3 === 0 ? { open: '09:00', close: '15:00' } : { closed: true },
      sunday: { closed: true },
    },
    specialDays: [],
    emergencyContact: at % 2 === 0 ? { name: 'After hours', phone: `0491 570 ${[156, 157, 158, 159][at % 4]}` } : null,
  });
  const today = localOf(now, content.zone).slice(0, 10);
  const inDays = (days: number) => addMinutes(`${today}T00:00`, days * 1440).slice(0, 10);
  const paper = papers[listing.paper];
  const ends = (kind: CheckKind) => (paper[kind] === undefined ? null : inDays(paper[kind]));
  const registered = ends('registration');
  const waits = listing.paper === 'pending';
  const cover = { liability_insurer: 'Wattle Mutual', liability_amount: 2_000_000_000 };
  const indemnity = { indemnity_insurer: 'Wattle Mutual', indemnity_amount: 500_000_000 };
  const [added] = await query(
    once(
      from
        .insertInto('providers')
        .values({
          ...content,
          is_demo: true,
          is_premium: listing.isPremium === true,
          status: !isRegistered(listing.paper)
            ? 'unregistered'
            : waits
              ? 'pending'
              : listing.paper === 'suspended'
                ? 'suspended'
                : 'active',
          ...(listing.paper === 'suspended' && {
            suspended_at: moment(new Date(now.getTime() - 6 * 86_400_000).toISOString()),
            suspended_for: 'Public liability insurance has run out, and no new certificate has come.',
          }),
          registration_date: registered && inDays((paper.registration ?? 0) - 1095),
          registration_expiry: registered,
          last_audit_date: ends('audit') && inDays((paper.audit ?? 0) - 550),
          next_audit_due: ends('audit'),
          standards_met: ends('audit') !== null,
          ...(ends('public_liability') && { ...cover, liability_expiry: ends('public_liability') }),
          ...(ends('professional_indemnity') && { ...indemnity, indemnity_expiry: ends('professional_indemnity') }),
          published_at: created,
          created_at: created,
          updated_at: created,
        })
        .returning('id'),
    ),
  );
  if (!added) throw new Error('The listing was not stored.');
  const id = added.id;
  const both = { provider_id: id, created_at: created, updated_at: created };

  const services = listing.offers.map((name, nth) => {
    const { words, item = '', hours, transport = false, ...offer } = seedOffers[name];
    const row = serviceRowOf({
      serviceName: offer.name,
      serviceDescription: words,
      supportItem: item,
      serviceType: ['05', '06'].includes(offer.category)
        ? 'capital'
        : Number(offer.category) < 5
          ? 'core'
          : 'capacity_building',
      categoryCode: offer.category,
      registrationGroup: offer.group,
      unitPrice: { minor: offer.price + ((at * 7 + nth) % 9) * 40, currency: 'AUD' },
      unitType: offer.unit,
      minBookingHours: hours[0],
      maxBookingHours: hours[1],
      isActive: true,
      isOnlineAvailable: offer.online,
      isInPersonAvailable: offer.inPerson,
      requiresTransport: transport,
      accessibilityFeatures: [
        ...(at % 4 === 3 ? [] : ['wheelchair_accessible' as const]),
        ...(at % 5 === 0 ? ['easy_english' as const, 'large_print' as const] : []),
        ...(/Sign|Deaf|Open Hand/.test(listing.name) ? ['auslan_available' as const, 'hearing_loop' as const] : []),
      ],
    });
    return { ...row, ...both };
  });
  await query(once(from.insertInto('provider_services').values(services)));

  const signs = /Sign|Deaf|Open Hand/.test(listing.name);
  const workers = signs ? [4, 7] : [at, at + 5, at + 9].slice(0, 1 + (at % 3));
  const staff = workers.flatMap((nth) => {
    const worker = seedWorkers[nth % seedWorkers.length];
    if (!worker) return [];
    const { first, last, position, gender, languages, years, bio } = worker;
    return {
      ...both,
      first_name: first,
      last_name: last,
      position,
      gender,
      languages: [...languages],
      years_experience: years,
      bio,
      qualifications: years > 5 ? ['Certificate IV in Disability'] : ['Certificate III in Individual Support'],
      certifications: ['First aid'],
      specializations: nth % 2 === 0 ? ['Communication'] : ['Manual handling'],
      screening_ending: ends('worker_screening') ? String(100 + ((at * 31 + nth) % 900)) : '',
      is_bookable: nth % 5 !== 3,
    };
  });
  const people = await query(once(from.insertInto('provider_staff').values(staff).returning('id')));

  const seen = { provider_id: id, result: 'confirmed' as const, checked_by: checker, at: created };
  const seenOn = (days: number) => inDays(Math.min(-30, days - 400));
  const checks = (Object.entries(paper) as [CheckKind, number][]).flatMap(([kind, days]) => {
    const check = { ...seen, kind, source: sources[kind], expiry: inDays(days), seen_on: seenOn(days) };
    const whose: readonly (number | null)[] = kind === 'worker_screening' ? people.map((one) => one.id) : [null];
    return whose.map((staffId) => ({ ...check, staff_id: staffId }));
  });
  if (checks.length > 0) await query(once(from.insertInto('provider_checks').values(checks)));

  if (listing.room) {
    const [words, days] = listing.room;
    const vacancy = { provider_id: id, words, starts_on: today, ends_on: inDays(days), renewed_on: inDays(days - 30) };
    await query(once(from.insertInto('provider_vacancies').values({ ...vacancy, postcodes: [listing.postcode] })));
  }
  await seedTeam(query, id, created);
  await refresh(query, id);
}

/** Invented providers of all states and territories. */
export const seed: Seed = async ({ db, now, services: { config } }) => {
  const query = queryIn(db);
  for (const [at, listing] of seedListings.entries()) await addListing(query, now, listing, at);
  await seedBookings(query, config, now);
  await seedReaders(query, config, now);
};
