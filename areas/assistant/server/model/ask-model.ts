import { z } from 'zod';
import type { OutsideModel } from '#platform/server/config.ts';
import { limits } from '../../pure/limits.ts';
import { ModelFailure } from './failure.ts';
import { plainText } from './plain-text.ts';
import { postJson } from './post-json.ts';

export interface Question {
  readonly instruction: string;
  readonly text: string;
  readonly left: AbortSignal;
  readonly patience?: number;
}

/** Milliseconds: a small model on a slow machine needs half a minute for a page of text. */
const usualPatience = 45_000;
/** The longest answer with every character escaped, and as much again for what a service says of itself. */
const mostBytes = 256 * 1024;

/** What is read of an answer to POST {url}/chat/completions; the rest is dropped. */
const Completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1)
    .max(16),
});

/** One question to an OpenAI-compatible service. Answers with plain text, or throws a ModelFailure. */
export async function askModel(model: OutsideModel, question: Question): Promise<string> {
  const { instruction, text, left, patience = usualPatience } = question;
  const answer = await postJson(`${model.url}/chat/completions`, {
    headers: model.key === undefined ? {} : { authorization: `Bearer ${model.key}` },
    body: JSON.stringify({
      model: model.name,
      stream: false,
      messages: [
        { role: 'system', content: instruction },
        { role: 'user', content: text },
      ],
    }),
    mostBytes,
    patience,
    left,
  });
  const parsed = Completion.safeParse(answer);
  const [choice] = parsed.data?.choices ?? [];
  if (!choice) throw new ModelFailure('unusable');
  // Half a text in place of a whole one would lose what it says.
  if (choice.finish_reason === 'length') throw new ModelFailure('cut');
  const suggestion = plainText(choice.message.content);
  if (suggestion.length > limits.answered) throw new ModelFailure('cut');
  const repeatsKey = model.key !== undefined && suggestion.includes(model.key);
  if (suggestion === '' || repeatsKey) throw new ModelFailure('unusable');
  return suggestion;
}
