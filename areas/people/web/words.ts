const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric' });

/** "March 2026" in the reader's zone. */
export const monthOf = (moment: string): string => month.format(new Date(moment));

/** "https://www.example.org/ana/" is shown as "example.org/ana". */
export function shortAddress(website: string): string {
  const { host, pathname, search } = new URL(website);
  return `${host.replace(/^www\./, '')}${pathname}${search}`.replace(/\/$/, '');
}

/** What somebody typed on lines or between commas. */
export const listed = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter(Boolean);
