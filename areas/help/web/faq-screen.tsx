/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { questions } from './questions.tsx';
import './help.css';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The answer that the address asks for is open: /faq#undo. */
const useFragment = () => useSyncExternalStore(subscribe, () => location.hash.slice(1));

export function Screen() {
  const asked = useFragment();
  return (
    <>
      <PageTitle
        title="FAQ"
        lead="Questions that people ask about Doorways. Press a question to read its answer."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <div className="questions stack">
        <div>
          {questions.map(({ id, question, answer }) => (
            <div key={`${id} ${asked === id}`} id={id} className="fold-place">
              <Disclosure summary={question} open={asked === id}>
                <div className="stack">
                  {answer}
                  <p className="small">
                    <a href={`#${id}`}>
                      Link to this answer<span className="vh">: {question}</span>
                    </a>
                  </p>
                </div>
              </Disclosure>
            </div>
          ))}
        </div>
        <p>
          Is your question not here? <Link href="/contact-support">Contact Support</Link>.
        </p>
      </div>
    </>
  );
}
