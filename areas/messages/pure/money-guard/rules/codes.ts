import { fitsAny, patterns } from '../patterns.ts';
import { enough, ruleOf } from '../rule.ts';

const comes = patterns('you ~3 get|receive ~3 code');
const handed = patterns('send|forward|read|tell|give ~1 it|me|that');

/** Asks for a password, a code, a number of the state, or for the reader’s computer. */
export const codes = ruleOf('code', {
  sets: { ask: 'send|give|share|tell|need|whats|what|read|forward|text|confirm' },
  signs: {
    4: `
      <ask> ~3 verification|security|confirmation|sms|login code|pin|password
      <ask> ~4 one time password|code|pin
      <ask> ~4 digit code
      <ask> ~3 your ~2 password|passcode|pin|mygov|login
      <ask> ~2 code that|which|they ~4 your|you
      <ask> ~3 your medicare|ndis|tax|centrelink ~1 number|login|portal
      <ask> ~3 your ~2 portal login
      code ~5 your phone|yours|mobile ~4 read|tell|send
      access|into ~1 your computer|laptop|phone|tablet
      your medicare|ndis|tax|centrelink ~2 number ~5 need|for
      need ~2 your medicare|ndis|tax|centrelink
      download|install ~2 anydesk|teamviewer
    `,
  },
  also: ({ sentences }) =>
    sentences.some((words) => fitsAny(comes, words)) && sentences.some((words) => fitsAny(handed, words)) ? enough : 0,
});
