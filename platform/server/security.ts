import type { Config } from './config.ts';
import { isLoopback } from './config.ts';

/** The same strict policy for every answer: nothing inline, nothing from elsewhere. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * Ground rule 3: a browser's call must come from our own pages. A call with neither Origin nor Sec-Fetch-Site is a
 * script's and is judged by its session alone.
 */
export function isOwnOrigin(headers: Headers, config: Config): boolean {
  const origin = one(headers.origin);
  const site = one(headers['sec-fetch-site']);
  if (origin !== undefined) return isOurs(origin, headers, config);
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isOurs(origin: string, headers: Headers, config: Config): boolean {
  if (origin === config.publicUrl) return true;
  if (config.mode !== 'demo' || !URL.canParse(origin)) return false;
  // Demo mode is reachable as localhost and as 127.0.0.1: the page's host must be the one it is calling.
  const url = new URL(origin);
  return isLoopback(url.hostname.replace(/^\[|\]$/g, '')) && url.host === one(headers.host);
}

/** In demo mode nobody signs in, so another site that points its name at this machine must not be answered. */
export function isOurHost(host: string | undefined, config: Config): boolean {
  if (config.mode !== 'demo') return true;
  if (!host || !URL.canParse(`http://${host}`)) return false;
  return isLoopback(new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, ''));
}
