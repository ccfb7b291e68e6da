import { type FormEvent, useState } from 'react';
import { typedText } from '#areas/writing/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { ownPage } from '../analysis/own-page.ts';
import { readOwnPage } from '../data.ts';

/** Brings the words of a page of Doorways into the text area. It is read as the member themselves would see it. */
export function OwnPageForm({ onText }: { readonly onText: (text: string) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const page = ownPage(address, location.origin);
    if (!page) return setError('Write the address of a blog, a topic or a post on Doorways.');
    setError('');
    setPending(true);
    try {
      const { title, content, document } = await readOwnPage(page);
      onText((document ? typedText(document) : content).slice(0, limits.content));
      announce(`The words of ${title || 'the post'} are in the text area.`);
    } catch (problem) {
      setError(textForPeople(problem));
    } finally {
      setPending(false);
    }
  };
  return (
    <Disclosure summary="Check a page of Doorways" boxed>
      <form className="analyzer-text" noValidate onSubmit={submit}>
        <TextField
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
