import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  providerAgreements,
  providerAskParts,
  providerAsks,
  providerBookings,
  providerChecks,
  providerClaimCodes,
  providerClaimFiles,
  providerClaims,
  providerDays,
  providerEnquiries,
  providerImages,
  providerMembers,
  providerPapers,
  providerPriceImports,
  providerPriceLimits,
  providerReminders,
  providerReplies,
  providerReviews,
  providerSearches,
  providerServices,
  providerStaff,
  providers,
  providerTallies,
  providerVacancies,
  providerVacanciesTold,
  savedProviders,
} from './tables.ts';

/** What providers ask the database of. */
export const from = tables<{
  providers: typeof providers;
  provider_days: typeof providerDays;
  provider_images: typeof providerImages;
  provider_members: typeof providerMembers;
  provider_papers: typeof providerPapers;
  provider_claims: typeof providerClaims;
  provider_claim_files: typeof providerClaimFiles;
  provider_claim_codes: typeof providerClaimCodes;
  provider_services: typeof providerServices;
  provider_staff: typeof providerStaff;
  provider_checks: typeof providerChecks;
  provider_vacancies: typeof providerVacancies;
  provider_reminders: typeof providerReminders;
  provider_reviews: typeof providerReviews;
  provider_bookings: typeof providerBookings;
  provider_enquiries: typeof providerEnquiries;
  provider_replies: typeof providerReplies;
  provider_searches: typeof providerSearches;
  provider_vacancies_told: typeof providerVacanciesTold;
  provider_asks: typeof providerAsks;
  provider_ask_parts: typeof providerAskParts;
  provider_agreements: typeof providerAgreements;
  provider_price_imports: typeof providerPriceImports;
  provider_price_limits: typeof providerPriceLimits;
  provider_tallies: typeof providerTallies;
  saved_providers: typeof savedProviders;
  users: typeof users;
}>();
