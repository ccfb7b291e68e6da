import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type GameKind, gameKinds, isGameKind, kindWords } from '../../pure/kinds.ts';
import { limits } from '../../pure/limits.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useBeginStudy, useStudies } from '../data.ts';
import '../arcade.css';

/** What I keep of games for myself: moves, branches, notes. */
export function Screen() {
  const list = useStudies();
  const [beginning, setBeginning] = useState(false);
  const begin = (
    <Button variant="primary" onClick={() => setBeginning(true)}>
      Begin a study
    </Button>
  );
  return (
    <>
      <PageTitle
        title="My studies"
        lead="Try moves, branch off, and write down what you find. Only you can see them."
        crumbs={arcadeCrumbs}
        actions={begin}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['study', 'studies']}
        prefix="study"
        level={2}
        empty={
          <EmptyState level={2} title="You have no studies yet">
            <p>Begin one here, or keep a game from its replay.</p>
          </EmptyState>
        }
      >
        <ul className="list plain-list">
          {list.items.map(({ id, title, gameType, moveCount, changedAt }) => (
            <li key={id} id={`study-${id}`} className="played">
              <Link className="played-link" href={`/arcade/studies/${id}`}>
                {title}
              </Link>
              <span className="soft">
                {kindWords[gameType].name}, {counted(moveCount, 'move')}, <Time midSentence value={changedAt} />
              </span>
            </li>
          ))}
        </ul>
      </List>
      {beginning && <Begin onClose={() => setBeginning(false)} />}
    </>
  );
}

function Begin({ onClose }: { readonly onClose: () => void }) {
  const begin = useBeginStudy({});
  const form = useForm<{ title: string; gameType: GameKind }>({
    initial: { title: '', gameType: 'chess' },
    validate: ({ title }) => ({ title: title.trim() ? undefined : 'Please enter a title.' }),
    submit: async ({ title, gameType }) => {
      const { id } = await begin.mutateAsync({ title: title.trim(), gameType });
      onClose();
      navigate(`/arcade/studies/${id}`);
    },
  });
  return (
    <Dialog
      open
      size="m"
      title="Begin a study"
      onClose={onClose}
      dirty={form.values.title.trim() !== ''}
      footer={
        <>
          <Button type="submit" form="begin-study" variant="primary" pending={form.submitting} pendingText="Beginning…">
            Begin
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="begin-study" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField label="Title" maxLength={limits.studyTitle} autoComplete="off" spoken {...form.field('title')} />
        <Select
          label="Game"
          value={form.values.gameType}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isGameKind(value)) form.setValues({ gameType: value });
          }}
          options={gameKinds.map((kind) => ({ value: kind, label: kindWords[kind].name }))}
        />
      </form>
    </Dialog>
  );
}
