import { type FormEvent, useEffect, useRef, useState } from 'react';
import { typedText } from '#areas/writing/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { limits } from '../../pure/limits.ts';
import { ownPage } from '../analysis/own-page.ts';
import { readOwnPage } from '../data.ts';

interface OwnPageFormProps {
  /** What is in the text area now. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/**
 * Brings the words of a page of Doorways into the text area. It is read as the member themselves would see it, and what
 * stood in the text area can be brought back.
 */
export function OwnPageForm({ text, onText }: OwnPageFormProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const now = useRef(text);
  useEffect(() => {
    now.current = text;
  });
  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const page = ownPage(address, location.origin);
    if (!page) return refuse('Write the address of a blog, a topic or a post on Doorways.');
    setError('');
    setPending(true);
    try {
      const { title, content, document } = await readOwnPage(page);
      const before = now.current;
      const undo = () => {
        onText(before);
        announce('Your text is restored.');
      };
      onText((document ? typedText(document) : content).slice(0, limits.content));
      toast({
        title: `The words of ${title || 'the post'} are in the text area`,
        ...(before.trim() !== '' && {
          description: 'They have replaced your text.',
          action: { label: 'Undo', onAction: undo },
        }),
      });
    } catch (problem) {
      refuse(textForPeople(problem));
    } finally {
      setPending(false);
    }
  };
  return (
    <Disclosure summary="Check a page of Doorways" boxed>
      <form className="analyzer-text" noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label="Address of the page"
          hint="A blog, a topic or a post that you can open. You check a copy: the page does not change."
          value={address}
          autoComplete="off"
          error={error || null}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setError('');
          }}
        />
        <div className="row">
          <Button type="submit" pending={pending} description="Puts the words of the page into the text area above.">
            Bring in its words
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
