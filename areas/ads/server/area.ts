import { billingChanged } from '#areas/billing/contract.ts';
import { broadcast, job, longJob, on, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { grantNarrowRole } from '#platform/server/narrow-role.ts';
import { adAccountChanged, adsContract, adTeamChanged } from '../contract.ts';
import { listAccounts } from './account/accounts.ts';
import { getAdSpending } from './account/get-ad-spending.ts';
import { listAdAccounts } from './account/list-ad-accounts.ts';
import { addPrices } from './account/prices.ts';
import { saveAdAccount } from './account/save-ad-account.ts';
import {
  acceptAdInvitation,
  getAdTeam,
  inviteAdMember,
  leaveAdAccount,
  listAdInvitations,
  removeAdMember,
  setAdMemberRole,
} from './account/team.ts';
import { createAdSet, editAdSet, listAdSets, setAdSetStatus } from './ad-sets/ad-sets.ts';
import { createAd, setAdStatus } from './ad-sets/ads.ts';
import {
  createAudience,
  deleteAudience,
  editAudience,
  estimateAudience,
  listAudiences,
} from './audiences/audiences.ts';
import { countAds } from './campaigns/count-ads.ts';
import { createCampaign } from './campaigns/create-campaign.ts';
import { duplicateCampaign } from './campaigns/duplicate-campaign.ts';
import { editCampaign } from './campaigns/edit-campaign.ts';
import { getCampaign } from './campaigns/get-campaign.ts';
import { listCampaignChanges } from './campaigns/list-campaign-changes.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { archiveCampaign, setCampaignStatus } from './campaigns/set-campaign-status.ts';
import { archiveCreative } from './creatives/archive-creative.ts';
import { deletePictureFiles, readAdPicture, sweepPictures, uploadAdPicture } from './creatives/pictures.ts';
import { checkCreative, createCreative, editCreative, getCreative, listCreatives } from './creatives/save-creative.ts';
import { blind } from './delivery/blind.ts';
import { getAdChoice, putAdChoice } from './delivery/choice.ts';
import { countAdViews, pressAd } from './delivery/count-ad-views.ts';
import { lineUpJob, refreshAccount } from './delivery/line-up.ts';
import { listAds } from './delivery/list-ads.ts';
import { reportSpend, tellLimits } from './delivery/room.ts';
import { sweep } from './delivery/sweep.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { reportables } from './reportables.ts';
import { downloadAdReport, getAdReport } from './reports/report.ts';
import { listAdCharges } from './reviews/list-ad-charges.ts';
import { listWaitingAds } from './reviews/list-waiting-ads.ts';
import { recheckClaims } from './reviews/recheck-claims.ts';
import { refundAds } from './reviews/refund-ads.ts';
import { reviewAd } from './reviews/review-ad.ts';
import { getAdPrices, saveAdPrices } from './reviews/save-ad-prices.ts';
import { seed } from './seed.ts';

/** A new plan or card opens or ends what can be shown, at once. */
const followBilling = on(billingChanged, 'ads.followBilling', async ({ event, db, now }) => {
  const query = queryIn(db);
  for (const account of await listAccounts(query, event.userId)) {
    if (account.ownerId === event.userId) await refreshAccount({ query, now }, account.id);
  }
});

export const adsArea = serverArea({
  contract: adsContract,
  handlers: {
    listAdAccounts,
    saveAdAccount,
    getAdSpending,
    getAdTeam,
    inviteAdMember,
    setAdMemberRole,
    removeAdMember,
    listAdInvitations,
    acceptAdInvitation,
    leaveAdAccount,
    listCampaigns,
    countAds,
    getCampaign,
    createCampaign,
    editCampaign,
    setCampaignStatus,
    archiveCampaign,
    duplicateCampaign,
    listCampaignChanges,
    listAdSets,
    createAdSet,
    editAdSet,
    setAdSetStatus,
    createAd,
    setAdStatus,
    listCreatives,
    getCreative,
    uploadAdPicture,
    readAdPicture,
    checkCreative,
    createCreative,
    editCreative,
    archiveCreative,
    listAudiences,
    estimateAudience,
    createAudience,
    editAudience,
    deleteAudience,
    listAds,
    countAdViews,
    pressAd,
    getAdChoice,
    putAdChoice,
    getAdReport,
    downloadAdReport,
    listWaitingAds,
    reviewAd,
    listAdCharges,
    refundAds,
    getAdPrices,
    saveAdPrices,
  },
  policies,
  work: {
    reactions: [followBilling, deletePictureFiles],
    jobs: [
      job('ads.line-up', '* * * * *', lineUpJob),
      job('ads.tell-limits', '* * * * *', tellLimits),
      longJob('ads.report-spend', '* * * * *', reportSpend),
      job('ads.recheck-claims', '3 * * * *', recheckClaims),
      job('ads.sweep', '13 * * * *', sweep),
      job('ads.sweep-pictures', '41 * * * *', sweepPictures),
    ],
  },
  live: {
    broadcasts: [
      broadcast(
        adAccountChanged,
        ({ to }) => to.map((one) => `user:${one}`),
        ({ id }) => ({ id }),
      ),
      broadcast(
        adTeamChanged,
        ({ of, to }) => [...new Set([of, ...to])].map((one) => `user:${one}`),
        ({ id }) => ({ id }),
      ),
    ],
  },
  declares: { notices, reportables, personalData },
  rows: {
    reference: async (occasion) => {
      await addPrices(occasion);
      await grantNarrowRole(occasion.db, blind);
    },
    seed,
  },
  matrix,
});
