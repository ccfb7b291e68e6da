/// <reference types="vite/client" />
import { plural } from '#platform/contract/counted.ts';
import { budgetOf, type EnergyPlan } from '../../pure/energy.ts';
import './energy.css';

/** A window for each point of a day, lit in what it is for; the words below say the same. */
export function Lights({ plan }: { readonly plan: EnergyPlan }) {
  const { spent, planned, left, over, points } = budgetOf(plan);
  const kinds = [
    ...Array.from({ length: spent }, () => 'spent'),
    ...Array.from({ length: planned }, () => 'planned'),
    ...Array.from({ length: left }, () => 'left'),
  ].map((kind, at) => (at < points ? kind : 'over'));
  // biome-ignore lint/suspicious/noArrayIndexKey: they differ by their place alone
  const windows = kinds.slice(0, 60).map((kind, at) => <i key={at} data-light={kind} />);
  return (
    <>
      <div className="energy-lights" aria-hidden="true">
        {windows}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list energy-key num" role="list">
        <Fact kind="spent" number={spent} words="spent" />
        <Fact kind="planned" number={planned} words="planned" />
        {over > 0 ? (
          <Fact kind="over" number={over} words={`more than the ${points} ${plural(points, 'point')} of this day`} />
        ) : (
          <Fact kind="left" number={left} words="left" />
        )}
      </ul>
    </>
  );
}

const Fact = ({ kind, number, words }: { readonly kind: string; readonly number: number; readonly words: string }) => (
  <li>
    <i data-light={kind} aria-hidden="true" />
    <span>
      <strong>{number}</strong> {words}
    </span>
  </li>
);
