import { counted } from '#platform/contract/counted.ts';
import type { Dwell } from './dwell.ts';
import { clickAssistance, keyboardNavigation, type Offer, speechToText, strongFocus, waitingHints } from './offers.ts';
import { inSeconds, measure, type Press } from './presses.ts';
import { type Scan, scanHits } from './scanner.ts';

/** What a test says when it is over. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly offers: readonly Offer[];
}

const pressLines = (presses: readonly Press[]): string[] => {
  const { shortestGap, doubles } = measure(presses);
  return [
    ...(shortestGap === null ? [] : [`The shortest time between presses was ${inSeconds(shortestGap)}.`]),
    ...(doubles === 0 ? [] : [`The same press came again within half a second, ${counted(doubles, 'time')}.`]),
  ];
};
const pressOffers = (presses: readonly Press[]) => (measure(presses).doubles > 0 ? [clickAssistance] : []);

export const scanOutcome = (scan: Scan, presses: readonly Press[]): Outcome => ({
  lines: [`You chose ${scanHits(scan)} of ${scan.wanted.length} targets.`, ...pressLines(presses)],
  offers: presses.length === 0 ? [] : [...pressOffers(presses), strongFocus, keyboardNavigation],
});

export const dwellOutcome = ({ chosen, leftEarly, need }: Dwell, targets: number): Outcome => ({
  lines: [
    `You chose ${chosen.length} of ${targets} targets by resting for ${inSeconds(need)}.`,
    leftEarly === 0
      ? 'The pointer never left too early.'
      : `The pointer left too early ${counted(leftEarly, 'time')}. ${
          leftEarly > chosen.length ? 'A shorter time may suit you better.' : 'This time may suit you.'
        }`,
  ],
  offers: chosen.length === 0 ? [] : [waitingHints(need), clickAssistance],
});

export const controllerOutcome = (presses: readonly Press[], stick: boolean): Outcome => {
  const names = [...new Set(presses.map(({ what }) => what))];
  const counts = names.map(
    (name) => `${name}: ${counted(presses.filter(({ what }) => what === name).length, 'press', 'presses')}.`,
  );
  return {
    lines: [
      ...(names.length > 0 ? counts : ['No button of a controller was pressed.']),
      ...(stick ? ['A stick was moved.'] : []),
      ...pressLines(presses),
    ],
    offers: [...pressOffers(presses), ...(names.length > 0 ? [strongFocus] : [])],
  };
};

export const voiceOutcome = (heard: number, asked: number, local: boolean, problem: string | null): Outcome => ({
  lines: [
    ...(problem === null ? [] : [problem]),
    `${heard} of ${asked} commands were heard right.`,
    local ? 'Your voice stayed on this device.' : 'Your voice was turned into text by your browser’s speech service.',
  ],
  offers: heard > 0 ? [speechToText] : [],
});

export const keyboardOutcome = (presses: readonly Press[], repeats: number): Outcome => {
  const names = [...new Set(presses.map(({ what }) => what))];
  return {
    lines: [
      names.length > 0 ? `These keys arrived: ${names.join(', ')}.` : 'No key arrived.',
      ...pressLines(presses),
      ...(repeats === 0
        ? []
        : [
            `A key that was held down repeated ${counted(repeats, 'time')}.`,
            'You can change that: “Filter keys” in Windows, or “Key repeat rate” in the keyboard settings of a Mac.',
          ]),
    ],
    offers: names.length > 0 ? [...pressOffers(presses), strongFocus, keyboardNavigation] : [],
  };
};
