/** Where anyone gets an address: one there shows nothing about a business. */
const freeMail = [
  'aapt.net.au',
  'adam.com.au',
  'aol.com',
  'aussiebroadband.com.au',
  'bigpond.com',
  'bigpond.com.au',
  'bigpond.net.au',
  'dodo.com.au',
  'exemail.com.au',
  'fastmail.com',
  'fastmail.com.au',
  'gmail.com',
  'googlemail.com',
  'hey.com',
  'hushmail.com',
  'icloud.com',
  'iinet.net.au',
  'internode.on.net',
  'iprimus.com.au',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'netspace.net.au',
  'optusnet.com.au',
  'ozemail.com.au',
  'people.net.au',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'skymesh.com.au',
  'spin.net.au',
  'telstra.com',
  'tpg.com.au',
  'tpgi.com.au',
  'tuta.com',
  'tutanota.com',
  'westnet.com.au',
  'xtra.co.nz',
  'y7mail.com',
  'ymail.com',
  'zoho.com',
];
/** The same with the end of any country: yahoo.co.nz */
const freeAnywhere = ['gmx', 'hotmail', 'live', 'outlook', 'yahoo', 'yandex'];
/** Where anyone has a page: the address of the page is that of whoever runs the place. */
const sharedSites = [
  'bit.ly',
  'blogspot.com',
  'business.site',
  'canva.site',
  'facebook.com',
  'github.io',
  'godaddysites.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'myshopify.com',
  'netlify.app',
  'squarespace.com',
  'square.site',
  'tiktok.com',
  'twitter.com',
  'vercel.app',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'x.com',
  'youtube.com',
];

const isUnder = (domain: string, one: string) => domain === one || domain.endsWith(`.${one}`);
const isShared = (domain: string) =>
  freeAnywhere.includes(domain.split('.', 1)[0] ?? '') ||
  [...freeMail, ...sharedSites].some((one) => isUnder(domain, one));

const afterAt = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** '' for an address with anything in it but a domain and a port. */
function siteDomain(website: string): string {
  const after = website.toLowerCase().split('://')[1] ?? '';
  const host = (after.split(/[/?#]/, 1)[0] ?? '').split(':', 1)[0] ?? '';
  if (!/^[a-z0-9.-]{1,253}$/.test(host)) return '';
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

/** Domains of a listing’s own, those of its website and email: who reads an address there speaks for the business. */
export function claimDomains({ website, email }: { readonly website: string; readonly email: string }): string[] {
  const all = [siteDomain(website), email.includes('@') ? afterAt(email) : ''];
  return [...new Set(all)].filter((domain) => domain.includes('.') && !isShared(domain));
}

export const isAtDomain = (email: string, domains: readonly string[]): boolean =>
  email.trim().lastIndexOf('@') > 0 && domains.includes(afterAt(email.trim()));
