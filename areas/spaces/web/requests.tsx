import { useState } from 'react';
import { SharedItems } from '#areas/passport/web/public.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { Space, SpaceRequest } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { useAnswerRequest, useRequests } from './data.ts';
import type { SpaceLabels } from './labels.ts';
import { MemberName } from './member-name.tsx';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
}

/** Who asks to join, for those who answer. */
export function Requests({ space, labels }: Props) {
  const list = useRequests(space.id);
  return (
    <div className="stack">
      <h2 tabIndex={-1} id="space-requests">
        Requests to join
      </h2>
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="space-request"
        level={3}
        empty={<EmptyState title="No one is waiting for an answer" />}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((request) => (
            <Request key={request.no} space={space} labels={labels} request={request} />
          ))}
        </ul>
      </List>
    </div>
  );
}

function Request({ space, labels, request }: Props & { readonly request: SpaceRequest }) {
  const { no, name, person, answers, askedAt, shareId } = request;
  const [declining, setDeclining] = useState(false);
  const done = (words: string) => {
    announce(words);
    document.getElementById('space-requests')?.focus();
  };
  const accept = useAnswerRequest(labels, space.id, {
    onDone: () => done(`${name} is a member now`),
    onFail: failed('Couldn’t save your answer'),
  });
  return (
    <li className="space-request stack" id={`space-request-${no}`}>
      <div className="space-post-head">
        <MemberName author={{ no, name, person, role: null, mine: false }} />
        <p className="soft small">
          Asked <Time midSentence value={askedAt} />
        </p>
      </div>
      {answers.length > 0 && (
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {shareId && (
        <div>
          <SharedItems shareId={shareId} name={name} />
        </div>
      )}
      {declining ? (
        <Decline
          space={space}
          labels={labels}
          request={request}
          onDone={() => done(`${name} was declined`)}
          onCancel={() => setDeclining(false)}
        />
      ) : (
        <div className="row">
          <Button
            variant="primary"
            pending={accept.pending}
            onClick={() => accept.mutate({ id: space.id, no, accept: true })}
          >
            Accept<span className="vh"> {name}</span>
          </Button>
          <Button onClick={() => setDeclining(true)}>
            Decline…<span className="vh"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function Decline({
  space,
  labels,
  request: { no, name },
  onDone,
  onCancel,
}: Props & { readonly request: SpaceRequest; readonly onDone: () => void; readonly onCancel: () => void }) {
  const decline = useAnswerRequest(labels, space.id);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? undefined : { reason: 'Say why, in a sentence.' }),
    submit: async ({ reason }) => {
      await decline.mutateAsync({ id: space.id, no, accept: false, reason });
      onDone();
    },
  });
  return (
    <form className="stack" noValidate aria-label={`Decline ${name}`} onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextArea
        label="Why not"
        hint={`${name} reads this, and no one else.`}
        rows={2}
        limit={limits.reason}
        {...form.field('reason')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Sending…">
          Decline
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
