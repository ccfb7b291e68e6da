import { counted } from '#platform/contract/counted.ts';
import type { Resource } from '../contract.ts';
import { words } from '../pure/words.ts';

/** A resource as it stands in the file, with the words of its text file where it has one. */
export interface Bundled extends Resource {
  readonly text: string | undefined;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');

const style = `
:root { color-scheme: light dark }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem; font: 1.125rem/1.6 "Atkinson Hyperlegible Next", Verdana, sans-serif; overflow-wrap: anywhere }
h1, h2 { line-height: 1.2 }
section { margin-top: 2rem; padding-top: 1rem; border-top: 2px solid; break-inside: avoid }
dt { font-weight: bold }
dd { margin: 0 0 .5rem }
a { color: inherit }
a:focus { outline: 3px solid; outline-offset: 3px }
nav li { margin: .4rem 0 }`;

const fact = (name: string, value: string) => (value ? `<dt>${name}</dt><dd>${escaped(value)}</dd>` : '');
const link = (url: string) => `<a href="${escaped(url)}" rel="noreferrer">${escaped(url)}</a>`;

function checked(resource: Resource): string {
  if (resource.isVerified && resource.verifiedAt) return `Verified on ${words.day(resource.verifiedAt.slice(0, 10))}`;
  return resource.lastChecked ? `Facts last read on ${words.day(resource.lastChecked)}` : 'Not verified';
}

function section(resource: Bundled, site: string): string {
  const { id, title, description, category, resourceType, formats, states, externalUrl, fileUrl, text } = resource;
  const place = externalUrl ?? `${site}${fileUrl}`;
  return `<section id="r${id}" aria-labelledby="t${id}">
<h2 id="t${id}">${escaped(title)}</h2>
${paragraphs(description)}
${text ? `<h3>What the file says</h3>\n${paragraphs(text)}` : ''}
<dl>
${fact('Kind', `${words.category(category)}, ${resourceType}`)}
${fact('Where it holds', states.map(words.state).join(', '))}
${fact('Formats', formats.map(words.format).join(', '))}
${fact('Checked', checked(resource))}
<dt>${externalUrl ? 'Website' : 'File'} (needs a connection)</dt><dd>${link(place)}</dd>
</dl>
<p><a href="#contents">Back to the list</a></p>
</section>`;
}

const inDanger = { AU: 'Call 000. With a TTY, call 106. Lifeline is 13 11 14.', US: 'Call 911.' } as const;

/** One page that works without a connection: no scripts, no pictures, nothing to fetch; numbers stand as text. */
export function bundleHtml(
  resources: readonly Bundled[],
  { site, region, now }: { readonly site: string; readonly region: 'AU' | 'US'; readonly now: Date },
): string {
  const count = counted(resources.length, 'resource');
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${count} from Doorways</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${count} from Doorways</h1>
<p>Made on ${words.day(now.toISOString().slice(0, 10))}. Facts change: check what matters before you rely on it.</p>
<p><strong>In danger?</strong> ${inDanger[region]}</p>
<nav aria-labelledby="contents">
<h2 id="contents" tabindex="-1">In this file</h2>
<ul>
${resources.map(({ id, title }) => `<li><a href="#r${id}">${escaped(title)}</a></li>`).join('\n')}
</ul>
</nav>
${resources.map((resource) => section(resource, site)).join('\n')}
</main>
</body>
</html>
`;
}
