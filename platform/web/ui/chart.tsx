/// <reference types="vite/client" />
import { useEffect, useId, useRef, useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { everyNth, ticksFor } from './chart-scale.ts';
import { Disclosure } from './disclosure.tsx';
import { TableOrList } from './table-or-list.tsx';
import './chart.css';

export interface Series {
  readonly name: string;
  /** One for each label; null where nothing is known, which is not zero. */
  readonly values: readonly (number | null)[];
}

/** How high it is, in its own letters: `.chart-box` in chart.css is as high. */
const heightInLetters = 12.5;
/** Lines are told apart by their marks and dashes, bars by their patterns, and only then by anything else. */
const marks = ['circle', 'square', 'diamond'] as const;

function Mark({ x, y, shape }: { x: number; y: number; shape: number }) {
  const kind = marks[shape % marks.length];
  if (kind === 'circle') return <circle className="chart-mark" cx={x} cy={y} r={5} />;
  const turn = kind === 'diamond' ? `rotate(45 ${x} ${y})` : undefined;
  return <rect className="chart-mark" x={x - 4.5} y={y - 4.5} width={9} height={9} transform={turn} />;
}

/** Joins what is known; a gap in what is known is a gap in the line. */
function lineOf(points: readonly ({ x: number; y: number } | undefined)[]): string {
  return points
    .map((point, at) => (point ? `${points[at - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}` : ''))
    .join('');
}

/**
 * Figures over time or side by side, at most three rows of them. The marks carry their figures where there is room,
 * and the same figures stand in a table that anybody can open; a screen reader hears the summary, then the table.
 */
export function Chart({
  title,
  summary,
  kind,
  labels,
  labelsName,
  series,
  text = inFigures,
}: {
  title: string;
  /** What is to be seen, in a sentence: "Sleep rose from 5 to 7 hours." */
  summary: string;
  kind: 'bars' | 'lines';
  /** What stands below: days, months, names. */
  labels: readonly string[];
  /** What they are, for the table: "Day". */
  labelsName: string;
  series: readonly Series[];
  /** How a figure reads: "7 hours", "$19.95". */
  text?: ((value: number) => string) | undefined;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 320, height: 14 * heightInLetters });
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: Math.round(entry.contentRect.width), height: entry.contentRect.height }),
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksFor(known);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // Larger text needs more room; lines and marks stay as they are.
  const letter = height / heightInLetters;
  const edge = { end: 12, top: 1.6 * letter, bottom: 1.9 * letter };
  const longest = (values: readonly number[]) => Math.max(...values.map((value) => inFigures(value).length));
  const start = 16 + 0.65 * letter * longest(ticks);
  const inner = Math.max(60, width - start - edge.end);
  const slot = inner / Math.max(1, labels.length);
  const bar = Math.min(40, (slot * 0.8) / Math.max(1, series.length));
  const yOf = (value: number) => edge.top + (1 - (value - low) / (high - low)) * (height - edge.top - edge.bottom);
  const xOf = (at: number) => start + slot * (at + 0.5);
  const barAt = (at: number, row: number) => xOf(at) + (row - series.length / 2) * bar;
  const wordiest = Math.max(0, ...labels.map(({ length }) => length));
  const nth = everyNth(labels.length, inner, letter * (0.6 * wordiest + 0.6));
  /** The last one may have less than half of its length beside it. */
  const labelAt = (at: number, { length }: string) => Math.min(xOf(at), width - letter * (0.3 * length + 0.15));
  // Figures on the marks only where they cannot run into each other.
  const [only, ...others] = series;
  const figured =
    others.length === 0 && slot >= letter * Math.max(3.15, 0.65 * longest(known) + 0.5) ? only : undefined;
  const rows = labels.map((label, at) => ({ label, at }));
  return (
    <figure className="chart" aria-labelledby={`${id}-title`}>
      <figcaption>
        <strong id={`${id}-title`}>{title}</strong>
        <p className="soft">{summary}</p>
      </figcaption>
      {series.length > 1 && (
        <ul className="plain-list chart-key" aria-hidden="true">
          {series.map(({ name }, row) => (
            <li key={name}>
              <svg width={28} height={14} viewBox="0 0 28 14" aria-hidden="true">
                {kind === 'bars' ? (
                  <rect className="chart-bar" x={1} y={1} width={26} height={12} fill={`url(#${id}-fill-${row})`} />
                ) : (
                  <>
                    <path className="chart-line" data-row={row} d="M0 7H28" />
                    <Mark x={14} y={7} shape={row} />
                  </>
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <>
          <div ref={box} className="chart-box">
            <svg className="chart-plot" width={width} height={height} aria-hidden="true">
              <defs>
                {series.map(({ name }, row) => (
                  <pattern key={name} id={`${id}-fill-${row}`} width={8} height={8} patternUnits="userSpaceOnUse">
                    <rect className={row === 0 ? 'chart-solid' : 'chart-paper'} width={8} height={8} />
                    {row === 1 && <path className="chart-hatch" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />}
                    {row === 2 && <circle className="chart-dot" cx={4} cy={4} r={1.8} />}
                  </pattern>
                ))}
              </defs>
              {ticks.map((tick) => (
                <path
                  key={tick}
                  className={tick === 0 ? 'chart-base' : 'chart-grid'}
                  d={`M${start} ${yOf(tick)}H${width - edge.end}`}
                />
              ))}
              {series.map(({ name, values }, row) => {
                const points = values.map((value, at) => (value === null ? undefined : { x: xOf(at), y: yOf(value) }));
                return (
                  <g key={name}>
                    {kind === 'lines' && <path className="chart-line" data-row={row} d={lineOf(points)} />}
                    {values.map((value, at) => {
                      if (value === null) return null;
                      const [top, foot] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
                      return kind === 'bars' ? (
                        <rect
                          key={labels[at]}
                          className="chart-bar"
                          x={barAt(at, row)}
                          y={top}
                          width={bar}
                          height={foot - top}
                          fill={`url(#${id}-fill-${row})`}
                        />
                      ) : (
                        <Mark key={labels[at]} x={xOf(at)} y={yOf(value)} shape={row} />
                      );
                    })}
                  </g>
                );
              })}
            </svg>
            {/* Words stand above the drawing, each on ground of its own, so that their contrast is known. */}
            <div aria-hidden="true">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className="chart-word chart-tick"
                  style={{ insetInlineEnd: width - start + 8, insetBlockStart: yOf(tick) }}
                >
                  {inFigures(tick)}
                </span>
              ))}
              {rows.map(
                ({ label, at }) =>
                  at % nth === 0 && (
                    <span
                      key={label}
                      className="chart-word chart-label"
                      style={{ insetInlineStart: labelAt(at, label) }}
                    >
                      {label}
                    </span>
                  ),
              )}
              {figured?.values.map((value, at) => {
                if (value === null) return null;
                const foot = height - yOf(kind === 'bars' ? Math.max(0, value) : value) + 7;
                return (
                  <span
                    key={labels[at]}
                    className="chart-word chart-figure"
                    style={{ insetInlineStart: xOf(at), insetBlockEnd: foot }}
                  >
                    {inFigures(value)}
                  </span>
                );
              })}
            </div>
          </div>
          <Disclosure summary={`${title}, as a table`}>
            <TableOrList
              caption={title}
              hideCaption
              rows={rows}
              rowKey={({ label }) => label}
              columns={[
                { key: 'label', label: labelsName, cell: ({ label }) => label },
                ...series.map(({ name, values }) => ({
                  key: name,
                  label: name,
                  number: true,
                  cell: ({ at }: { at: number }) => {
                    const value = values[at] ?? null;
                    return value === null ? 'Not known' : text(value);
                  },
                })),
              ]}
            />
          </Disclosure>
        </>
      )}
    </figure>
  );
}
