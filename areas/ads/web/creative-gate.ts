import type { AdGateResult } from '../contract.ts';
import { type HeldClaim, heldClaims } from '../pure/claims.ts';
import { gate } from '../pure/gate.ts';
import type { CreativeType } from '../pure/options.ts';

interface Typed {
  readonly title: string;
  readonly type: CreativeType;
  readonly callToAction: string;
  readonly altText: string;
  readonly body: string;
  readonly linkUrl: string;
  readonly ink: string;
  readonly paper: string;
  readonly textSize: string;
}
interface Picture {
  readonly fileName: string;
  readonly gate: readonly AdGateResult[];
}

/** Pixels, as the server takes them. */
export const sizeOf = (text: string): number | undefined => {
  const size = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return size >= 1 && size <= 72 ? size : undefined;
};

export function linkError(text: string, type: CreativeType): string | undefined {
  const url = text.trim();
  if (url === '') return type === 'linked' ? 'Say where the button leads.' : undefined;
  return url.startsWith('https://') && URL.canParse(url) ? undefined : 'Use an address that begins with https://.';
}

const hostOf = (text: string): string | null => URL.parse(text.trim())?.hostname ?? null;

/** What the gate says of what was typed so far; of the picture, what was measured when it was sent. */
export function gateOf(typed: Typed, picture: Picture | undefined): readonly AdGateResult[] {
  const hasPicture = typed.type !== 'text';
  const all = gate({
    hasPicture,
    altText: typed.altText,
    fileName: picture?.fileName ?? '',
    ink: typed.ink,
    paper: typed.paper,
    textSize: sizeOf(typed.textSize) ?? 0,
    site: hostOf(typed.linkUrl),
    movingSeconds: 0,
    flashes: 0,
    pictureWidth: null,
  });
  const measured = hasPicture ? (picture?.gate ?? []) : [];
  const words = all.filter(({ rule }) => rule !== 'movement' && rule !== 'flashing' && rule !== 'pictureSize');
  return [...words, ...measured];
}

export const claimsOf = (
  { title, body, altText, callToAction, type }: Typed,
  isRegistered: boolean,
): readonly HeldClaim[] => heldClaims([title, body, type === 'text' ? '' : altText, callToAction], { isRegistered });
