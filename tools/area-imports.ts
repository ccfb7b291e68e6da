import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './install.mjs';
import { filesBelow, isCode } from './step.ts';
import { isNode, type Node, parse } from './syntax.ts';

/** Code of one area that names code of another. */
export interface AreaImport {
  readonly from: string;
  readonly to: string;
  readonly fromArea: string;
  readonly toArea: string;
}

/** What only proves or measures may look anywhere. */
export const proof = /\.(test|e2e|full)\.tsx?$|\/(testing|e2e)\//;

export interface Layers {
  readonly layers: readonly { readonly name: string; readonly areas: readonly string[] }[];
  readonly layerOfNewAreas: string;
}

/** How high an area stands, from 0. */
export function heightOf(area: string, { layers, layerOfNewAreas }: Layers): number {
  const named = layers.findIndex(({ areas }) => areas.includes(area));
  return named >= 0 ? named : layers.findIndex(({ name }) => name === layerOfNewAreas);
}

const areaOf = (path: string) => /^areas\/([^/]+)\//.exec(path)?.[1];

/** Every import between two areas, those of types and those on demand included. */
export function areaImports(base = root): AreaImport[] {
  const found: AreaImport[] = [];
  for (const from of filesBelow(['areas'], isCode, base)) {
    const fromArea = areaOf(from);
    if (fromArea === undefined || proof.test(from)) continue;
    for (const specifier of specifiersOf(from, readFileSync(join(base, from), 'utf8'))) {
      const to = pathOf(specifier, from);
      const toArea = to === undefined ? undefined : areaOf(to);
      if (to !== undefined && toArea !== undefined && toArea !== fromArea) found.push({ from, to, fromArea, toArea });
    }
  }
  return found;
}

function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

function specifiersOf(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    const { source, argument } = node;
    for (const place of [source, argument]) {
      if (
        isNode(place) &&
        place.type === 'Literal' &&
        typeof place.value === 'string' &&
        /^(Import|Export|TSImport)/.test(node.type)
      )
        found.push(place.value);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) {
        for (const item of child) if (isNode(item)) visit(item);
      } else if (isNode(child)) visit(child);
    }
  };
  visit(parse(path, text));
  return found;
}
