import { limits } from './limits.ts';

/** Spaces, control characters and characters that are not seen hide where a link leads. */
const hiding = /[\s\\"<>^`{|}\p{Cc}\p{Cf}\p{Zs}\p{Surrogate}]/u;
const forms = [
  // Within the site: "//name" and "/\name" would leave it.
  /^\/(?!\/)/,
  // Without a name before "@", which makes one site look like another.
  /^https?:\/\/[^/?#@:]+(:\d{1,5})?([/?#]|$)/i,
  /^mailto:[^@/?#]+@[^@/?#][^@/?#.]*\.[^@/?#]+(\?\S*)?$/i,
  /^tel:\+?[\d().-]{2,24}$/i,
];

/** May a link lead there? https, http, mailto, tel, or a place within the site. */
export const isSafeHref = (href: string): boolean =>
  href.length <= limits.href && !hiding.test(href) && forms.some((form) => form.test(href));

export const leavesTheSite = (href: string): boolean => /^https?:/i.test(href);

/** What people type as an address, as a link takes it; undefined when it is none. */
export function hrefFrom(typed: string): string | undefined {
  const text = typed.trim();
  const href = /^[^\s@/:]+@[^\s@/:][^\s@/:.]*\.[^\s@/:]+$/.test(text)
    ? `mailto:${text}`
    : /^\+?[\d ()-]{8,}$/.test(text)
      ? `tel:${text.replaceAll(/[ ()-]/g, '')}`
      : /^(?!\w+:(?!\d))[^\s/@:]+\.[a-z]{2,}(?=[/:?#]|$)/i.test(text)
        ? `https://${text}`
        : text;
  return isSafeHref(href) ? href : undefined;
}

/** A language tag (BCP 47): en, zh-Hans, aus. */
export const isLanguageTag = (tag: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(tag);
