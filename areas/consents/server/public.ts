/** What other areas' servers may use of consents. */
export { consentedText, hasConsented } from './consented.ts';
export { noteAge, noteJoining } from './note-joining.ts';
