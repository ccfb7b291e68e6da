import { layerOfNewAreas, layers, stillUp } from '#areas/layers.ts';
import { type AreaImport, areaImports } from './area-imports.ts';
import { root } from './install.mjs';

interface Rules {
  readonly layers: typeof layers;
  readonly layerOfNewAreas: string;
  readonly stillUp: readonly string[];
}

/** Says each import that does not go down the layers. What only goes down has no cycle. */
export function checkLayers(base = root, rules: Rules = { layers, layerOfNewAreas, stillUp }): string[] {
  const up = areaImports(base).filter(({ fromArea, toArea }) => height(fromArea, rules) <= height(toArea, rules));
  const excused = new Set(rules.stillUp);
  const seen = new Set(up.map(edge));
  const stale = rules.stillUp.filter((known) => !seen.has(known));
  return [
    ...up
      .filter((each) => !excused.has(edge(each)))
      .map(
        ({ from, to, fromArea, toArea }) => `area-layers: ${from} imports ${to}: ${fromArea} is not above ${toArea}`,
      ),
    ...stale.map((known) => `area-layers: "${known}" is needed no longer: take it out of areas/layers.ts`),
  ];
}

const edge = ({ fromArea, toArea }: AreaImport) => `${fromArea} ${toArea}`;

function height(area: string, rules: Rules): number {
  const named = rules.layers.findIndex(({ areas }) => areas.includes(area));
  return named >= 0 ? named : rules.layers.findIndex(({ name }) => name === rules.layerOfNewAreas);
}
