import type { Config } from './config.ts';
import type { Registry } from './registry.ts';

const words = {
  busy: {
    title: 'Doorways is very busy',
    text: 'We can’t open this page right now. Nothing was changed. Wait a moment, then try again.',
  },
  often: {
    title: 'Too many pages at once',
    text: 'Very many pages were opened from your connection. Nothing was changed. Wait a minute, then try again.',
  },
} as const;

/** Where its look is (apps/web/public/busy.css). */
export const busyStyle = '/busy.css';

/**
 * A page for a person whose request is refused, in overload or because of too many from their connection: it needs no
 * script and no data, and says whom to reach.
 */
export function busyPage(registry: Registry, region: Config['region'], why: keyof typeof words): string {
  const { title, text } = words[why];
  const lines = registry.areas.flatMap(({ pages }) => pages?.helpLines?.(region) ?? []);
  const items = lines.map(({ name, ways }) => {
    const links = ways.map(({ label, href }) => `<a href="${escaped(href)}">${escaped(label)}</a>`);
    return `<li><strong>${escaped(name)}</strong> ${links.join(' ')}</li>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${busyStyle}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a></p>
<h2>If you need help now</h2>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
