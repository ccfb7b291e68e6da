/// <reference types="vite/client" />
import { inFigures, plural } from '#platform/contract/counted.ts';
import { type StateCode, stateCodes, stateNames } from '#platform/contract/postcodes.ts';
import { announce } from '../announce.ts';
import { Hint } from './hint.tsx';
import { across, down, height, outlines, pins, width } from './state-map-shapes.ts';
import './state-map.css';

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

interface StateMapProps {
  /** What is counted: ['community', 'communities']. */
  readonly things: readonly [one: string, many: string];
  /** Names the buttons: "Communities by state and territory". */
  readonly legend: string;
  /** Undefined while they are not known. */
  readonly states: readonly { readonly state: StateCode; readonly count: number }[] | undefined;
  /** Suburbs that have some. */
  readonly points?:
    | readonly (Spot & { readonly state: StateCode; readonly suburb: string; readonly count: number })[]
    | undefined;
  /** The place that was searched for. */
  readonly here?: Spot | null | undefined;
  readonly chosen: StateCode | undefined;
  readonly onChoose: (state: StateCode | undefined) => void;
}

/**
 * The picture shows where; every state is a button that filters the list, and everything that it says is in the list.
 * Where the buttons would touch each other they are below the picture, with the states' names.
 */
export function StateMap({ things: [one, many], legend, states, points, here, chosen, onChoose }: StateMapProps) {
  const countOf = (state: StateCode) => states?.find((found) => found.state === state)?.count ?? 0;
  return (
    <div className="map">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {outlines.map(({ state, corners }) => (
          <polygon key={state} points={corners} className="map-land" data-chosen={state === chosen || undefined} />
        ))}
        {stateCodes.map((state) => {
          const { x, y, land } = pins[state];
          return (
            land && (
              <line
                key={state}
                className="map-lead"
                x1={land[0]}
                y1={land[1]}
                x2={(x * width) / 100}
                y2={(y * height) / 100}
              />
            )
          );
        })}
        {points?.map(({ suburb, state, lat, lng, count }) => (
          <circle
            key={`${suburb} ${state} ${lat} ${lng}`}
            className="map-point"
            cx={across(lng)}
            cy={down(lat)}
            r={3 + Math.min(3, Math.log2(count))}
          />
        ))}
        {here && <path className="map-here" d={`M${across(here.lng)} ${down(here.lat)}m-9 0h18m-9-9v18`} />}
      </svg>
      <fieldset className="map-pins">
        <legend className="vh">{legend}</legend>
        {stateCodes.map((state) => {
          const { x, y } = pins[state];
          const pressed = state === chosen;
          return (
            <Hint key={state} description="a state">
              <button
                type="button"
                className="map-pin"
                aria-pressed={pressed}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                onClick={() => {
                  announce(pressed ? 'All states and territories' : stateNames[state]);
                  onChoose(pressed ? undefined : state);
                }}
              >
                <b>{states ? inFigures(countOf(state)) : '–'}</b>
                <span className="map-short">{state}</span>
                <span className="map-long">
                  {stateNames[state]}
                  <span className="vh"> {plural(countOf(state), one, many)}</span>
                </span>
              </button>
            </Hint>
          );
        })}
      </fieldset>
    </div>
  );
}
