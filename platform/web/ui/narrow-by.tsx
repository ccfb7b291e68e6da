/// <reference types="vite/client" />
import { inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '../client/error.ts';
import { Hint } from './hint.tsx';
import { Icon, type LucideIcon } from './icon.tsx';
import { Section } from './section.tsx';
import './narrow-by.css';

export interface NarrowRow<Value extends string> {
  /** Undefined: all of them. */
  readonly value: Value | undefined;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Undefined until it is known. */
  readonly count: number | undefined;
}

interface NarrowByProps<Value extends string> {
  readonly title: string;
  /** What pressing one does, as a text of a descriptions.ts. */
  readonly description: string;
  readonly rows: readonly NarrowRow<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  /** The counts could not be read; the list works without them. */
  readonly error: Error | null;
  readonly region?: boolean;
}

/** Beside a list: narrows it to one kind, with how many there are of each. */
export const NarrowBy = <Value extends string>({
  title,
  description,
  rows,
  chosen,
  onChoose,
  error,
  region = true,
}: NarrowByProps<Value>) => (
  <Section title={title} side region={region}>
    {error && <p role="alert">{textForPeople(error)}</p>}
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ul className="plain-list narrow-by" role="list">
      {rows.map(({ value, label, icon, count }) => (
        <li key={label}>
          <Hint description={description}>
            <button type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
              <Icon icon={icon} />
              <span>{label}</span>
              {count !== undefined && (
                <span className="num">
                  <span className="vh">, </span>
                  {inFigures(count)}
                </span>
              )}
            </button>
          </Hint>
        </li>
      ))}
    </ul>
  </Section>
);
