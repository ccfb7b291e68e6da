import type { z } from 'zod';
import type { editProviderReview } from '../../contract.ts';

export type Written = z.output<typeof editProviderReview.body>;

/** What a review says, as its row keeps it. */
export const writtenColumns = (written: Written) => ({
  rating: written.rating,
  title: written.reviewTitle,
  text: written.reviewText,
  service_quality: written.serviceQuality,
  communication: written.communication,
  reliability: written.reliability,
  value_for_money: written.valueForMoney,
  would_recommend: written.wouldRecommend,
});
