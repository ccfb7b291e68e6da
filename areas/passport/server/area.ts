import { serverArea } from '#platform/server/area.ts';
import { passportContract } from '../contract.ts';
import { addPassportItem } from './add-passport-item.ts';
import { editPassportItem } from './edit-passport-item.ts';
import { editPassportShare } from './edit-passport-share.ts';
import { getPassport } from './get-passport.ts';
import { listPassportShares } from './list-passport-shares.ts';
import { matrix } from './matrix.ts';
import { openPassportShare } from './open-passport-share.ts';
import { orderPassport } from './order-passport.ts';
import { partBlocked } from './part-blocked.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { removePassportItem } from './remove-passport-item.ts';
import { revokePassportShare } from './revoke-passport-share.ts';
import { items, titles } from './seal.ts';
import { seed } from './seed.ts';

export const passport = serverArea({
  contract: passportContract,
  handlers: {
    getPassport,
    addPassportItem,
    editPassportItem,
    removePassportItem,
    orderPassport,
    listPassportShares,
    editPassportShare,
    revokePassportShare,
    openPassportShare,
  },
  policies,
  work: {
    reactions: [partBlocked],
  },
  declares: {
    personalData,
    sealed: [items, titles],
  },
  pages: {
    embeds: [
      { path: /^\/access-passport$/, operation: 'getPassport' },
      { path: /^\/access-passport$/, operation: 'listPassportShares' },
      { path: /^\/events(\/\d+)?$/, operation: 'getPassport' },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
