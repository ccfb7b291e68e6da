import { type Canaries, chosen, fileKey, ours, picture, sealedWords } from '#platform/server/testing/canaries.ts';
import type { Provider } from '../../contract.ts';
import { agreed, inDays, listing, service, stated, worker } from '../example-listing.ts';
import { addBooking } from './completed.ts';

const words = {
  businessName: 'zyxproviderbusiness',
  tradingName: 'zyxprovidertrading',
  businessDescription: 'zyxproviderdescription',
  website: 'https://zyxproviderwebsite.example.org',
  email: 'zyxproviderpost@example.org',
  streetAddress: 'zyxproviderstreet',
  suburb: 'zyxprovidersuburb',
  serviceAreas: ['zyxproviderarea'],
  emergencyContact: { name: 'zyxprovidercontact', phone: '03 5550 7777' },
};
const staffWords = {
  firstName: 'zyxproviderfirst',
  lastName: 'zyxproviderlast',
  position: 'zyxproviderposition',
  qualifications: ['zyxproviderqualified'],
  certifications: ['zyxprovidercertified'],
  specializations: ['zyxproviderspecial'],
  languagesSpoken: ['zyxproviderlanguage'],
  bio: 'zyxproviderbio',
};
const digits = 'Digits with a checksum.';
const staff = 'Words of administrators about a business, which go with the listing.';

export const canaries: Canaries = {
  planted: {
    'providers.business_name': words.businessName,
    'providers.trading_name': words.tradingName,
    'providers.description': words.businessDescription,
    'providers.website': 'zyxproviderwebsite',
    'providers.email': words.email,
    'providers.street_address': words.streetAddress,
    'providers.suburb': words.suburb,
    'providers.service_areas': 'zyxproviderarea',
    'providers.emergency_name': 'zyxprovidercontact',
    'providers.cancellation': 'zyxprovidercancelling',
    'providers.name_key': words.businessName,
    'providers.special_days': 'zyxproviderholiday',
    'provider_services.name': 'zyxproviderservice',
    'provider_services.description': 'zyxproviderserves',
    'providers.service_words': 'zyxproviderservice',
    'providers.languages': 'zyxproviderlanguage',
    'provider_staff.first_name': staffWords.firstName,
    'provider_staff.last_name': staffWords.lastName,
    'provider_staff.position': staffWords.position,
    'provider_staff.qualifications': 'zyxproviderqualified',
    'provider_staff.certifications': 'zyxprovidercertified',
    'provider_staff.specializations': 'zyxproviderspecial',
    'provider_staff.languages': 'zyxproviderlanguage',
    'provider_staff.bio': staffWords.bio,
    'provider_vacancies.words': 'zyxprovidervacancy',
    'provider_images.description': 'zyxproviderpicture',
    'provider_papers.source': 'zyxproviderpaper',
    'provider_papers.insurer': 'zyxproviderinsurer',
    'provider_claims.words': 'zyxproviderclaim',
    'provider_searches.name': 'zyxprovidersearch',
    'provider_searches.query': 'zyxprovidersought',
    'provider_reviews.title': 'zyxproviderreviewtitle',
    'provider_reviews.text': 'zyxproviderreviewtext',
    'provider_reviews.response': 'zyxproviderreply',
  },
  wordless: {
    'provider_asks.need_sealed': sealedWords,
    'provider_ask_parts.answer_sealed': sealedWords,
    'provider_ask_parts.state': chosen,
    'provider_ask_parts.gone_name': 'What the business is called, which the listing has planted.',
    'provider_agreements.gone_name': 'What the business is called, which the listing has planted.',
    'provider_agreements.words_sealed': sealedWords,
    'provider_agreements.shared_sealed': sealedWords,
    'provider_price_limits.item': 'A number of the price list, which an administrator brought in.',
    'provider_price_limits.unit': chosen,
    'providers.abn': digits,
    'providers.acn': digits,
    'providers.ndis_number': digits,
    'providers.business_type': chosen,
    'providers.status': chosen,
    'providers.phone': digits,
    'providers.emergency_phone': digits,
    'providers.state': chosen,
    'providers.postcode': digits,
    'providers.zone': chosen,
    'providers.city': chosen,
    'providers.registration_groups': chosen,
    'providers.liability_insurer': staff,
    'providers.indemnity_insurer': staff,
    'providers.currency': chosen,
    'providers.logo_url': ours,
    'providers.banner_image_url': ours,
    'providers.suspended_for': staff,
    'providers.service_types': chosen,
    'providers.categories': chosen,
    'providers.groups': chosen,
    'providers.features': chosen,
    'providers.genders': chosen,
    'provider_claims.state': chosen,
    'provider_claims.reason': staff,
    'provider_claim_files.file_key': fileKey,
    'provider_services.category_code': chosen,
    'provider_services.service_type': chosen,
    'provider_services.support_item': digits,
    'provider_services.registration_group': chosen,
    'provider_services.currency': chosen,
    'provider_services.unit_type': chosen,
    'provider_services.features': chosen,
    'provider_staff.gender': chosen,
    'provider_staff.screening_ending': 'Three characters of a number.',
    'provider_staff.profile_image_url': ours,
    'provider_members.role': chosen,
    'provider_reminders.kind': chosen,
    'provider_images.place': chosen,
    'provider_tallies.about': ours,
    'provider_tallies.value':
      'What published listings say of a suburb or language, added up; the listing has it planted.',
    'provider_tallies.zone': chosen,
    'provider_papers.kind': chosen,
    'provider_papers.state': chosen,
    'provider_papers.file_key': fileKey,
    'provider_images.full_key': fileKey,
    'provider_images.small_key': fileKey,
    'provider_checks.kind': chosen,
    'provider_checks.result': chosen,
    'provider_checks.source': staff,
    'provider_checks.note': staff,
    'provider_vacancies.postcodes': digits,
    'provider_replies.kind': chosen,
  },
  files: ['provider-claims/N.webp', 'provider-images/N.webp', 'provider-papers/N.webp'],
  sealed: ['zyxprovideragreed', 'zyxprovidersupport'],
  plant: async ({ app, call, me, other }) => {
    const specialDays = [{ date: '2030-12-25', name: 'zyxproviderholiday', hours: { closed: true } }];
    const { id } = await call<{ id: number }>(me.id, 'createProvider', { body: listing({ ...words, specialDays }) });
    const params = { id };
    const serviceWords = { serviceName: 'zyxproviderservice', serviceDescription: 'zyxproviderserves' };
    await call(me.id, 'addProviderService', { params, body: service(serviceWords) });
    await call(me.id, 'addProviderStaff', { params, body: worker(staffWords) });
    const vacancy = { words: 'zyxprovidervacancy', startsOn: inDays(0), endsOn: inDays(5) };
    await call(me.id, 'announceVacancy', { params, body: vacancy });
    const paper = await call<{ id: number }>(me.id, 'stateProviderPaper', {
      params,
      body: { ...stated, source: 'zyxproviderpaper', insurer: 'zyxproviderinsurer' },
    });
    await call(me.id, 'uploadPaperPicture', { params: { id, paperId: paper.id }, upload: await picture('#993366') });
    const image = await call<{ id: number }>(me.id, 'uploadProviderImage', {
      params: { id, place: 'gallery' },
      upload: await picture('#669933'),
    });
    await call(me.id, 'describeProviderImage', {
      params: { id, imageId: image.id },
      body: { description: 'zyxproviderpicture', version: 1 },
    });
    // One that is published, and then has no owner; only time and an administrator make such, so its row stands for them.
    const unowned = { id: (await call<{ id: number }>(other, 'createProvider', { body: listing() })).id };
    const { services } = await call<Provider>(other, 'addProviderService', { params: unowned, body: service() });
    await app.database.query('', 'update providers set published_at = now() where id = $1::int', [unowned.id]);
    const bookingId = await addBooking(app, { guest: me.id, service: services[0]?.id ?? 0 });
    const reviewWords = { reviewTitle: 'zyxproviderreviewtitle', reviewText: 'zyxproviderreviewtext' };
    const review = await call<{ id: number }>(me.id, 'reviewProvider', {
      params: unowned,
      body: { bookingId, rating: 4, ...reviewWords },
    });
    await call(other, 'replyToProviderReview', { params: { id: review.id }, body: { text: 'zyxproviderreply' } });
    await app.database.query('', 'update providers set listed_by = null where id = $1::int', [unowned.id]);
    await call(me.id, 'askProviderClaim', { params: unowned, body: { words: 'zyxproviderclaim' } });
    await call(me.id, 'addProviderClaimFile', { params: unowned, upload: await picture('#336699') });
    const { version } = await call<{ version: number }>(me.id, 'getProvider', { params });
    const rules = { takesRequests: true, noticeHours: 24, gapMinutes: 0, horizonDays: 60, cancelHours: null };
    await call(me.id, 'saveProviderBookingRules', {
      params,
      body: { ...rules, cancellation: 'zyxprovidercancelling', version },
    });
    await call(me.id, 'saveProviderSearch', { body: { name: 'zyxprovidersearch', query: 'search=zyxprovidersought' } });
    const supports = agreed.supports.map((one) => ({ ...one, name: 'zyxprovidersupport' }));
    const agreement = { ...agreed, supports, notes: 'zyxprovideragreed' };
    await call(me.id, 'createProviderAgreement', { params, body: agreement });
  },
};
