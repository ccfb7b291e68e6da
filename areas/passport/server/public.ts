/** What other areas' servers may use of the passport: attaching items to a registration, a request or a booking. */
export { attachPassport, detachAll, detachPassport, sharedItemIds, sharesFor, shownOn } from './attach.ts';
