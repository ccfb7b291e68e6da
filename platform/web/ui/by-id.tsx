import { type ReactNode, useLayoutEffect } from 'react';
import type { Read } from '../cache/use-read.ts';
import { statusOf, textForPeople } from '../client/error.ts';
import { focusHeading } from '../router/arrive.ts';
import { useTitle } from '../router/title.ts';
import { ButtonLink } from './button.tsx';
import { ClosedDoor } from './drawings.tsx';
import { type Crumb, PageTitle } from './page-title.tsx';
import { Skeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

/** The id in an address: undefined when it is not a whole number above 0, or none that a row can have. */
export function idIn(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** Of a pasted address such as /profile/12, or of the number alone. */
export const idAtEnd = (text: string): number | undefined => idIn(text.trim().split('/').at(-1) ?? '');

/** What a page about one thing says while the thing is not there to be shown. */
export interface ThingWords {
  /** In a sentence: "group". */
  readonly thing: string;
  /** Title of the page until the thing is known: "Support group". */
  readonly title: string;
  /** Title when it is not there, or not open to the reader: "Group not found". */
  readonly missing: string;
  readonly lead: string;
  /** Where to go from there. */
  readonly way: { readonly label: string; readonly href: string };
  readonly crumbs?: readonly Crumb[];
}

/** In place of a page: unknown, deleted and not for this reader look the same. */
export function Missing({ missing, lead, way, crumbs }: ThingWords) {
  useTitle(missing);
  return (
    <>
      <PageTitle title={missing} lead={lead} crumbs={crumbs} />
      <div className="stack">
        <div data-part="decoration">
          <ClosedDoor />
        </div>
        <ButtonLink href={way.href}>{way.label}</ButtonLink>
      </div>
    </>
  );
}

interface ByIdProps<T> {
  /** As it stands in the address. */
  readonly id: string;
  /** The hook that reads it. */
  readonly use: (id: number) => Read<T>;
  readonly words: ThingWords;
  /** For pages that not every reader of the thing has: where this says no, it is missing. */
  readonly when?: ((thing: T) => boolean) | undefined;
  readonly children: (thing: T) => ReactNode;
}

/** Reads the thing of an address, and shows what every page of it has: waiting, missing, and failing with a way to try again. */
export function ById<T>({ id, ...rest }: ByIdProps<T>) {
  const known = idIn(id);
  return known === undefined ? <Missing {...rest.words} /> : <Known id={known} {...rest} />;
}

interface WaitingProps {
  readonly words: { readonly title: string; readonly crumbs?: readonly Crumb[] | undefined };
  readonly children: ReactNode;
}

/** In place of a page that is still loading, or did not load. The focus that stands on the heading here moves on to the one that takes its place. */
export function Waiting({ words, children }: WaitingProps) {
  useLayoutEffect(
    () => () => {
      // This heading is still there; the next one is once React is done.
      if (document.activeElement?.matches('#main h1')) queueMicrotask(focusHeading);
    },
    [],
  );
  return (
    <>
      <PageTitle title={words.title} crumbs={words.crumbs} />
      {children}
    </>
  );
}

function Known<T>({ id, use, words, when, children }: Omit<ByIdProps<T>, 'id'> & { readonly id: number }) {
  const { data, error, loading, refreshing, retry } = use(id);
  if (data !== undefined) return when && !when(data) ? <Missing {...words} /> : children(data);
  if (statusOf(error) === 404) return <Missing {...words} />;
  return (
    <Waiting words={words}>
      {loading || !error ? (
        <Skeleton count={1} label={`Loading the ${words.thing}`} />
      ) : (
        <ErrorState level={2} title={`Couldn’t load the ${words.thing}`} onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
    </Waiting>
  );
}
