import { folded } from './message-words.ts';

/** What somebody new asks for that people who cheat others ask for. */
export type WarningKind = 'bank' | 'money' | 'code' | 'elsewhere';

const sum = String.raw`(?:\$|aud|usd|eur)\s?\d|\d+\s?(?:dollars|bucks|aud|usd)`;
const asking = '(?:send|sent|lend|loan|give|pay|transfer|wire|need|borrow|help me with|owe)';

/** In this order: the first that fits is the one to warn of. */
const signs: readonly (readonly [WarningKind, RegExp])[] = [
  [
    'code',
    /\b(?:verification|security|login|one.time|sms|confirmation)\s+(?:code|pin|password)\b|\b(?:tell|send|give|share)\b[^.!?]{0,30}\b(?:password|passcode|pin number|mygov (?:code|login|details))\b/,
  ],
  [
    'bank',
    /\b(?:bank|account|card|credit card|debit card)\s+(?:details|number|info|information|login)\b|\bbsb\b|\b(?:cvv|cvc|card security)\b|\byour (?:payid|bank account|ndis plan number|medicare number|tax file number)\b/,
  ],
  [
    'money',
    new RegExp(
      String.raw`\b${asking}\b[^.!?]{0,40}(?:\bmoney\b|\bcash\b|${sum}|\bgift\s?cards?\b|\bitunes cards?\b)|\bgift\s?cards?\b[^.!?]{0,40}\b(?:buy|send|code|number)|\b(?:buy|get) (?:me |some |a )?(?:\w+ )?gift\s?cards?\b|\b(?:western union|moneygram|bitcoin|crypto(?:currency)?|ethereum|usdt)\b|\binvest(?:ment)?\b[^.!?]{0,30}\b(?:return|profit|guarantee|money|with me)`,
    ),
  ],
  [
    'elsewhere',
    /\b(?:whats\s?app|telegram|snap\s?chat|wechat|kik|viber|discord|google chat|hangouts|instagram|facebook messenger|line app)\b|\b(?:on|use|via|to|have) signal\b|\b(?:your|give me|send me|what is|whats)\b[^.!?]{0,20}\b(?:phone number|mobile number|email address|home address)\b|\b(?:talk|chat|move|message|text|call)\b[^.!?]{0,25}\b(?:somewhere else|off this site|outside (?:of )?(?:here|this site|doorways)|another (?:app|site|place))\b/,
  ],
];

/** What a message of somebody new should be met with care for; undefined when nothing stands out. */
export function warningOf(text: string): WarningKind | undefined {
  const plain = folded(text).replace(/[’‘]/g, "'").replace(/'/g, '').replace(/\s+/g, ' ');
  return signs.find(([, sign]) => sign.test(plain))?.[0];
}
