import { enough, ruleOf } from '../rule.ts';

/** Addresses that open a chat elsewhere. */
const links = ['wa.me/', 't.me/', 'm.me/', 'chat.whatsapp.com', 'discord.gg/', 'signal.me/', 'line.me/'];

const startsWord = (plain: string, link: string) => {
  for (let at = plain.indexOf(link); at >= 0; at = plain.indexOf(link, at + 1))
    if (at === 0 || /[^a-z0-9.-]/.test(plain[at - 1] ?? '')) return true;
  return false;
};

/** Asks to go on in another app, where nobody can help. */
export const otherApp = ruleOf('app', {
  sets: {
    chat: 'whatsapp|telegram|signal|viber|wechat|kik|snapchat|snap|discord|hangouts|messenger|skype|imessage',
    app: 'whatsapp|telegram|signal|viber|wechat|kik|snapchat|snap|discord|hangouts|instagram|messenger|facebook|fb|skype|imessage',
    talk: 'talk|chat|move|continue|go|switch|text|message|msg|write|contact|speak|use|call|carry',
    kin: 'sister|brother|mum|mother|dad|father|son|daughter|nephew|niece|cousin|grandma|family|carer|group|club|choir|class|committee|band|team|workshop',
  },
  signs: {
    4: `
      lets|let ~3 <talk> ~6 <app>
      can|could|shall|should|will we|i ~2 <talk> ~6 <app>
      we ~1 can|could ~2 <talk> ~4 <app>
      me ~4 on|at|via|through|by|over ~2 <app>
      <talk> ~2 me ~4 <app>
      <app> me
      add my <app>
      your <app>
      my <app> ~2 is
      ^ ?my telegram|snap|tele|kik|whatsapp
      you ~2 on <chat>
      you ~3 have|use|got ~2 <chat>
      ^ got|have <chat>
      want ~6 <talk> ~3 <app>
      prefer ~2 <app>
      <app> ~5 add|text|message|write|find me
      <talk> ~4 <app> ~3 instead|easier|better
      talk|chat|continue|speak|write|message|text ~4 somewhere else
      talk|chat|continue|speak|write|message|text ~4 elsewhere
      talk|chat|continue|speak|write|message|text ~4 off|outside ~2 here|site|app|doorways|website
      leave this site|app|website
      another|other way to reach|contact|text you
      on|in|to another app|site|website
      download|install telegram|whatsapp|signal
    `,
    2: `
      whats|what your ?phone|mobile number
      have|get|give ~2 your ~1 number
      text|call|ring|message me on|at #
      my number is
      never|not ~3 on here|site|app
    `,
  },
  unless: `
    <kin> ~6 <app>
    <app> ~6 <kin>
    talk|speak about
    ring me at ~3
  `,
  also: ({ plain }) => (links.some((link) => startsWord(plain, link)) ? enough : 0),
});
