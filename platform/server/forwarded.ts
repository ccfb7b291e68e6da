import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** A proxy has passed this request on. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers.forwarded !== undefined ||
  headers.via !== undefined ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));

const title = 'This demo is open on one computer only';
const reason =
  "This request came through a proxy. A demo has no sign-in, so everyone would be the same member. That's why it only answers the computer it runs on. To run Doorways for others, set MODE=production.";

/** In the page itself, since a style sheet would come through the proxy too. Only these very characters count. */
const style = `
body { margin: 0; font: 1.125rem / 1.6 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem; }
h1 { line-height: 1.25; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

export const demoRefusal = {
  reason,
  contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  page: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${reason}</p>
</main>
</body>
</html>
`,
};

/**
 * What a proxy in front means. Demo mode has no locks, and a proxy on the same computer would open it to the world:
 * true says that the request is to be refused. A production server that was told of no proxy says once that all guests
 * share one limit, because all of them come from the proxy's address.
 */
export function judgeForwarded(config: Config, log: Log): (headers: IncomingHttpHeaders) => boolean {
  let warned = config.trustedProxies > 0;
  return (headers) => {
    if (config.mode === 'demo') return isForwarded(headers);
    if (warned || !isForwarded(headers)) return false;
    warned = true;
    log.warn(
      {},
      'Requests come through a proxy, and TRUSTED_PROXIES is 0: all guests share one limit. Set it to the number of proxies in front',
    );
    return false;
  };
}
