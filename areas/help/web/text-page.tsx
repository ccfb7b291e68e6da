/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import './help.css';

export interface TextPart {
  /** Fragment of the address: /privacy-policy#cookies. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

const dayInWords = (date: string) =>
  new Date(`${date}T00:00:00`).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

/** A page to read: what is on it first, then the parts, then when it was last changed. */
export function TextPage({
  title,
  lead,
  changed,
  parts,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  /** YYYY-MM-DD */
  readonly changed: string;
  readonly parts: readonly TextPart[];
  /** Something that people should find before the parts. */
  readonly children?: ReactNode;
}) {
  return (
    <article className="text-page" aria-labelledby="page-title">
      <PageTitle title={title} lead={lead} crumbs={[{ label: 'Home', href: '/' }]} />
      {children}
      <nav className="text-contents" aria-label="On this page">
        <p>
          <strong>On this page</strong>
        </p>
        <ul className="plain-list">
          {parts.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title: name, body }) => (
        <Section key={id} id={id} title={name} region={false}>
          <div className="prose stack">{body}</div>
        </Section>
      ))}
      <p className="soft small">
        Last changed on <time dateTime={changed}>{dayInWords(changed)}</time>.
      </p>
    </article>
  );
}

/** A list inside a text. */
export function Points({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className="points">
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text never move
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
