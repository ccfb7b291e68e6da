/** What the link to a share says behind its #, which no server and no log ever gets. */
export interface ShareLink {
  readonly token: string;
  readonly key: string;
  /** Asked for before it is opened: an opening without it would count as a wrong one. */
  readonly asksCode: boolean;
}

const mark = 'code';

export const hashOf = ({ token, key, asksCode }: ShareLink): string =>
  [token, key, ...(asksCode ? [mark] : [])].join('.');

/** Undefined where a part is missing, as happens to links that were cut. */
export function linkIn(hash: string): ShareLink | undefined {
  const [, token, key, code] = /^#?([\w-]{22,43})\.([\w-]{43})(\.code)?$/.exec(hash) ?? [];
  return token && key ? { token, key, asksCode: code !== undefined } : undefined;
}

/** No look-alikes: not 0 and O, not 1, I and L. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Six signs that can be said on the telephone. */
export const codeFrom = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 6)].map((byte) => signs.charAt(byte % signs.length)).join('');
