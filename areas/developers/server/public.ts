/** For what is made of the public API: the SDKs. */
export { describedDocument } from './api/api-document.ts';
