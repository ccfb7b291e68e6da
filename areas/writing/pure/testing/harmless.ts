import { expect } from 'vitest';

const attributes =
  /\s(id|class|href|rel|lang|start|scope|colspan|rowspan|src|alt|width|height|tabindex|loading|decoding|sizes|srcset|aria-label|aria-hidden)="[^"<>]*"/gi;

/** Markup of which nothing runs, nothing is fetched from elsewhere, and no link leads where it must not. */
export function expectHarmless(html: string) {
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    expect(tag.replaceAll(attributes, '')).toMatch(
      /^<\/?(p|h[2-6]|ul|ol|li|blockquote|bdi|hr|pre|code|table|tbody|tr|th|td|figure|img|figcaption|details|summary|strong|em|span|a|br|div|section)\/?>$/,
    );
  }
  expect(html.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(https?:\/\/[^@]+|mailto:|tel:|\/(?![/\\]))/);
  for (const [, source = ''] of html.matchAll(/src="([^"]*)"/g)) expect(source).toMatch(/^\/media\/\d+\/full$/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
  expect(html).not.toMatch(/[\0\u202a-\u202e]/);
}
