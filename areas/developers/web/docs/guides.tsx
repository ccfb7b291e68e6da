import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { deliveryPauses } from '../../pure/options.ts';
import { samplesFor } from '../../pure/samples.ts';
import { CodeBlock } from '../code-block.tsx';

interface Refusal {
  readonly status: number;
  readonly means: string;
}
/** APIDOCS-32 */
const refusals: readonly Refusal[] = [
  { status: 400, means: 'The input breaks a rule. Each field is named in errors.' },
  { status: 401, means: 'There is no key, or it counts no more.' },
  { status: 403, means: 'The key lacks the scope, or you can’t do this.' },
  { status: 404, means: 'It doesn’t exist, or you don’t have access to it. Both look the same.' },
  { status: 409, means: 'It doesn’t fit what is there now.' },
  { status: 413, means: 'It is too large.' },
  { status: 415, means: 'Send JSON, with Content-Type: application/json.' },
  { status: 422, means: 'The Idempotency-Key was used for something else.' },
  { status: 429, means: 'Too many calls. Retry-After says when to try again.' },
  { status: 500, means: 'It failed on our side. Nothing was changed.' },
  { status: 503, means: 'We are very busy. Nothing was changed.' },
];

const problem = `{
  "type": "/problems/invalid-input",
  "title": "Invalid input",
  "status": 400,
  "detail": "Some of what was sent needs a change. See each field below.",
  "instance": "3f0c2a0e-6a0e-4a7e-9a51-5b6c2d9f1a77",
  "errors": [{ "field": "limit", "rule": "too_small", "message": "…" }]
}`;

export function Guides({ site }: { readonly site: string }) {
  const { pages, errors, webhook } = samplesFor(site);
  return (
    <Section id="guides" title="Guides">
      <div className="stack">
        <h3>Posts</h3>
        <p>
          <code>posts:read</code> reads what everyone may read, and your own posts. <code>posts:write</code> shares in
          your name; only questions and discussions have a category. Show <code>contentWarning</code> before the words,
          and pictures with their <code>alt</code>.
        </p>
        <h3>Provider search</h3>
        <p>
          <code>query</code> takes everyday words, such as “help with showering”. Narrow it by place, kind of service,
          registration and <code>isVerified</code>. The best rated come first.
        </p>
        <h3>Messages</h3>
        <p>
          <code>messages:read</code> reads your own messages with other people, and none of groups.{' '}
          <code>messages:write</code> sends text in your name. Someone you can’t write to looks like no one: 404.
        </p>
        <h3>Errors</h3>
        <p>Every refusal has the same shape, with a sentence that you can show to people.</p>
        <CodeBlock label="Error" text={problem} />
        <TableOrList<Refusal>
          caption="What each status means"
          columns={[
            { key: 'status', label: 'Status', cell: ({ status }) => status },
            { key: 'means', label: 'Meaning', cell: ({ means }) => means },
          ]}
          rows={refusals}
          rowKey={({ status }) => status}
        />
        <CodeBlock label="Errors in JavaScript" text={errors} />
        <h3>Long lists</h3>
        <p>
          A page has 10 things unless you ask for another <code>limit</code>, up to 100. Continue with <code>next</code>{' '}
          as <code>cursor</code>, or with <code>offset</code> up to 10,000.
        </p>
        <CodeBlock label="Long lists in JavaScript" text={pages} />
        <h3>Fewer fields, or more</h3>
        <p>
          <code>fields=id,content</code> leaves out all other fields. <code>include=author</code> adds who wrote a post.
          Send <code>If-None-Match</code> with the last <code>ETag</code>: nothing new is answered with 304.
        </p>
        <h3>Nothing twice</h3>
        <p>
          Send an <code>Idempotency-Key</code> of your own with each write. Repeated within a day, it is answered as the
          first time. The SDKs do it by themselves.
        </p>
        <h3>The sandbox</h3>
        <p>
          Test keys see sample people, posts and providers, and what you wrote with test keys. No one else sees it. It
          is cleared each night, and whenever you <Link href="/api-docs/keys">reset it</Link>.
        </p>
        <h3>Webhooks</h3>
        <p>
          With a plan with API access we call your address when a public post is shared, changed or deleted. Each call
          is signed as Standard Webhooks says. It is tried {deliveryPauses.length + 1} times in three days.{' '}
          <Link href="/api-docs/webhooks">Add an address</Link>
        </p>
        <p>Check the signature before you trust a call, and keep each webhook-id: the same event may come again.</p>
        <CodeBlock label="Webhook in JavaScript" text={webhook} />
        <h3>Versions</h3>
        <p>
          New fields and calls may come at any time. A change that would break a program gets a new version, beside{' '}
          <code>/api/v1</code>. A call that is to end says so in each answer: <code>Deprecation</code> has the day since
          when not to use it, <code>Sunset</code> the day on which it ends, and <code>Link</code> what to read.
        </p>
        <h3>Pages of your own site</h3>
        <p>
          A browser may use a key only on sites that the key names. Anyone who opens the page can read the key, so give
          it the scope <code>posts:read</code> or <code>providers:read</code> and no more.
        </p>
      </div>
    </Section>
  );
}
