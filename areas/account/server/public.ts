/** What other areas' servers may use of account. */
export { ageOn, isDay, todayInAustralia } from '../pure/age.ts';
export { askAddressCode, takeAddressCode } from './address-code.ts';
export { assertConfirmed } from './assert-confirmed.ts';
export { assertNotLastAdmin, changeRole, roleActions, rolesTurn, subjectOf } from './change-role.ts';
export { closedPaths } from './closed-paths.ts';
export { confirmedUntil, confirmFirst } from './confirmation.ts';
export { endSessions } from './end-sessions.ts';
export { hiddenSubjects, hiddenSubjectsFrom } from './hidden-subjects.ts';
