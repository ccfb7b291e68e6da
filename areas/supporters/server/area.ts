import { circles } from '#areas/people/server/public.ts';
import { broadcast, serverArea } from '#platform/server/area.ts';
import {
  supportDrafted,
  supportDraftSettled,
  supporterAccepted,
  supporterActed,
  supporterAsked,
  supporterChanged,
  supporterEnded,
  supportersContract,
} from '../contract.ts';
import { acceptSupport } from './accept-support.ts';
import { grants } from './acting.ts';
import { askForSupport } from './ask-for-support.ts';
import { changeSupporter } from './change-supporter.ts';
import { supporterCircle } from './circle.ts';
import { confirmSupportDraft } from './confirm-support-draft.ts';
import { sealedCall } from './drafts.ts';
import { dropBehindClosed } from './drop-behind-closed.ts';
import { dropSupportDraft } from './drop-support-draft.ts';
import { endSupport, partSupport } from './end-support.ts';
import { getActingFor } from './get-acting-for.ts';
import { tidy } from './jobs.ts';
import { listSupportDrafts } from './list-support-drafts.ts';
import { listSupportLog } from './list-support-log.ts';
import { listSupporters } from './list-supporters.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { seed } from './seed.ts';
import { startSupportNow } from './start-support-now.ts';

const both = ({ memberId, supporterId }: { readonly memberId: number; readonly supporterId: number }) => [
  `user:${memberId}`,
  `user:${supporterId}`,
];
const pair = ({ memberId, supporterId }: { readonly memberId: number; readonly supporterId: number }) => ({
  memberId,
  supporterId,
});

export const supporters = serverArea({
  contract: supportersContract,
  handlers: {
    listSupporters,
    askForSupport,
    changeSupporter,
    acceptSupport,
    startSupportNow,
    endSupport,
    getActingFor,
    listSupportLog,
    listSupportDrafts,
    confirmSupportDraft,
    dropSupportDraft,
  },
  policies,
  work: { reactions: [dropBehindClosed, partSupport], jobs: [tidy] },
  live: {
    broadcasts: [
      supporterAsked,
      supporterAccepted,
      supporterChanged,
      supporterEnded,
      supporterActed,
      supportDrafted,
      supportDraftSettled,
    ].map((event) => broadcast(event, both, pair)),
  },
  declares: { notices, personalData, grants, sealed: [sealedCall], fills: [circles.with(supporterCircle)] },
  rows: { seed },
  matrix,
});
