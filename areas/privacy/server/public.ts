/** What other areas' servers may use of privacy. */
export { consentedText, hasConsented } from './consented.ts';
export { noteJoining } from './note-joining.ts';
