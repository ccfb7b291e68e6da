import { Children, isValidElement, type ReactNode } from 'react';
import { areasNow, whole } from '../site.ts';
import type { Described, Describer, Descriptions } from '../ui/described.ts';
import { kitDescriptions } from '../ui/descriptions.ts';

/** The visible words: what is for screen readers only, and counts, name a thing and not a deed. */
export function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child);
      if (!isValidElement<{ className?: string; children?: ReactNode }>(child) || typeof child.type === 'function')
        return '';
      return /\b(vh|num)\b/.test(child.props.className ?? '') ? '' : wordsOf(child.props.children);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is said where the words are not known: what kind of control it is. */
function kindOf(control: Described): string | undefined {
  if (control['aria-haspopup'] === 'menu') return 'a menu';
  if (control.type === 'file') return 'a file';
  if (control['aria-expanded'] !== undefined) return 'a fold';
  return control['aria-pressed'] === undefined ? undefined : 'a switch';
}

export function createDescriber(lists: readonly Descriptions[]): Describer {
  const texts = new Map(lists.flatMap((list) => Object.entries(list)));
  const beginnings = [...texts.keys()]
    .filter((key) => key.endsWith(' …'))
    .map((key) => key.slice(0, -1))
    .sort((one, other) => other.length - one.length);
  return (node, control) => {
    const { description } = control;
    if (description !== undefined) return texts.get(description) ?? description;
    const words = wordsOf(node);
    const beginning = beginnings.find((each) => words.startsWith(each));
    const kind = kindOf(control);
    return texts.get(words) ?? (beginning && texts.get(`${beginning}…`)) ?? (kind && texts.get(kind));
  };
}

/** With the texts of all areas, each from its own file. */
export async function loadDescriber(): Promise<Describer> {
  await whole();
  const lists = await Promise.all(areasNow().map(async ({ descriptions }) => (await descriptions?.())?.descriptions));
  return createDescriber([kitDescriptions, ...lists.filter((list) => list !== undefined)]);
}
