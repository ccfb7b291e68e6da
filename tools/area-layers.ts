import { layerOfNewAreas, layers } from '#areas/layers.ts';
import { areaImports, heightOf, type Layers } from './area-imports.ts';
import { root } from './install.mjs';

/** Says each import that does not go down the layers. What only goes down has no cycle. */
export const checkLayers = (base = root, rules: Layers = { layers, layerOfNewAreas }): string[] =>
  areaImports(base)
    .filter(({ fromArea, toArea }) => heightOf(fromArea, rules) <= heightOf(toArea, rules))
    .map(({ from, to, fromArea, toArea }) => `area-layers: ${from} imports ${to}: ${fromArea} is not above ${toArea}`);
