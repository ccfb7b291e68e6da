import { emblems } from './emblems.ts';
import type { CastMember } from './shapes.ts';

const tints = ['#cfe3d6', '#f6dfa0', '#f3d0c2', '#cfdfe9', '#e2d5ea'] as const;

function square(tint: number, drawing: string): string {
  const ground = tints[(((Math.trunc(tint) - 1) % 5) + 5) % 5] ?? tints[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><path fill="${ground}" d="M0 0h256v256H0z"/>${drawing}</svg>`;
}

/** The member's own emblem on their tint; initials if the emblem has no drawing. */
export function avatarSvg(member: Pick<CastMember, 'displayName' | 'avatar'>): string {
  const emblem = emblems[member.avatar.emblem];
  return emblem ? square(member.avatar.tint, emblem) : initialsSvg(member.displayName, member.avatar.tint);
}

function initials(displayName: string): string {
  const words = displayName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en-AU');
}

/** For people outside the cast. A name without letters gets the doorway. */
export function initialsSvg(displayName: string, tint: number): string {
  const letters = initials(displayName);
  if (!letters) {
    return square(
      tint,
      '<path d="M76 216v-92a52 52 0 0 1 104 0v92z" fill="#14302c"/><path d="M104 216V84l60 28v104z" fill="#e8b423"/>',
    );
  }
  return square(
    tint,
    `<text x="128" y="166" text-anchor="middle" font-family="Atkinson Hyperlegible Next, Verdana, DejaVu Sans, sans-serif" font-weight="700" font-size="104" fill="#14211f">${letters}</text>`,
  );
}
