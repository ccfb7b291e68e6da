import { enough, ruleOf } from '../rule.ts';

const digits = (word: string) => word.replace(/[^0-9]/g, '').length;

/** The address of a wallet: of Bitcoin in both forms, of Ethereum, and of Tron. */
function isAddress(word: string): boolean {
  if (/^bc1[a-z0-9]{25,60}$/.test(word) || /^0x[0-9a-f]{40}$/.test(word)) return true;
  return /^([13][a-z0-9]{25,34}|t[a-z0-9]{33})$/.test(word) && digits(word) >= 3 && word.length - digits(word) >= 8;
}

/** Asks for crypto money, offers to teach it, or names a wallet. */
export const crypto = ruleOf('crypto', {
  sets: {
    coin: 'bitcoin|bitcoins|btc|crypto|cryptocurrency|ethereum|eth|usdt|tether|litecoin|dogecoin|solana|coinbase|binance|metamask',
    put: 'send|buy|deposit|invest|put|transfer|convert|open',
  },
  signs: {
    4: `
      ^ ?please|just|now <put> ~5 <coin>
      you ~3 <put> ~5 <coin>
      teach|show|help|guide you ~8 <coin>
      double|triple|earn ~6 <coin>
      make ~2 money ~4 <coin>
      invest ~5 <coin>
      <coin> machine|atm
      wallet address
      to my wallet
      <coin> project|platform|investment
      only <coin>
    `,
    3: `
      you ~4 <coin> ?account
    `,
  },
  unless: `
    lost ~3 <coin>
    i|he|she|they ?have bought|read|heard|saw
  `,
  also: ({ plain }) => ((plain.match(/[a-z0-9]+/g) ?? []).some(isAddress) ? enough : 0),
});
