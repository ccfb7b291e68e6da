import { Play } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { fileSize } from '#platform/contract/file-size.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { CodeBlock } from '../code-block.tsx';
import { rememberedKey, type Tried, tryCall } from '../data.ts';
import { type Endpoint, useEndpoints } from './document.ts';

const isTestKey = (key: string) => /^ds_test_[0-9A-Za-z]{39}$/.test(key.trim());

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const inWords = ({ status, ms, bytes }: Tried) =>
  `Answered with ${status} after ${counted(ms, 'millisecond')}, ${fileSize(bytes)}.`;

/** Calls the sandbox from here, with one’s own test key: nothing of it reaches anyone. */
export function TryIt() {
  const { endpoints, error, loading, refreshing, retry } = useEndpoints();
  return (
    <Section
      id="try-it"
      title="Try it"
      intro="With your own test key, against the sandbox. The key stays in this page and is not stored."
    >
      {loading && <Skeleton count={1} look="row" label="Loading the calls" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the calls" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {endpoints && <Console calls={endpoints.filter(({ method }) => method === 'GET')} />}
    </Section>
  );
}

/** Path parameters are filled in, and what is given goes into the query. */
function addressOf(path: string, id: string, query: string): string {
  const given = query.trim().replace(/^\?/, '');
  return `${path.replace('{id}', encodeURIComponent(id.trim()))}${given ? `?${given}` : ''}`;
}

function Console({ calls }: { readonly calls: readonly Endpoint[] }) {
  const [tried, setTried] = useState<Tried>();
  const form = useForm({
    initial: { key: rememberedKey(), call: '/api/v1/posts', id: '', query: 'limit=2' },
    validate: ({ key, call, id }) => ({
      key: isTestKey(key) ? undefined : 'Paste a test key: ds_test_ and 39 letters and digits.',
      id: call.includes('{id}') && !/^\d+$/.test(id.trim()) ? 'Write a number.' : undefined,
    }),
    submit: async ({ key, call, id, query }) => {
      const answer = await tryCall(key.trim(), addressOf(call, id, query));
      setTried(answer);
      announce(inWords(answer));
    },
  });
  const { call } = form.values;
  return (
    <div className="stack">
      <form className="stack api-narrow" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Test key"
          hint="It begins with ds_test_. You can make one on the page API keys."
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...form.field('key')}
        />
        <Select
          label="Call"
          options={calls.map(({ path }) => ({ value: path, label: `GET ${path}` }))}
          {...form.field('call')}
        />
        {call.includes('{id}') && <TextField label="id" inputMode="numeric" maxLength={10} {...form.field('id')} />}
        <TextField
          label="Query"
          hint="Such as limit=2&type=question"
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          {...form.field('query')}
        />
        <div className="row">
          <Button type="submit" icon={Play} pending={form.submitting} pendingText="Calling…">
            Send the call
          </Button>
          <ButtonLink href="/api-docs/keys" variant="quiet">
            Make a test key
          </ButtonLink>
        </div>
      </form>
      {tried && (
        <div className="stack">
          <h3>The answer</h3>
          <Facts
            items={[
              { label: 'Status', value: tried.status },
              { label: 'Time', value: counted(tried.ms, 'millisecond') },
              { label: 'Size', value: fileSize(tried.bytes) },
              ...(tried.left === undefined ? [] : [{ label: 'Calls left in this minute', value: tried.left }]),
            ]}
          />
          <CodeBlock label="Answer" text={pretty(tried.text)} />
        </div>
      )}
    </div>
  );
}
