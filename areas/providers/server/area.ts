import { bookableKinds, bookingTeams } from '#areas/bookings/server/public.ts';
import { conversationContexts } from '#areas/messages/server/public.ts';
import { circles } from '#areas/people/server/public.ts';
import { therapyHosts } from '#areas/vr/server/public.ts';
import { broadcast, job, longJob, serverArea } from '#platform/server/area.ts';
import {
  providerChecked,
  providerEdited,
  providerOwnerChanged,
  providerReviewDeleted,
  providerReviewEdited,
  providerReviewed,
  providerReviewReplied,
  providersContract,
  providerTeamChanged,
} from '../contract.ts';
import { createProviderAgreement } from './agreements/create-provider-agreement.ts';
import { deleteProviderAgreement } from './agreements/delete-provider-agreement.ts';
import { editProviderAgreement } from './agreements/edit-provider-agreement.ts';
import { getProviderAgreement } from './agreements/get-provider-agreement.ts';
import { listProviderAgreements } from './agreements/list-provider-agreements.ts';
import { sealedAgreement, sealedShared } from './agreements/seal.ts';
import { shareProviderAgreement } from './agreements/share-provider-agreement.ts';
import { answerProviderAsk } from './asks/answer-provider-ask.ts';
import { askProviders } from './asks/ask-providers.ts';
import { closeProviderAsk } from './asks/close-provider-ask.ts';
import { getProviderAsk } from './asks/get-provider-ask.ts';
import { getReceivedAsk } from './asks/get-received-ask.ts';
import { listProviderAsks } from './asks/list-provider-asks.ts';
import { listProvidersToAsk } from './asks/list-providers-to-ask.ts';
import { listReceivedAsks } from './asks/list-received-asks.ts';
import { sealedAnswer, sealedNeed } from './asks/seal.ts';
import { askProvider } from './bookings/ask-provider.ts';
import { listProviderDisputes, settleProviderBooking } from './bookings/disputes.ts';
import { providerContext } from './bookings/enquiries.ts';
import { meetKind, serviceKind } from './bookings/kinds.ts';
import { getProviderBookings, setProviderBookings } from './bookings/provider-bookings.ts';
import { measureReplies } from './bookings/replies.ts';
import { saveProviderBookingRules } from './bookings/save-provider-booking-rules.ts';
import { providerTeams } from './bookings/teams.ts';
import { approveProvider, liftProviderSuspension, publishProvider, suspendProvider } from './checks/decide.ts';
import { getProviderFile } from './checks/get-provider-file.ts';
import { listProviderDuties } from './checks/list-provider-duties.ts';
import { recordProviderCheck } from './checks/record-provider-check.ts';
import { therapyHost } from './checks/therapy-hosts.ts';
import { providerCircle } from './circle.ts';
import { askProviderClaim, withdrawProviderClaim } from './claims/ask-provider-claim.ts';
import { claimProviderByCode, sendProviderClaimCode } from './claims/claim-by-code.ts';
import {
  addProviderClaimFile,
  deleteClaimFiles,
  readProviderClaimFile,
  removeProviderClaimFile,
} from './claims/claim-files.ts';
import { decideProviderClaim } from './claims/decide-provider-claim.ts';
import { getProviderClaim } from './claims/get-provider-claim.ts';
import { listProviderClaims } from './claims/list-provider-claims.ts';
import { compareProviders } from './compare-providers.ts';
import { countProviders } from './count-providers.ts';
import { forgetDays } from './figures/count.ts';
import { getProviderFigures } from './figures/get-provider-figures.ts';
import { viewProvider } from './figures/view-provider.ts';
import { getProvider } from './get-provider.ts';
import { deleteProviderImage, restoreProviderImage } from './images/delete-provider-image.ts';
import { describeProviderImage } from './images/describe-provider-image.ts';
import { deleteImageFiles, ownerLeft, sweepImages } from './images/dropped.ts';
import { orderProviderImages } from './images/order-provider-images.ts';
import { readProviderImage } from './images/read-provider-image.ts';
import { uploadProviderImage } from './images/upload-provider-image.ts';
import { listProviders } from './list-providers.ts';
import { listSavedProviders } from './list-saved-providers.ts';
import { providerTeamTopic, providerTopic } from './live.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { addProviderService } from './own/add-provider-service.ts';
import { addProviderStaff } from './own/add-provider-staff.ts';
import { announceVacancy } from './own/announce-vacancy.ts';
import { createProvider } from './own/create-provider.ts';
import { deleteProvider } from './own/delete-provider.ts';
import { editProvider } from './own/edit-provider.ts';
import { editProviderService } from './own/edit-provider-service.ts';
import { editProviderStaff } from './own/edit-provider-staff.ts';
import { endVacancy } from './own/end-vacancy.ts';
import { listMyProviders } from './own/list-my-providers.ts';
import { remindProviders } from './own/reminders.ts';
import { removeProviderService } from './own/remove-provider-service.ts';
import { removeProviderStaff } from './own/remove-provider-staff.ts';
import { renewVacancy } from './own/renew-vacancy.ts';
import { listStatedPapers } from './papers/list-stated-papers.ts';
import { deletePaperFiles, readPaperPicture, sweepPapers, uploadPaperPicture } from './papers/paper-picture.ts';
import { stateProviderPaper, withdrawProviderPaper } from './papers/state-provider-paper.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { findPriceLimit } from './price-limits/find-price-limit.ts';
import { addPriceLimits, applyPriceLimits, beginPriceLimits } from './price-limits/import-price-limits.ts';
import { listPriceLimits } from './price-limits/list-price-limits.ts';
import { reportables } from './reportables.ts';
import { deleteProviderReview } from './reviews/delete-provider-review.ts';
import { editProviderReview } from './reviews/edit-provider-review.ts';
import { listBookingsToReview } from './reviews/list-bookings-to-review.ts';
import { listProviderReviews } from './reviews/list-provider-reviews.ts';
import { replyToProviderReview } from './reviews/reply-to-provider-review.ts';
import { reviewProvider } from './reviews/review-provider.ts';
import { saveProvider, unsaveProvider } from './save-provider.ts';
import { providerSearch } from './search-providers.ts';
import { deleteProviderSearch } from './searches/delete-provider-search.ts';
import { listProviderSearches } from './searches/list-provider-searches.ts';
import { saveProviderSearch } from './searches/save-provider-search.ts';
import { tellVacancies } from './searches/tell-vacancies.ts';
import { seed } from './seed.ts';
import { suggestProviderPlaces } from './suggest-provider-places.ts';
import { mergeTallies } from './tallies.ts';
import { forgetEnded } from './team/forget-ended.ts';
import { getProviderTeam } from './team/get-provider-team.ts';
import { ownerClosed } from './team/hand-on.ts';
import { acceptProviderOffer, endProviderOffer, offerProvider } from './team/hand-over.ts';
import { acceptProviderInvitation, leaveProvider, listProviderInvitations } from './team/invitations.ts';
import { inviteProviderMember } from './team/invite-provider-member.ts';
import { removeProviderMember } from './team/remove-provider-member.ts';
import { setProviderMemberRole } from './team/set-provider-member-role.ts';

const page = /^\/ndis-providers$/;

export const providersArea = serverArea({
  contract: providersContract,
  handlers: {
    listProviders,
    countProviders,
    suggestProviderPlaces,
    compareProviders,
    getProvider,
    saveProvider,
    unsaveProvider,
    listSavedProviders,
    listProviderReviews,
    listBookingsToReview,
    reviewProvider,
    editProviderReview,
    deleteProviderReview,
    replyToProviderReview,
    listProviderSearches,
    saveProviderSearch,
    deleteProviderSearch,
    listProviderAgreements,
    createProviderAgreement,
    getProviderAgreement,
    editProviderAgreement,
    deleteProviderAgreement,
    shareProviderAgreement,
    listProvidersToAsk,
    askProviders,
    listProviderAsks,
    getProviderAsk,
    closeProviderAsk,
    listReceivedAsks,
    getReceivedAsk,
    answerProviderAsk,
    findPriceLimit,
    listPriceLimits,
    beginPriceLimits,
    addPriceLimits,
    applyPriceLimits,
    createProvider,
    editProvider,
    deleteProvider,
    listMyProviders,
    addProviderService,
    editProviderService,
    removeProviderService,
    addProviderStaff,
    editProviderStaff,
    removeProviderStaff,
    announceVacancy,
    renewVacancy,
    endVacancy,
    uploadProviderImage,
    describeProviderImage,
    orderProviderImages,
    deleteProviderImage,
    restoreProviderImage,
    readProviderImage,
    listStatedPapers,
    stateProviderPaper,
    withdrawProviderPaper,
    uploadPaperPicture,
    readPaperPicture,
    getProviderFigures,
    viewProvider,
    getProviderTeam,
    inviteProviderMember,
    setProviderMemberRole,
    removeProviderMember,
    offerProvider,
    endProviderOffer,
    acceptProviderOffer,
    listProviderInvitations,
    acceptProviderInvitation,
    leaveProvider,
    getProviderClaim,
    sendProviderClaimCode,
    claimProviderByCode,
    askProviderClaim,
    withdrawProviderClaim,
    addProviderClaimFile,
    removeProviderClaimFile,
    readProviderClaimFile,
    listProviderClaims,
    decideProviderClaim,
    saveProviderBookingRules,
    askProvider,
    getProviderBookings,
    listProviderDisputes,
    settleProviderBooking,
    setProviderBookings,
    listProviderDuties,
    getProviderFile,
    recordProviderCheck,
    publishProvider,
    approveProvider,
    suspendProvider,
    liftProviderSuspension,
  },
  policies,
  work: {
    reactions: [ownerClosed, deleteClaimFiles, deleteImageFiles, deletePaperFiles, ownerLeft],
    jobs: [
      remindProviders,
      job('providers.forget-ended-members', '23 3 * * *', forgetEnded),
      job('providers.forget-days', '43 3 * * *', forgetDays),
      job('providers.merge-tallies', '41 * * * *', mergeTallies),
      job('providers.sweep-papers', '39 * * * *', sweepPapers),
      job('providers.sweep-images', '37 * * * *', sweepImages),
      longJob('providers.measure-replies', '*/10 * * * *', measureReplies),
      tellVacancies,
    ],
  },
  live: {
    broadcasts: [
      broadcast(providerChecked, ({ id }) => [`provider:${id}`]),
      broadcast(
        providerEdited,
        ({ id }) => [`provider:${id}`],
        ({ id }) => ({ id }),
      ),
      // Whoever is removed hears it too, and the page asks again by the rules.
      broadcast(
        providerTeamChanged,
        ({ id, of, to }) => [`provider-team:${id}`, ...[...new Set([of, ...to])].map((one) => `user:${one}`)],
        ({ id }) => ({ id }),
      ),
      broadcast(
        providerOwnerChanged,
        ({ id, from, to }) => [
          `provider:${id}`,
          `provider-team:${id}`,
          ...[from, to].flatMap((one) => (one === null ? [] : [`user:${one}`])),
        ],
        ({ id }) => ({ id }),
      ),
      ...[providerReviewed, providerReviewEdited, providerReviewDeleted, providerReviewReplied].map((event) =>
        broadcast(
          event,
          ({ providerId }) => [`provider:${providerId}`],
          ({ providerId: id }) => ({ id }),
        ),
      ),
    ],
    topics: { provider: providerTopic, 'provider-team': providerTeamTopic },
  },
  declares: {
    notices,
    searches: [providerSearch],
    reportables,
    personalData,
    sealed: [sealedAgreement, sealedShared, sealedNeed, sealedAnswer],
    fills: [
      bookableKinds.with(serviceKind),
      bookableKinds.with(meetKind),
      bookingTeams.with(providerTeams),
      conversationContexts.with(providerContext),
      therapyHosts.with(therapyHost),
      circles.with(providerCircle),
    ],
  },
  pages: {
    embeds: [
      { path: page, operation: 'listProviders', input: () => ({ sort: 'rating' }) },
      { path: page, operation: 'countProviders' },
      { path: /^\/ndis-providers\/([1-9]\d*)$/, operation: 'getProvider', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: { seed },
  matrix,
});
