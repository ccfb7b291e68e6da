import { layerOfNewAreas, layers, stillUp } from '#areas/layers.ts';
import { type AreaImport, areaImports, heightOf, type Layers } from './area-imports.ts';
import { root } from './install.mjs';

interface Rules extends Layers {
  readonly stillUp: readonly string[];
}

/** Says each import that does not go down the layers. What only goes down has no cycle. */
export function checkLayers(base = root, rules: Rules = { layers, layerOfNewAreas, stillUp }): string[] {
  const up = areaImports(base).filter(({ fromArea, toArea }) => heightOf(fromArea, rules) <= heightOf(toArea, rules));
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
