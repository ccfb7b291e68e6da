import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import './help.css';

/** SHELL-63: the message is stored, and the page confirms it with its number. */
export function Screen() {
  const [reference, setReference] = useState<number>();
  return (
    <div className="text-page">
      <PageTitle
        title="Contact Support"
        lead="Write to the people who run this installation of Doorways. You do not need an account."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      {reference === undefined ? (
        <ContactForm onSent={setReference} />
      ) : (
        <Sent reference={reference} onAgain={() => setReference(undefined)} />
      )}
    </div>
  );
}

function Sent({ reference, onAgain }: { readonly reference: number; readonly onAgain: () => void }) {
  return (
    <section className="stack" aria-labelledby="contact-sent">
      <h2 id="contact-sent" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Your message has arrived
      </h2>
      <p>
        Its reference number is <strong className="num">{reference}</strong>. Keep it, in case you write to us again
        about the same thing.
      </p>
      <p>The people who run this installation read it, and answer in the way you gave.</p>
      <Button onClick={onAgain}>Write another message</Button>
    </section>
  );
}
