import { counted } from '#platform/contract/counted.ts';
import type { DataSection } from '#platform/server/personal-data.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** "postedAt" → "Posted at" */
const heading = (name: string) => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' });

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? `${date.format(new Date(value))} (Sydney time)` : value;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function shown(value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) return list(value as Record<string, unknown>);
  return `<span class="text">${escaped(plain(value))}</span>`;
}

function list(row: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(row).filter(([, value]) => !isEmpty(value));
  return `<dl>${parts.map(([name, value]) => `<dt>${escaped(heading(name))}</dt><dd>${shown(value)}</dd>`).join('')}</dl>`;
}

const style = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:2px solid;padding:.5rem 0}dt{font-weight:bold}dd{margin:0 0 .5rem 1rem}.text{white-space:pre-wrap;overflow-wrap:anywhere}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${style}</style></head><body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;

const count = (section: DataSection) => counted(section.rows.length, 'entry', 'entries');

/** What the first page says, besides the list of what there is. */
export interface Cover {
  readonly title: string;
  /** Paragraphs. */
  readonly words: readonly string[];
}

/** The file with the sums of all others. */
export const sumsName = 'SHA256SUMS.txt';

/** One section as a page that reads well in any browser, without scripts and without the site. */
export function sectionPage(cover: Cover, section: DataSection): string {
  const files = (section.files ?? []).map(
    ({ name }) => `<li><a href="${escaped(`${section.name}/${name}`)}">${escaped(name)}</a></li>`,
  );
  return page(
    section.title,
    `<p><a href="index.html">${escaped(cover.title)}</a></p><p>${escaped(section.about)} ${count(section)}.</p>
${files.length > 0 ? `<h2>Files</h2><ul>${files.join('')}</ul>` : ''}
${section.rows.map((row) => `<article>${list(row)}</article>`).join('\n')}`,
  );
}

export function indexPage(cover: Cover, sections: readonly DataSection[], made: Date): string {
  const items = sections.map(
    (section) =>
      `<li><a href="${section.name}.html">${escaped(section.title)}</a>: ${escaped(section.about)} ${count(section)}.</li>`,
  );
  return page(
    cover.title,
    `<p>Made on ${escaped(date.format(made))}, Sydney time. Each part is a page to read, and a JSON file for programs.</p>
${cover.words.map((words) => `<p>${escaped(words)}</p>`).join('\n')}
<p>The file ${sumsName} has the SHA-256 sum of each file. A file with another sum was damaged or changed after this copy was made.</p>
<ul>${items.join('\n')}</ul>`,
  );
}
