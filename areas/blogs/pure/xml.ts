const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 has no place for these, not even escaped; one of them makes a whole feed unreadable. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const xmlText = (text: string): string =>
  text.replaceAll(unfit, '').replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');

/** Names are ours, what stands inside is text or markup made here. */
export const xmlTag = (name: string, inside: string, attrs: Readonly<Record<string, string>> = {}): string => {
  const list = Object.entries(attrs).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${list.join('')}>${inside}</${name}>`;
};
