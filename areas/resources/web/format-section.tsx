import { useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { preferredFirst, usePreferredFormats } from '#platform/web/preferences/preferred-formats.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { ResourceDetail } from '../contract.ts';
import { type Format, formats } from '../pure/options.ts';
import { words } from '../pure/words.ts';
import { useDropRequest, useRequestFormat } from './data.ts';

const onFail = failed('Couldn’t save your request');

/** The same in the format that the reader wants first, before they read this one. */
export function PreferredFormat({ resource }: { readonly resource: ResourceDetail }) {
  const preferred: readonly Format[] = usePreferredFormats();
  const others = resource.alternatives.filter(({ format }) => preferred.includes(format));
  if (others.length === 0) return null;
  return (
    <Notice title="There is a version in the format you want first">
      {preferredFirst(others, ({ format }) => format === preferred[0]).map((other) => (
        <p key={other.id}>
          In {words.format(other.format)}: <Link href={`/resources/${other.id}`}>{other.title}</Link>
        </p>
      ))}
    </Notice>
  );
}

/** Readers ask for a missing format, the count shows, and somebody fills it. */
export function FormatSection({ resource }: { readonly resource: ResourceDetail }) {
  const { id, fills, formatRequests } = resource;
  const preferred: readonly Format[] = usePreferredFormats();
  const alternatives = preferredFirst(resource.alternatives, ({ format }) => preferred.includes(format));
  return (
    <Section title="Other formats">
      <div className="stack">
        {fills && (
          <p>
            Made in {words.format(fills.format)} for: <Link href={`/resources/${fills.id}`}>{fills.title}</Link>
          </p>
        )}
        {alternatives.length > 0 && (
          <ul className="resource-points">
            {alternatives.map((other) => (
              <li key={other.id}>
                In {words.format(other.format)}: <Link href={`/resources/${other.id}`}>{other.title}</Link>
              </li>
            ))}
          </ul>
        )}
        {formatRequests.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list" aria-label="Formats that members asked for">
            {formatRequests.map(({ format, count, byMe }) => (
              <li key={format} className="resource-kept">
                <span>
                  <strong>{words.format(format)}</strong>: {counted(count, 'member wants', 'members want')} it
                </span>
                <span className="row">
                  {byMe && mayHere('dropResourceFormatRequest') && <DropRequest id={id} format={format} />}
                  {mayHere('createResource') && (
                    <ButtonLink href={`/resources/submit?for=${id}&format=${format}`}>
                      Share one<span className="vh"> in {words.format(format)}</span>
                    </ButtonLink>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {mayHere('requestResourceFormat') && <AskForm resource={resource} />}
      </div>
    </Section>
  );
}

function DropRequest({ id, format }: { readonly id: number; readonly format: Format }) {
  const drop = useDropRequest({ onDone: () => announce('Request withdrawn'), onFail });
  return (
    <Button
      variant="quiet"
      pending={drop.pending}
      onClick={() => {
        drop.mutate({ id, format });
        document.getElementById('resource-format')?.focus();
      }}
    >
      Withdraw my request<span className="vh"> for {words.format(format)}</span>
    </Button>
  );
}

function AskForm({ resource }: { readonly resource: ResourceDetail }) {
  const { member } = useSession();
  const [format, setFormat] = useState<Format | ''>('');
  const [isMissing, setMissing] = useState(false);
  const ask = useRequestFormat({
    onDone: (asked) => {
      announce(`Asked for ${words.format(asked)}`);
      setFormat((now) => (now === asked ? '' : now));
    },
    onFail,
  });
  const there = new Set([
    ...resource.formats,
    ...resource.alternatives.map((other) => other.format),
    ...resource.formatRequests.filter(({ byMe }) => byMe).map((request) => request.format),
  ]);
  const preferred: readonly Format[] = usePreferredFormats();
  const missing = formats.filter((one) => one !== 'plain' && !there.has(one));
  const open = preferredFirst(missing, (one) => preferred.includes(one));
  if (open.length === 0) return null;
  if (!member) {
    return (
      <p>
        <Link href={signInHref(`/resources/${resource.id}`)}>Sign in</Link> to ask for another format.
      </p>
    );
  }
  return (
    <form
      className="stack"
      aria-label="Ask for a format"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(format === '');
        if (format === '') return document.getElementById('resource-format')?.focus();
        ask.mutate({ id: resource.id, format });
      }}
    >
      <Select
        id="resource-format"
        label="Which format do you need?"
        hint="Others see how many members want it. We’ll tell you when it’s available."
        placeholder="Choose a format"
        options={open.map((value) => ({ value, label: words.format(value) }))}
        value={format}
        error={isMissing ? 'Choose a format.' : undefined}
        onChange={(event) => {
          setFormat(event.currentTarget.value as Format | '');
          setMissing(false);
        }}
      />
      <div className="row">
        <Button type="submit" pending={ask.pending}>
          Ask for this format
        </Button>
      </div>
    </form>
  );
}
