import { z } from 'zod';
import { contractPart, json, operation } from '#platform/contract/operation.ts';

const byToken = z.object({ token: z.string().max(2000) });

/** The kinds that a link in an email is about, in the words of the settings. */
export const Unsubscription = z.object({ words: z.array(z.string()) });

export const readUnsubscription = operation({
  name: 'readUnsubscription',
  method: 'GET',
  path: '/api/unsubscription',
  policy: 'anyone',
  summary: 'What the link at the end of an email stops. Works when signed out.',
  query: byToken,
  output: json(Unsubscription),
});

export const unsubscribe = operation({
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  policy: 'anyone',
  summary: 'Stops emails of the kinds the link names (RFC 8058). Works when signed out; repeating it changes nothing.',
  query: byToken,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  form: true,
  output: json(Unsubscription),
  errors: ['wrong-type', 'too-large'],
  whileSuspended: true,
});

export const unsubscriptionPart = contractPart({
  operations: [readUnsubscription, unsubscribe],
  entities: { Unsubscription },
});
