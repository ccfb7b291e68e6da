/// <reference types="vite/client" />
import { Check, X } from 'lucide-react';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Feature } from '../pure/features.ts';
import { type AccessAnswer, fitOf, fitText, type NeedFit } from '../pure/fit.ts';
import { usePassport } from './data.ts';
import './fit.css';

const looks = { met: 'fit-met', unknown: 'fit-unknown', 'not-met': 'fit-not' } as const;

/** A door for each need: open, not known, closed. The words beside them say the same. */
export const FitDoors = ({ fits }: { readonly fits: readonly NeedFit['fit'][] }) => (
  <span className="fit-doors" aria-hidden="true">
    {fits.map((fit, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: doors of one kind are all alike
      <i key={n} className={looks[fit]}>
        {fit === 'met' ? <Icon icon={Check} /> : fit === 'not-met' ? <Icon icon={X} /> : '?'}
      </i>
    ))}
  </span>
);

/** The viewer's needs of the list; undefined while they load, and for guests. */
export function useNeeds(): readonly Feature[] | undefined {
  const { data } = usePassport();
  return data?.items.flatMap(({ feature }) => feature ?? []);
}

/** "Meets 5 of your 6 needs, 1 not known". Worked out here, so that nobody else learns of the needs. */
export function Fit({ answers }: { readonly answers: readonly AccessAnswer[] }) {
  const needs = useNeeds();
  if (!needs || needs.length === 0) return null;
  const fits = fitOf(needs, answers);
  return (
    <div className="fit">
      <FitDoors fits={fits.map(({ fit }) => fit)} />
      <p>{fitText(fits)}</p>
    </div>
  );
}
