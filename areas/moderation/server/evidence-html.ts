import type { ReportedMessage, ReportReason } from '../contract.ts';
import { reasonLabels } from '../pure/reasons.ts';

interface Evidence {
  readonly id: number;
  readonly contentType: string;
  readonly contentId: number;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly words: string;
  readonly messages: readonly ReportedMessage[];
  readonly site: string;
  readonly now: Date;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'long', timeZone: 'Australia/Sydney' });
const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${safe(line)}</p>`)
    .join('');

/** One page that needs nothing else, to keep, print or send on. */
export function evidenceHtml(evidence: Evidence): string {
  const { id, reason, description, createdAt, words, messages, site, now } = evidence;
  const what =
    messages.length > 0
      ? messages
          .map(
            (one) =>
              `<li><b>${safe(one.name)}</b>, ${moment.format(new Date(one.createdAt))}${paragraphs(one.content)}</li>`,
          )
          .join('')
      : `<li>${paragraphs(words)}</li>`;
  const kind = evidence.contentType.replace('space_', '').replace('_', ' ');
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Evidence for report ${id} – Doorways</title>
<style>body{font:1.125rem/1.6 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dt{font-weight:bold}dd{margin:0 0 .75rem}li{margin-bottom:1rem}</style>
</head><body><main><h1>Evidence for report ${id}</h1>
<p>Doorways made this page for the person who reported something. No decision was made within 48 hours.</p>
<h2>The report</h2><dl>
<dt>Reported</dt><dd>${moment.format(createdAt)}</dd>
<dt>Reason</dt><dd>${reasonLabels[reason]}</dd>
<dt>In their own words</dt><dd>${description ? safe(description) : 'No details given.'}</dd>
<dt>What</dt><dd>${safe(kind)} ${evidence.contentId} on ${safe(site)}</dd>
<dt>Page created</dt><dd>${moment.format(now)}</dd></dl>
<h2>What was reported, as it was then</h2><ol>${what}</ol>
<h2>Where it can go</h2>
<p>The eSafety Commissioner takes reports of serious online abuse: esafety.gov.au/report. If you are in danger, call 000.</p>
</main></body></html>
`;
}
