import { lineCounter } from '../checks/line-counter.ts';
import { vague } from '../checks/link-text.ts';
import type { TextEdit } from '../checks/text-edits.ts';
import { isFileName } from '../file-name.ts';
import { elementsOf, hidden, type MarkupElement } from './elements.ts';

export interface MarkupFinding {
  readonly kind: string;
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly suggestion: string;
  /** The start of the tag that it is about; empty where it is about the whole. */
  readonly quote: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly edits?: readonly TextEdit[];
}

export interface MarkupAnalysis {
  /** None: it is no markup. */
  readonly elements: number;
  readonly headings: number;
  readonly pictures: number;
  readonly links: number;
  readonly tables: number;
  readonly findings: readonly MarkupFinding[];
}

type Said = Pick<MarkupFinding, 'kind' | 'title' | 'reason' | 'suggestion' | 'edits'>;
type Check = (element: MarkupElement, all: Whole) => Said | undefined;
interface Whole {
  /** The level before each heading; undefined for the first. */
  readonly before: ReadonlyMap<MarkupElement, number | undefined>;
  readonly title: MarkupElement | undefined;
  readonly labelled: ReadonlySet<string>;
}

const mostQuote = 300;
const blank = (text: string | undefined) => (text ?? '').trim() === '';
const named = ({ attributes }: MarkupElement) =>
  !blank(attributes.get('aria-label')) || !blank(attributes.get('aria-labelledby')) || !blank(attributes.get('title'));
const decoration = ({ attributes }: MarkupElement) => /^(?:presentation|none)$/.test(attributes.get('role') ?? '');
const levelOf = ({ name }: MarkupElement) => Number(name.slice(1));
const isHeading = ({ name }: MarkupElement) => /^h[1-6]$/.test(name);
const picture: Check = (element) => {
  if (element.name !== 'img' || decoration(element) || hidden(element) || named(element)) return undefined;
  const alt = element.attributes.get('alt');
  if (alt === undefined)
    return {
      kind: 'picture',
      title: 'A picture without a description',
      reason: 'Some screen readers say the name of the file instead.',
      suggestion: 'Add alt with a sentence on what it shows, or alt="" where it is only decoration.',
    };
  if (!isFileName(alt)) return undefined;
  return {
    kind: 'picture',
    title: 'A description that is the name of a file',
    reason: 'It says nothing of what the picture shows.',
    suggestion: 'Say in a sentence what it shows.',
  };
};

const link: Check = (element) => {
  if (element.name !== 'a' || !element.attributes.has('href') || hidden(element)) return undefined;
  const words = (element.attributes.get('aria-label') || element.text).replaceAll(/\s+/g, ' ').trim();
  if (words === '' && !named(element))
    return {
      kind: 'link',
      title: 'A link without words',
      reason: 'A screen reader reads its address instead, letter by letter.',
      suggestion: 'Write where it leads, or describe the picture in it.',
    };
  if (!vague.test(words)) return undefined;
  return {
    kind: 'link',
    title: `A link that says “${words}”`,
    reason: 'In a list of links, it says nothing of where it leads.',
    suggestion: 'Link the words that say where it leads.',
  };
};

const heading: Check = (element, { before: levels, title }) => {
  if (!isHeading(element) || hidden(element)) return undefined;
  const level = levelOf(element);
  if (blank(element.text))
    return {
      kind: 'heading',
      title: 'A heading without words',
      reason: 'Screen readers list it, and there is nothing to hear.',
      suggestion: 'Write its words, or take it out.',
    };
  const before = levels.get(element);
  if (level === 1 && element !== title)
    return {
      kind: 'heading',
      title: 'A second heading of level 1',
      reason: 'Level 1 is the title of the page, and a page has one title.',
      suggestion: 'Use level 2 for its parts.',
    };
  // A piece of a page may begin at level 2.
  const fitting = before === undefined ? 2 : before + 1;
  if (level <= fitting) return undefined;
  return {
    kind: 'heading',
    title:
      before === undefined ? `The first heading has level ${level}` : `Heading jumps from level ${before} to ${level}`,
    reason: 'Screen readers move by level, and a gap sounds like a missing part.',
    suggestion: `Make it level ${fitting}: <h${fitting}>.`,
  };
};

const table: Check = (element) => {
  if (element.name !== 'table' || decoration(element) || !element.inside.has('td') || element.inside.has('th'))
    return undefined;
  return {
    kind: 'table',
    title: 'A table without headings',
    reason: 'Without headings, a screen reader cannot say what a number belongs to.',
    suggestion: 'Write the cells that name a column or a row as <th>, with scope="col" or scope="row".',
  };
};

const unlabelled = /^(?:hidden|submit|reset|button|image)$/i;
const field: Check = (element, { labelled }) => {
  if (!/^(?:input|select|textarea)$/.test(element.name) || hidden(element) || named(element)) return undefined;
  const { attributes, inLabel } = element;
  if (inLabel || unlabelled.test(attributes.get('type') ?? '') || labelled.has(attributes.get('id') ?? ''))
    return undefined;
  return {
    kind: 'field',
    title: 'A field without a label',
    reason: 'A screen reader says only that there is a field, and voice control has no name for it.',
    suggestion: attributes.has('placeholder')
      ? 'Add a <label> with for. A placeholder goes away when someone writes.'
      : 'Add a <label> with for, and the id of the field.',
  };
};

const control: Check = (element) => {
  const { name, attributes, text } = element;
  const isButton = name === 'button' || attributes.get('role') === 'button';
  if (isButton && blank(text) && !named(element) && !hidden(element))
    return {
      kind: 'button',
      title: 'A button without words',
      reason: 'No one hears what it does, and voice control cannot press it.',
      suggestion: 'Write what it does inside, or in aria-label.',
    };
  if (!attributes.has('onclick') || /^(?:a|button|input|select|textarea|summary|label|option)$/.test(name))
    return undefined;
  if (attributes.has('role') && attributes.has('tabindex')) return undefined;
  return {
    kind: 'button',
    title: `<${name}> that is pressed like a button`,
    reason: 'The Tab key does not reach it, and a screen reader does not say that it can be pressed.',
    suggestion: 'Use <button>.',
  };
};

const rest: Check = ({ name, attributes, from, inside }) => {
  if (name === 'html' && blank(attributes.get('lang')))
    return {
      kind: 'language',
      title: 'A page that does not say its language',
      reason: 'Screen readers choose the voice by it.',
      suggestion: 'Add lang="en-AU" for Australian English.',
      ...(!attributes.has('lang') && { edits: [{ from: from + 5, to: from + 5, insert: ' lang="en-AU"' }] }),
    };
  if (name === 'iframe' && blank(attributes.get('title')) && blank(attributes.get('aria-label')))
    return {
      kind: 'frame',
      title: 'A frame without a name',
      reason: 'People cannot know whether they want to go in.',
      suggestion: 'Add title with what is inside.',
    };
  if ((name === 'video' || name === 'audio') && attributes.has('autoplay') && !attributes.has('muted'))
    return {
      kind: 'media',
      title: 'Sound that begins by itself',
      reason: 'It talks over screen readers, and can hurt.',
      suggestion: 'Leave autoplay out, and show the controls.',
    };
  if (name === 'video' && !inside.has('track'))
    return {
      kind: 'media',
      title: 'A video without captions',
      reason: 'Deaf people miss what is said, and so does everyone who watches without sound.',
      suggestion: 'Add <track kind="captions"> with a file of captions.',
    };
  if (name === 'marquee' || name === 'blink')
    return {
      kind: 'motion',
      title: 'Words that move',
      reason: 'Many people cannot read words that move or blink.',
      suggestion: 'Let them stand still.',
    };
  if (Number(attributes.get('tabindex')) > 0)
    return {
      kind: 'order',
      title: 'An order of its own for the Tab key',
      reason: 'The keyboard jumps to it before everything else on the page.',
      suggestion: 'Leave tabindex out, and put it where it belongs.',
    };
  return undefined;
};

const checks: readonly Check[] = [picture, link, heading, table, field, control, rest];

/**
 * What in markup is hard to hear, to see or to reach, in its order. It is read as text: nothing of it becomes a page.
 * Never throws; the time grows with the markup.
 */
export function analyseMarkup(html: string): MarkupAnalysis {
  const elements = elementsOf(html);
  const headings = elements.filter((one) => isHeading(one) && !hidden(one));
  const labelled = new Set(
    elements.flatMap(({ name, attributes }) => (name === 'label' ? [attributes.get('for') ?? ''] : [])),
  );
  labelled.delete('');
  const whole: Whole = {
    before: new Map(headings.map((one, at) => [one, at > 0 ? levelOf(headings[at - 1] ?? one) : undefined])),
    title: headings.find((one) => levelOf(one) === 1),
    labelled,
  };
  const lineOf = lineCounter(html);
  const count = (name: string) => elements.filter((one) => one.name === name).length;
  const findings = elements.flatMap((element) =>
    checks.flatMap((check): MarkupFinding[] => {
      const said = check(element, whole);
      if (!said) return [];
      const { from, to } = element;
      const quote = html.slice(from, Math.min(to, from + mostQuote));
      return [{ ...said, key: `${said.kind}:${from}`, quote, from, to, line: lineOf(from) }];
    }),
  );
  return {
    elements: elements.length,
    headings: headings.length,
    pictures: count('img'),
    links: count('a'),
    tables: count('table'),
    findings,
  };
}
