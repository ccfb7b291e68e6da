import { type Purpose, wordsOf } from '../pure/consents.ts';

/** SQL for "this member agrees now, to the words of today". Without a row nobody has agreed to anything. */
export const consentedText = (purpose: Purpose, column: string) =>
  `coalesce((select k.given and k.version = ${wordsOf(purpose).version} from consents k
    where k.user_id = ${column} and k.purpose = '${purpose}' order by k.id desc limit 1), false)`;
