import { InnerAddress } from '#platform/server/public-address.ts';

const byCode: Readonly<Record<string, string>> = {
  ABORT_ERR: 'It took longer than 10 seconds.',
  ECONNREFUSED: 'Nothing took the call at this address.',
  ECONNRESET: 'The connection was cut before an answer came.',
  ENOTFOUND: 'The name of the address is not known.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ETIMEDOUT: 'Nothing took the call in time.',
  CERT_HAS_EXPIRED: 'Its certificate has run out.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is signed by no one we know.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
};

/** Why there was no answer. What the error says itself goes nowhere: it may name what is inside a network. */
export function failureOf(error: unknown): string {
  if (error instanceof InnerAddress) return 'The name leads into a network, where we don’t call.';
  const { code } = error as { readonly code?: unknown };
  return byCode[String(code ?? '')] ?? 'There was no answer.';
}

/** What an answer means that is not 2xx. */
export const answerWords = (status: number): string =>
  status >= 300 && status < 400 ? 'It answered with another address. We don’t follow those.' : '';
