import { broadcast, serverArea } from '#platform/server/area.ts';
import {
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
import { endSupport, partSupport } from './end-support.ts';
import { getActingFor } from './get-acting-for.ts';
import { tidy } from './jobs.ts';
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
  },
  policies,
  work: { reactions: [partSupport], jobs: [tidy] },
  live: {
    broadcasts: [supporterAsked, supporterAccepted, supporterChanged, supporterEnded, supporterActed].map((event) =>
      broadcast(event, both, pair),
    ),
  },
  declares: { notices, personalData, grants },
  rows: { seed },
  matrix,
});
