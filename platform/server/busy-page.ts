import type { Config } from './config.ts';
import type { Registry } from './registry.ts';

/** A page for whoever is refused in overload: it needs no script and no data, and says whom to reach (apps/web/public/busy.css). */
export function busyPage(registry: Registry, region: Config['region']): string {
  const lines = registry.areas.flatMap(({ helpLines }) => helpLines?.(region) ?? []);
  const items = lines.map(({ name, ways }) => {
    const links = ways.map(({ label, href }) => `<a href="${escaped(href)}">${escaped(label)}</a>`);
    return `<li><strong>${escaped(name)}</strong> ${links.join(' ')}</li>`;
  });
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Doorways is very busy</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/busy.css">
</head>
<body>
<main>
<h1>Doorways is very busy</h1>
<p>This page cannot be opened just now. Nothing was changed. Wait a moment, then try again.</p>
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
