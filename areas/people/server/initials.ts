/**
 * Letters as strokes, drawn here so that a picture looks the same on every machine, whatever fonts it has.
 * Height 14, the width stands in front.
 */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [10, 'M0 14L5 0L10 14M1.8 9H8.2'],
  B: [9, 'M0 0V14H5.5A3.5 3.5 0 0 0 5.5 7H0H5A3.5 3.5 0 0 0 5 0H0'],
  C: [10, 'M9.7 3A5.6 7 0 1 0 9.7 11'],
  D: [10, 'M0 0V14H4A6 7 0 0 0 4 0Z'],
  E: [9, 'M9 0H0V14H9M0 7H7.5'],
  F: [9, 'M9 0H0V14M0 7H7.5'],
  G: [11, 'M10 3A5.6 7 0 1 0 10.6 8.5V7.5H6.5'],
  H: [10, 'M0 0V14M10 0V14M0 7H10'],
  I: [2, 'M1 0V14'],
  J: [8, 'M8 0V9.6A4 4.4 0 0 1 0 9.6'],
  K: [10, 'M0 0V14M9.5 0L0 8.5M3.6 5.3L10 14'],
  L: [8, 'M0 0V14H8'],
  M: [12, 'M0 14V0L6 9L12 0V14'],
  N: [10, 'M0 14V0L10 14V0'],
  O: [11, 'M5.5 0A5.5 7 0 1 0 5.5 14A5.5 7 0 1 0 5.5 0Z'],
  P: [9, 'M0 14V0H5.2A4 4 0 0 1 5.2 8H0'],
  Q: [11, 'M5.5 0A5.5 7 0 1 0 5.5 14A5.5 7 0 1 0 5.5 0ZM7 10L11 15'],
  R: [9, 'M0 14V0H5.2A4 4 0 0 1 5.2 8H0M5 8L9.2 14'],
  S: [
    9.5,
    'M9 2.8C8.5 1 7 0 5 0C2.5 0 .6 1.4 .6 3.6C.6 8.4 9.4 5.6 9.4 10.3C9.4 12.6 7.4 14 5 14C2.6 14 .8 12.8 .2 10.9',
  ],
  T: [10, 'M0 0H10M5 0V14'],
  U: [10, 'M0 0V9A5 5 0 0 0 10 9V0'],
  V: [10, 'M0 0L5 14L10 0'],
  W: [14, 'M0 0L3.5 14L7 3L10.5 14L14 0'],
  X: [10, 'M0 0L10 14M10 0L0 14'],
  Y: [10, 'M0 0L5 7.5L10 0M5 7.5V14'],
  Z: [10, 'M0 0H10L0 14H10'],
};

/** Head and shoulders, for names in other scripts. */
const person = [12, 'M6 0A3 3 0 1 0 6 6A3 3 0 1 0 6 0ZM0 14A6 5.5 0 0 1 12 14'] as const;

/** The five tints of the design, light enough for the ink at more than 7:1. */
const grounds = ['#cfe3d6', '#f6dfa0', '#f3d0c2', '#cfdfe9', '#e2d5ea'] as const;
const ink = '#14211f';
const gap = 4;

const lettersOf = (displayName: string) => {
  const words = displayName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const initials = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : undefined];
  return initials.flatMap((letter) => (letter && letters[letter] ? [letters[letter]] : []));
};

/** A square of 256 with the member's initials on one of the tints, which stays the same for the same member. */
export function initialsSvg(displayName: string, userId: number): string {
  const found = lettersOf(displayName);
  const drawn = found.length > 0 ? found : [person];
  const width = drawn.reduce((sum, [one]) => sum + one, 0) + gap * (drawn.length - 1);
  const scale = Math.min(8, 150 / width);
  let at = 0;
  const paths = drawn.map(([one, path]) => {
    const placed = `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += one + gap;
    return placed;
  });
  const left = 128 - (width * scale) / 2;
  const top = 128 - (14 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${
    grounds[userId % grounds.length]
  }"/><g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
