import { plural } from '#platform/contract/counted.ts';
import { type StateCode, stateCodes, stateNames } from '#platform/contract/postcodes.ts';
import { announce } from '#platform/web/announce.ts';
import { Hint } from '#platform/web/ui/hint.tsx';
import type { CommunityCounts } from '../contract.ts';
import { across, down, height, outlines, pins, width } from './map-shapes.ts';

interface CommunityMapProps {
  readonly counts: CommunityCounts | undefined;
  readonly chosen: StateCode | undefined;
  readonly onChoose: (state: StateCode | undefined) => void;
}

/**
 * The picture shows where; every state is a button that filters the list, and everything that it says is in the list.
 * Where the buttons would touch each other they stand below the picture, with the states' names.
 */
export function CommunityMap({ counts, chosen, onChoose }: CommunityMapProps) {
  const countOf = (state: StateCode) => counts?.states.find((one) => one.state === state)?.count ?? 0;
  const here = counts?.place?.spot;
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
        {counts?.points.map(({ suburb, state, lat, lng, count }) => (
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
        <legend className="vh">Communities by state and territory</legend>
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
                <b>{counts ? countOf(state) : '–'}</b>
                <span className="map-short">{state}</span>
                <span className="map-long">
                  {stateNames[state]}
                  <span className="vh"> {plural(countOf(state), 'community', 'communities')}</span>
                </span>
              </button>
            </Hint>
          );
        })}
      </fieldset>
    </div>
  );
}
