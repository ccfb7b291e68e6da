import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { Readable } from '#platform/web/speech/readable.tsx';
import { Link } from '#platform/web/ui/link.tsx';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)'\]])/;

/** Paragraphs as they were written; addresses can be followed, everything else is text. `what` names it. */
export function SpaceText({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Readable what={what} className="space-text">
      {text.split(/\n{2,}/).map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their order
        <p key={n}>
          {paragraph.split(address).map((part, at) =>
            at % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
              <Link key={at} href={part} newTab>
                {part}
              </Link>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
              <Glossary key={at} text={part} />
            ),
          )}
        </p>
      ))}
    </Readable>
  );
}
