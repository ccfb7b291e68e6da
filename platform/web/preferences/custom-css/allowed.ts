/**
 * Properties that a member's own styles may set, each with the values that may stand there. A value must match as a
 * whole. Nothing here can fetch, hide, move out of sight, overlay, blink or write text.
 */
const number = String.raw`(?:\d{1,3}(?:\.\d{1,3})?|\.\d{1,3})`;
const zeroOr = (pattern: string) => `(?:0|${pattern})`;

interface Unit {
  readonly [unit: string]: readonly [least: number, most: number];
}

/** "1.5rem" → [1.5, 'rem'] */
const measured = new RegExp(`^(${number})(px|rem|em|ch|%)?$`);

/** Lengths inside a range for each unit; em and % of a font size would multiply at every level, so they are not here. */
const lengths =
  (units: Unit, most = 1) =>
  (value: string): boolean => {
    const parts = value.split(' ');
    if (parts.length > most) return false;
    return parts.every((part) => {
      const found = measured.exec(part);
      if (!found) return false;
      const size = Number(found[1]);
      const range = units[found[2] ?? ''] ?? (size === 0 ? units[Object.keys(units)[0] ?? ''] : undefined);
      return range !== undefined && size >= range[0] && size <= range[1];
    });
  };

const words =
  (...list: string[]) =>
  (value: string) =>
    list.includes(value);
const either =
  (...tests: ((value: string) => boolean)[]) =>
  (value: string) =>
    tests.some((test) => test(value));

const hex = '#(?:[0-9a-f]{3}|[0-9a-f]{6})';
const part = `-?${number}(?:%|deg)?`;
/** No fourth part: a see-through colour can hide text. */
const colourFunction = String.raw`(?:rgb|hsl|oklch|oklab|lab|lch)\(${part}(?:,\s?|\s)${part}(?:,\s?|\s)${part}\)`;
const notColours = /^(?:transparent|currentcolor|inherit|initial|unset|revert|revert-layer)$/;
const colourPattern = new RegExp(`^(?:${hex}|${colourFunction}|[a-z]{3,20})$`);
const colour = (value: string) => colourPattern.test(value) && !notColours.test(value);

const room = lengths({ px: [0, 32], rem: [0, 2], em: [0, 2] }, 4);
const line = lengths({ px: [0, 12], rem: [0, 0.75] }, 4);
const lineStyles = ['solid', 'dashed', 'dotted', 'double'];
const lineStyle = (value: string) => value.split(' ').every((each) => [...lineStyles, 'none'].includes(each));
const ringStyle = words(...lineStyles);
const ring = lengths({ px: [2, 12], rem: [0.125, 0.75] });

/** "2px solid #000": width, style and colour in any order, each at most once. */
const edge = (width: (value: string) => boolean, style: (value: string) => boolean) => (value: string) => {
  const parts = value.split(/ (?![^(]*\))/);
  const kinds = parts.map((each) => (width(each) ? 'width' : style(each) ? 'style' : colour(each) ? 'colour' : ''));
  return parts.length <= 3 && !kinds.includes('') && new Set(kinds).size === kinds.length && kinds.includes('style');
};

const families =
  /^(?:"[\w -]{1,60}"|[A-Za-z][\w-]{0,40}(?: [A-Za-z][\w-]{0,40}){0,5})(?:, ?(?:"[\w -]{1,60}"|[A-Za-z][\w-]{0,40}(?: [A-Za-z][\w-]{0,40}){0,5})){0,7}$/;
const weight = /^(?:normal|bold|[1-9]00)$/;
const multiple = new RegExp(`^${zeroOr(number)}$`);
const between = (least: number, most: number) => (value: string) =>
  multiple.test(value) && Number(value) >= least && Number(value) <= most;

const sides = [
  'top',
  'right',
  'bottom',
  'left',
  'block',
  'block-start',
  'block-end',
  'inline',
  'inline-start',
  'inline-end',
];
const onSides = <T>(name: string, test: T, ending = '') =>
  Object.fromEntries(['', ...sides.map((side) => `-${side}`)].map((side) => [`${name}${side}${ending}`, test]));

const rules: Readonly<Record<string, (value: string) => boolean>> = {
  color: colour,
  'background-color': colour,
  'accent-color': colour,
  'caret-color': colour,
  'font-family': (value) => families.test(value),
  'font-size': either(
    lengths({ px: [12, 48], rem: [0.75, 3] }),
    words('small', 'medium', 'large', 'x-large', 'xx-large'),
  ),
  'font-weight': (value) => weight.test(value),
  'font-style': words('normal', 'italic', 'oblique'),
  'font-stretch': words('normal', 'condensed', 'semi-condensed', 'semi-expanded', 'expanded'),
  'font-kerning': words('auto', 'normal', 'none'),
  'font-variant': words('normal', 'small-caps'),
  'font-variant-ligatures': words('normal', 'none'),
  'font-variant-numeric': words('normal', 'tabular-nums', 'lining-nums', 'oldstyle-nums', 'slashed-zero'),
  'line-height': either(between(1, 3), words('normal'), lengths({ rem: [1.25, 4] })),
  'letter-spacing': either(words('normal'), lengths({ em: [0, 0.3], rem: [0, 0.3], px: [0, 5] })),
  'word-spacing': either(words('normal'), lengths({ em: [0, 0.6], rem: [0, 0.6], px: [0, 10] })),
  'text-align': words('start', 'end', 'left', 'right', 'center'),
  'text-transform': words('none', 'capitalize', 'uppercase', 'lowercase'),
  'text-decoration': words('none', 'underline'),
  'text-decoration-line': words('none', 'underline'),
  'text-decoration-style': words('solid', 'double', 'dotted', 'dashed', 'wavy'),
  'text-decoration-color': colour,
  'text-decoration-thickness': either(
    words('auto', 'from-font'),
    lengths({ px: [1, 6], em: [0.05, 0.3], rem: [0.0625, 0.375] }),
  ),
  'text-underline-offset': either(words('auto'), lengths({ px: [0, 8], em: [0, 0.5], rem: [0, 0.5] })),
  hyphens: words('none', 'manual', 'auto'),
  'max-width': either(words('none'), lengths({ ch: [30, 200], rem: [20, 100], px: [320, 1600] })),
  'max-inline-size': either(words('none'), lengths({ ch: [30, 200], rem: [20, 100], px: [320, 1600] })),
  ...onSides('padding', room),
  ...onSides('margin', room),
  ...onSides('border', edge(line, lineStyle)),
  ...onSides('border', line, '-width'),
  ...onSides('border', colour, '-color'),
  ...onSides('border', lineStyle, '-style'),
  'border-radius': lengths({ px: [0, 64], rem: [0, 4] }, 4),
  gap: lengths({ px: [0, 64], rem: [0, 4] }, 2),
  'row-gap': lengths({ px: [0, 64], rem: [0, 4] }),
  'column-gap': lengths({ px: [0, 64], rem: [0, 4] }),
  outline: edge(ring, ringStyle),
  'outline-width': ring,
  'outline-style': ringStyle,
  'outline-color': colour,
  'outline-offset': lengths({ px: [0, 8], rem: [0, 0.5] }),
  cursor: words(
    'auto',
    'default',
    'pointer',
    'text',
    'help',
    'crosshair',
    'move',
    'wait',
    'progress',
    'not-allowed',
    'grab',
    'zoom-in',
  ),
};

export const isAllowedProperty = (property: string): boolean => Object.hasOwn(rules, property);
export const isAllowedValue = (property: string, value: string): boolean =>
  value.length <= 200 && (Object.hasOwn(rules, property) ? (rules[property]?.(value) ?? false) : false);

/** Pseudo-classes that look at state or place. :has() is not among them: it can make a page slow. */
export const allowedPseudo: ReadonlySet<string> = new Set(
  'hover focus focus-visible focus-within active link visited any-link checked disabled enabled required optional first-child last-child only-child nth-child nth-last-child first-of-type last-of-type nth-of-type not is where scope lang'.split(
    ' ',
  ),
);
export const allowedPseudoElements: ReadonlySet<string> = new Set([
  'first-letter',
  'first-line',
  'marker',
  'placeholder',
  'selection',
]);

/** Reading a field's value out of its attribute is how passwords leak; these names can say nothing private. */
export const isAllowedAttribute = (name: string): boolean =>
  /^(?:data-part|data-type|data-kind|lang|dir|role|aria-(?:current|pressed|selected|expanded|checked|disabled|hidden|invalid)|open|disabled|checked|required|rel)$/.test(
    name,
  );

export const mediaPattern =
  /^(?:(?:screen|print|all)(?: and )?)?(?:\((?:(?:min|max)-(?:width|height):\d{1,5}(?:px|rem|em)|prefers-(?:color-scheme:(?:dark|light)|contrast:(?:more|less)|reduced-motion:(?:reduce|no-preference))|orientation:(?:portrait|landscape)|hover:(?:hover|none)|pointer:(?:coarse|fine))\)(?: and )?){0,4}$/;
