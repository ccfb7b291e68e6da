import { isNode, parse } from './syntax.ts';

/** Ways of saying that read as if they were translated, and what to write instead. */
const patterns: { readonly pattern: RegExp; readonly say: string }[] = [
  { pattern: /\b(whoever|whomever|those who|all who)\b/i, say: 'say "anyone who", "people who" or name them' },
  { pattern: /(^|[.!:;] )Who (?!can\b|is\b|are\b)[^.!?]*\./, say: 'say "the person who", or "if someone …"' },
  { pattern: /\b(only|than) who\b/i, say: 'say "only the person who"' },
  {
    pattern: /^(The|Your|That|It|More) [^.!?]*\b(did not|was not|were not|could not be) [^.!?]*$/,
    say: 'say "Couldn’t …"',
  },
  { pattern: /\b(is|are) (there|here|back)(?=\.?$)/, say: 'say what happened: created, added, restored' },
  {
    pattern: /\bstands? (in|on|above|below|beside|here|there|at|behind|left|first)\b/i,
    say: 'say where it is or is shown',
  },
  { pattern: /\b(take[sn]?|taking|took)( (it|that|this|them))? back\b/i, say: 'say withdraw, undo, remove or reverse' },
  {
    pattern: /\bany more[.,;!]?$|\bany more[.,;]|\banew\b|\bmeanwhile\b|\bin the meantime\b|\ball the same\b/i,
    say: 'say "no longer", "again" or "since"',
  },
  { pattern: /\b(go|goes|went) on (with|to|when|as|tomorrow)\b|\bgo(es)? on[.!]?$/i, say: 'say continue or resume' },
  { pattern: /\bhears? (of|so)\b|\bis told so\b/i, say: 'say "will be told"' },
  { pattern: /\b(present|former) (password|address|one|wording)\b/i, say: 'say current, or old' },
  { pattern: /\b(some|every|no|any)body\b/i, say: 'say someone, everyone, no one or anyone' },
  { pattern: /\bthat it is you\b/i, say: 'say "confirm it’s you"' },
  { pattern: /\bit not you\?|\bneed to do nothing\b/i, say: 'say "If this wasn’t you, …"' },
  { pattern: /(^|[.!] )In danger[,?]/, say: 'say "If you are in danger, …"' },
  { pattern: /\bbehind a door\b|\b(is|are) promised\b/i, say: 'say it plainly' },
  { pattern: /\be-mails?\b|\b(?<!-)mails\b|\bthe mail\b(?! server| program)/i, say: 'say email' },
  { pattern: /\bnotices\b|\b(a|the|this|each) notice\b(?! (period|gives))/i, say: 'say notification' },
];

/** Texts that match a pattern and are right as they are, each with its reason. */
const exceptions: { readonly text: RegExp; readonly why: string }[] = [
  { text: /^answer taken back$/, why: 'the name of an action in the audit log, which is never written anew' },
  { text: /^You are here$/, why: 'the usual name of a trail of links' },
  { text: /^\/\*.*\*\/$/, why: 'a comment in a statement' },
  { text: /^The mail server /, why: 'the name of a machine' },
  { text: /\bnotice periods?\b|removal notice/i, why: 'words of the law' },
];

const isSql = (text: string) =>
  /\$\d|::\w|\b(select|from|where|update|insert|join|order by) \w/.test(text) && !/^[A-Z].*\.$/.test(text);
const isProse = (text: string) => /[a-z] [a-z]/i.test(text) && !/[{}]|<\/?\w/.test(text) && !isSql(text);

function judge(text: string): string | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!isProse(words) || exceptions.some((each) => each.text.test(words))) return undefined;
  const found = patterns.find(({ pattern }) => pattern.test(words));
  return found && `"${words}": ${found.say}.`;
}

/** What in the strings of a source file reads foreign. */
export function foreignInSource(path: string, text: string): string[] {
  const problems: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value) || (/^(Import|Export(All|Named)Declaration$)/.test(value.type) && value.source)) return;
    const said =
      value.type === 'TemplateElement'
        ? (value.value as { cooked?: string }).cooked
        : /^(Literal|JSXText)$/.test(value.type)
          ? value.value
          : '';
    const problem = typeof said === 'string' ? judge(said) : undefined;
    if (problem) problems.push(`${path}:${text.slice(0, value.start).split('\n').length}: ${problem}`);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parse(path, text).body);
  return problems;
}

/** What in a document reads foreign; code and the names of tests are left out. */
export const foreignInDocument = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    line
      .replace(/`[^`]*`|\|[^|]*›[^|]*/g, '')
      .split(/(?<=[.!?:])\s|\|/)
      .flatMap((sentence) => {
        const problem = judge(sentence);
        return problem ? [`${path}:${index + 1}: ${problem}`] : [];
      }),
  );
