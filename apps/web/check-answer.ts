import { contracts } from '#areas/contract.ts';
import type { AnswerCheck } from '#platform/web/client/call.ts';

const outputs = new Map(contracts.flatMap(({ operations }) => operations.map(({ name, output }) => [name, output])));

/** Development and test builds only: says in the console when an answer is not what its contract promises. */
export const checkAnswer: AnswerCheck = (name, answer) => {
  const output = outputs.get(name);
  const schema = output?.kind === 'json' ? output.schema : output?.kind === 'page' ? output.item.array() : undefined;
  const result = schema?.safeParse(answer);
  if (result && !result.success) console.error(`The answer of ${name} breaks its contract:`, result.error.issues);
};
