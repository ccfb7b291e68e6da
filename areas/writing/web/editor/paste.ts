import { withoutUnwanted } from '../../pure/characters.ts';

/** A paragraph of Word that is an item of a list: which level, and whether it is numbered. */
function wordItem(element: Element): { level: number; numbered: boolean } | undefined {
  const style = element.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = element.querySelector('[style*="mso-list:Ignore" i]');
  const numbered = /^[\s\u00a0]*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  return { level: Number(level), numbered };
}

/** Word copies lists as paragraphs with a drawn bullet: back into lists. */
function listsOfWord(page: Document) {
  let lists: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of [...page.querySelectorAll('p[style*="mso-list" i]')]) {
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

/**
 * What was copied elsewhere, made ready for the schema, which keeps headings, lists, links, tables, language and emphasis
 * and drops everything else. The page it is read into is inert: nothing is fetched and nothing runs.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(withoutUnwanted(html), 'text/html');
  for (const one of page.querySelectorAll(
    'script, style, title, meta, link, template, iframe, object, embed, svg, math',
  ))
    one.remove();
  listsOfWord(page);
  wordsForPictures(page);
  return page.body.innerHTML;
}
