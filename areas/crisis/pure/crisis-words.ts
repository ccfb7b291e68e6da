/**
 * Words with which people say that they may be in a crisis. They are used in the writer's own browser, to offer help:
 * nobody is told, nothing is counted, and a list can be wrong both ways.
 */
const signs: readonly RegExp[] = [
  /\bsuicid(?:e|al)\b/,
  /\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting)\s+(?:myself|my self)\b/,
  /\b(?:end|ending|take|taking)\s+(?:my\s+(?:own\s+)?life|it\s+all)\b/,
  /\b(?:want|wanted|wish|going|ready|like)\s+(?:to\s+)?(?:die|be\s+dead|not\s+be\s+here)\b/,
  /\bwish\s+i\s+(?:was|were)\s+dead\b/,
  /\bbetter\s+off\s+(?:dead|without\s+me)\b/,
  /\b(?:dont|do\s+not|cant|cannot|no\s+longer)\s+(?:want\s+to\s+)?(?:live|be\s+alive|go\s+on|keep\s+going)\s*(?:any\s?more|like\s+this|[.!?,;]|$)/,
  /\b(?:no|any)\s+reason\s+to\s+live\b/,
  /\bnothing\s+to\s+live\s+for\b/,
  /\bself[\s-]?harm(?:ing|ed)?\b/,
  /\b(?:hurt|hurting|harm|harming|cutting|starving)\s+(?:myself|my\s+self)\b/,
  /\b(?:over\s?dose|overdosing)\b/,
];

const plain = (text: string) => text.toLowerCase().replaceAll(/[’‘']/g, '').replaceAll(/\s+/g, ' ');

export const soundsLikeCrisis = (text: string): boolean => {
  const said = plain(text);
  return signs.some((sign) => sign.test(said));
};
