import { counted } from '#platform/contract/counted.ts';
import type { Feature } from './features.ts';

export interface AccessAnswer {
  readonly feature: Feature;
  readonly answer: 'yes' | 'no';
}

export interface NeedFit {
  readonly feature: Feature;
  readonly fit: 'met' | 'unknown' | 'not-met';
}

/**
 * How somebody's needs fare with what an organiser has answered. What is not answered is not known: it counts neither as
 * yes nor as no. Captions by a person also serve somebody for whom automatic ones are enough; never the other way round.
 */
export function fitOf(needs: readonly Feature[], answers: readonly AccessAnswer[]): NeedFit[] {
  const said = new Map(answers.map(({ feature, answer }) => [feature, answer]));
  const order = { met: 0, unknown: 1, 'not-met': 2 };
  return needs
    .map((feature): NeedFit => {
      const answer = feature === 'auto_captions' && said.get('captions') === 'yes' ? 'yes' : said.get(feature);
      return { feature, fit: answer === 'yes' ? 'met' : answer === 'no' ? 'not-met' : 'unknown' };
    })
    .sort((a, b) => order[a.fit] - order[b.fit]);
}

/** "Meets 5 of your 6 needs, 1 not known" */
export function fitText(fits: readonly NeedFit[]): string {
  const count = (fit: NeedFit['fit']) => fits.filter((one) => one.fit === fit).length;
  const needs =
    fits.length === 1 ? 'Meets your 1 need' : `Meets ${count('met')} of your ${counted(fits.length, 'need')}`;
  if (fits.length === 1) {
    return { met: needs, unknown: 'Your 1 need is not known', 'not-met': 'Your 1 need is not met' }[
      fits[0]?.fit ?? 'unknown'
    ];
  }
  const rest = [
    count('unknown') > 0 && `${count('unknown')} not known`,
    count('not-met') > 0 && `${count('not-met')} not met`,
  ].filter(Boolean);
  return [needs, ...rest].join(', ');
}
