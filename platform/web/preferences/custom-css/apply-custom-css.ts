/** Screens without the member's own styles: they must look the same for everybody in every state. */
export const plainPaths: readonly string[] = [
  '/crisis-support',
  '/accessibility',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/billing',
  '/subscription',
  '/payment',
  '/report',
];

export const isPlainPath = (path: string, plain: readonly string[] = plainPaths): boolean =>
  plain.some((each) => path === each || path.startsWith(`${each}/`));

const mark = 'data-custom-css';
let sheet: CSSStyleSheet | null = null;
let applied = '';
let turn = 0;

function take(css: string): void {
  const { adoptedStyleSheets } = document;
  document.documentElement.toggleAttribute(mark, css !== '');
  if (css === '') {
    document.adoptedStyleSheets = adoptedStyleSheets.filter((each) => each !== sheet);
    sheet = null;
    return;
  }
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
}

/**
 * Puts the member's own styles on the page, or takes them off. An adopted sheet is the "style block" of A11Y-49: the
 * content security policy allows no inline styles. css-tree loads only for those who have styles.
 */
export async function applyCustomCss(text: string, path: string, plain: readonly string[] = plainPaths): Promise<void> {
  const mine = ++turn;
  const wanted = text.trim() === '' || isPlainPath(path, plain) ? '' : text;
  if (wanted === applied) return;
  if (wanted === '') {
    applied = '';
    take('');
    return;
  }
  const { sanitiseCss, wrapped } = await import('./sanitise.ts');
  if (mine !== turn) return;
  applied = wanted;
  take(wrapped(sanitiseCss(wanted).css));
}
