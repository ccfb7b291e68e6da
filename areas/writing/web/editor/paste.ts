import { withoutUnwanted } from '../../pure/characters.ts';
import { inertMarkup } from './inert-markup.ts';

/** A paragraph of Word that is an item of a list: which level, and whether it is numbered. */
function wordItem(element: Element): { level: number; numbered: boolean } | undefined {
  const style = element.getAttribute('data-style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = element.querySelector('[data-style*="mso-list:Ignore" i]');
  const numbered = /^[\s\u00a0]*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  return { level: Number(level), numbered };
}

/** Word copies lists as paragraphs with a drawn bullet: back into lists. */
function listsOfWord(page: Document) {
  let lists: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of [...page.querySelectorAll('p[data-style*="mso-list" i]')]) {
    const item = wordItem(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== last) lists = [];
    lists.length = Math.min(lists.length, item.level);
    let list = lists.at(-1);
    while (!list || lists.length < item.level) {
      const fresh = page.createElement(item.numbered ? 'ol' : 'ul');
      if (!list) paragraph.before(fresh);
      else (list.lastElementChild ?? list.appendChild(page.createElement('li'))).append(fresh);
      lists.push(fresh);
      list = fresh;
    }
    const entry = page.createElement('li');
    list.append(entry);
    entry.append(...paragraph.childNodes);
    last = lists[0];
    paragraph.remove();
  }
}

/** Pictures from elsewhere stay there; their descriptions come along. */
function wordsForPictures(page: Document) {
  for (const picture of page.querySelectorAll('img')) {
    if (picture.closest('figure[data-media-id]')) continue;
    const alt = picture.getAttribute('alt')?.trim();
    picture.replaceWith(alt ? `[Picture: ${alt}]` : '');
  }
}

/** Bold and italic that were said by a style; and Google Docs wraps everything in a <b> that is not bold. */
function emphasis(page: Document) {
  for (const one of page.querySelectorAll('[data-style]')) {
    const style = one.getAttribute('data-style') ?? '';
    if (one.localName === 'b' && /font-weight:\s*(normal|[1-4]00)/i.test(style)) one.replaceWith(...one.childNodes);
    else if (one.localName === 'span') {
      if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrap(page, one, 'strong');
      if (/font-style:\s*italic/i.test(style)) wrap(page, one, 'em');
    }
  }
}

function wrap(page: Document, element: Element, name: string) {
  const wrapper = page.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * What was copied elsewhere, made ready for the schema, which keeps headings, lists, links, tables, language and emphasis
 * and drops everything else. The page it is read into is inert, and handlers are gone before: nothing is fetched and
 * nothing runs.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(inertMarkup(withoutUnwanted(html)), 'text/html');
  for (const one of page.querySelectorAll('template, object, svg, math')) one.remove();
  listsOfWord(page);
  emphasis(page);
  wordsForPictures(page);
  return page.body.innerHTML;
}
