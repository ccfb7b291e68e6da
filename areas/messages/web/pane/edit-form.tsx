import { inFigures } from '#platform/contract/counted.ts';
import type { Message } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { saveEdit } from '../data.ts';
import { WordsForm } from './words-form.tsx';

const check = (content: string) => {
  if (content === '') return 'Write something, or delete the message.';
  return content.length > limits.content ? `A message has at most ${inFigures(limits.content)} characters.` : undefined;
};

/** Changes one’s own words where they stand. */
export const EditForm = ({ message, onDone }: { readonly message: Message; readonly onDone: () => void }) => (
  <WordsForm
    words={message.content}
    label="Change your message"
    rows={2}
    saveLabel="Save"
    check={check}
    send={(content) => saveEdit(message.id, content, message.change)}
    said={() => 'Message changed'}
    onDone={onDone}
  />
);
