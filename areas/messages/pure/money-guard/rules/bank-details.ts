import type { Reading } from '../reading.ts';
import { enough, ruleOf } from '../rule.ts';

const isDigits = (word: string | undefined, least: number, most: number) =>
  word !== undefined && word.length >= least && word.length <= most && /^\d+$/.test(word);

/** “BSB 062-000”, or “account 484-799 123456789”. */
function hasAccount({ plain, words }: Reading): boolean {
  const hasBranch = words.some((word, at) => {
    if (word !== 'bsb') return false;
    for (let next = at + 1; next <= at + 4; next += 1)
      if (isDigits(words[next], 6, 6) || (isDigits(words[next], 3, 3) && isDigits(words[next + 1], 3, 3))) return true;
    return false;
  });
  if (hasBranch) return true;
  const names = words.includes('account') || words.includes('bsb') || words.includes('deposit');
  return names && /(?<![\d-])\d{3}-\d{3}(?![\d-])/.test(plain) && words.some((word) => isDigits(word, 5, 10));
}

/** The remainder of ISO 13616, digit by digit. */
function isIban(text: string): boolean {
  if (text.length < 15 || text.length > 34 || !/^[a-z]{2}\d{2}[a-z0-9]+$/.test(text)) return false;
  let rest = 0;
  for (const letter of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** In one piece, or in groups of four as it is printed. */
function hasIban(plain: string): boolean {
  const parts = plain.match(/[a-z0-9]+/g) ?? [];
  return parts.some((part, at) => {
    if (!/^[a-z]{2}\d{2}/.test(part)) return false;
    let whole = part;
    for (let next = at + 1; ; next += 1) {
      if (isIban(whole)) return true;
      const more = parts[next];
      if (more === undefined || more.length > 4 || whole.length > 34) return false;
      whole += more;
    }
  });
}

/** Names a bank account, or asks for the reader’s. */
export const bankDetails = ruleOf('bank', {
  sets: { ask: 'send|give|share|tell|need|whats|what|get|want|text|show|confirm' },
  signs: {
    4: `
      have|get|know your account|bsb
      account number ~2 name|bank
      which|what bank ~8 account
      your ~2 bank|account|banking ~1 details|number|info|information|login|password|name
      your bsb
      <ask> ~2 your bank account
      <ask> ~4 bsb
      <ask> ~4 account number|details|no
      <ask> ~4 bank|banking details|login|password|info|account
      deposit|put|pay|send ~4 into|in ~1 my|this account
    `,
  },
  also: (reading) => (hasAccount(reading) || hasIban(reading.plain) ? enough : 0),
});
