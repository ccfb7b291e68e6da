import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Download, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { createKeeper } from '#platform/web/forms/drafts.ts';
import { useFlush } from '#platform/web/forms/use-flush.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed as sayFailed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { GameStudy } from '../../contract.ts';
import type { Game } from '../../pure/game.ts';
import { kindWords } from '../../pure/kinds.ts';
import { limits } from '../../pure/limits.ts';
import { childrenOf, endOf, pathTo, type StudyMove, studyText, without } from '../../pure/study.ts';
import { GameBoard } from '../board/game-board.tsx';
import { useStates } from '../board/position.ts';
import { moveSentence } from '../board/words.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useDeleteStudy, useStudy } from '../data.ts';
import { useGame } from '../use-game.ts';
import { useStudyContent } from './use-study.ts';
import '../arcade.css';

const crumbs = [...arcadeCrumbs, { label: 'My studies', href: '/arcade/studies' }];

/** A study on the board of all games. Which move is shown stands in the address. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = idIn(params.id) ?? 0;
  const { data, error, loading, retry, refreshing } = useStudy(id);
  const { game, failed, retry: again } = useGame(data?.gameType);
  const missing = id === 0 || [400, 404].includes(apiErrorOf(error)?.status ?? 0);
  const title = missing ? 'Study not found' : (data?.title ?? 'Study');
  useTitle(title);
  return (
    <>
      <PageTitle title={title} lead={data && `A study of ${kindWords[data.gameType].name}.`} crumbs={crumbs} />
      {missing && (
        <EmptyState
          level={2}
          title="Study not found"
          action={<ButtonLink href="/arcade/studies">My studies</ButtonLink>}
        >
          <p>It may have been deleted.</p>
        </EmptyState>
      )}
      {error && !missing && (
        <ErrorState title="Couldn’t load the study" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {failed && (
        <ErrorState title="Couldn’t load the board" onRetry={again}>
          Check the connection, then try again.
        </ErrorState>
      )}
      {!missing && !error && !failed && (loading || !data || !game) && <Skeleton count={1} label="Loading the study" />}
      {data && game && <Study key={data.id} study={data} game={game} />}
    </>
  );
}

/** The place in the address, where there is such a move; else the beginning. */
const placeIn = (text: string | null, count: number): number =>
  /^\d{1,3}$/.test(text ?? '') && Number(text) < count ? Number(text) : -1;

function Study({ study, game }: { readonly study: GameStudy; readonly game: Game }) {
  const used = useStudyContent(study);
  const { moves, note, change } = used;
  const [query, setQuery] = useQueryParams();
  const at = placeIn(query.get('at'), moves.length);
  const path = pathTo(moves, at);
  const states = useStates(game, path);
  const state = states[path.length];
  const next = childrenOf(moves, at);
  const isOver = game.end(state) !== null;
  const isFull = moves.length >= limits.studyMoves;
  const go = (to: number) => setQuery({ at: to < 0 ? null : to });
  const told = useRef(at);
  useEffect(() => {
    if (told.current === at) return;
    told.current = at;
    const before = states[path.length - 1];
    const last = path.at(-1);
    const words =
      last === undefined ? 'The beginning.' : moveSentence(game, before, last, game.sides[game.turn(before)]);
    const said = moves[at]?.note ?? note;
    const branches = next.length > 1 ? ` ${next.length} branches follow.` : '';
    announce(`${words}${said ? ` Note: ${said}` : ''}${branches}`);
  });

  const play = (move: string) => {
    const known = next.find((n) => moves[n]?.move === move);
    if (known !== undefined) return go(known);
    if (isFull) return announce(`A study has at most ${counted(limits.studyMoves, 'move')}.`, { urgent: true });
    change((now) => ({ moves: [...now.moves, { parent: at, move, note: '' }] }));
    go(moves.length);
  };
  const back = moves[at]?.parent ?? -1;
  const [forward] = next;
  const end = endOf(moves, at);
  return (
    <div className="practice">
      <div className="replay">
        {used.problem && (
          <Notice
            tone="warn"
            title="Couldn’t save"
            action={<Button onClick={used.again}>{used.isOlder ? 'Keep what is on this page' : 'Try again'}</Button>}
          >
            <p>{used.problem} Your changes are still on this page.</p>
          </Notice>
        )}
        <GameBoard
          quiet
          game={game}
          moves={path}
          me="both"
          names={game.sides}
          features={[]}
          canMove={!isOver}
          onMove={play}
          status={`Move ${path.length}. ${isOver ? 'The game ends here.' : `${game.sides[game.turn(state)]} to move.`}`}
          result={null}
          extra={[
            ...(forward === undefined ? [] : [{ label: 'Next', run: () => go(forward) }]),
            ...(at < 0 ? [] : [{ label: 'Previous', run: () => go(back) }]),
            { label: 'First position', run: () => go(-1) },
            { label: 'Last position', run: () => go(end) },
          ]}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: each works at once, on its own */}
        <div role="group" aria-label="Moves of the study" className="game-controls">
          <Button icon={ChevronsLeft} aria-disabled={at < 0 || undefined} onClick={() => go(-1)}>
            First
          </Button>
          <Button icon={ChevronLeft} aria-disabled={at < 0 || undefined} onClick={() => go(back)}>
            Previous
          </Button>
          <Button
            icon={ChevronRight}
            aria-disabled={forward === undefined || undefined}
            onClick={() => forward !== undefined && go(forward)}
          >
            Next
          </Button>
          <Button icon={ChevronsRight} aria-disabled={end === at || undefined} onClick={() => go(end)}>
            Last
          </Button>
        </div>
      </div>
      <div className="practice-side">
        <Branches game={game} state={state} moves={moves} next={next} onGo={go} />
        <Note
          key={at}
          about={at < 0 ? 'the beginning' : `move ${path.length}`}
          text={at < 0 ? note : (moves[at]?.note ?? '')}
          onSave={(text) =>
            change((now) =>
              at < 0 ? { note: text } : { moves: now.moves.map((one, n) => (n === at ? { ...one, note: text } : one)) },
            )
          }
        />
        <Section title="The study" side>
          <p className="soft">{used.saving ? 'Saving…' : used.problem ? 'Not saved yet.' : 'Saved.'}</p>
          <Tools
            at={at}
            used={used}
            game={game}
            study={study}
            onRemoved={() => {
              change((now) => ({ moves: without(now.moves, at) }));
              go(back);
            }}
          />
        </Section>
      </div>
    </div>
  );
}

function Branches({
  game,
  state,
  moves,
  next,
  onGo,
}: {
  readonly game: Game;
  readonly state: unknown;
  readonly moves: readonly StudyMove[];
  readonly next: readonly number[];
  readonly onGo: (to: number) => void;
}) {
  if (next.length === 0) return null;
  return (
    <Section title="What follows" side>
      <ul className="list plain-list">
        {next.map((n, order) => (
          <li key={n}>
            <Button wide onClick={() => onGo(n)} description="a move of the study">
              {game.say(state, moves[n]?.move ?? '')}
              {next.length > 1 && <span className="soft"> {order === 0 ? 'Main line' : `Branch ${order}`}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Note({
  about,
  text,
  onSave,
}: {
  readonly about: string;
  readonly text: string;
  readonly onSave: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const latest = useRef({ text, onSave });
  useEffect(() => {
    latest.current = { text, onSave };
  });
  // It is saved while it is written, as drafts are, and at once when the field is left.
  const [keeper] = useState(() =>
    createKeeper('note', {
      read: () => undefined,
      write: (_name, draft) => {
        const { text: saved, onSave: save } = latest.current;
        if (draft && draft.text !== saved) save(String(draft.text));
      },
    }),
  );
  useFlush(keeper);
  const isLong = typed.length > limits.studyNote;
  const save = () => {
    if (isLong) return announce(`Please use at most ${limits.studyNote} characters.`, { urgent: true });
    keeper.flush();
    announce('Note saved.');
  };
  return (
    <Section title="Note" side>
      <TextArea
        label={`Your note on ${about}`}
        value={typed}
        limit={limits.studyNote}
        error={isLong ? `Please use at most ${limits.studyNote} characters.` : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value.length <= limits.studyNote) keeper.save({ text: value.trim() });
        }}
        onBlur={keeper.flush}
      />
      <Button onClick={save}>Save note</Button>
    </Section>
  );
}

function Tools({
  at,
  used,
  game,
  study,
  onRemoved,
}: {
  readonly at: number;
  readonly used: ReturnType<typeof useStudyContent>;
  readonly game: Game;
  readonly study: GameStudy;
  readonly onRemoved: () => void;
}) {
  const [asking, setAsking] = useState<'move' | 'study'>();
  const close = () => setAsking(undefined);
  const drop = useDeleteStudy({
    onDone: () => {
      toast({ title: 'Study deleted', description: used.title });
      navigate('/arcade/studies');
    },
    onFail: sayFailed('Couldn’t delete the study'),
  });
  return (
    <>
      <div className="row">
        {at >= 0 && (
          <Button icon={Trash2} onClick={() => setAsking('move')}>
            Remove from here
          </Button>
        )}
        <Button
          icon={Download}
          onClick={() => {
            const text = studyText(game, used.title, used.note, used.moves);
            saveFile(`study-${study.id}.txt`, text, 'text/plain;charset=utf-8');
          }}
        >
          Save as a file
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={() => setAsking('study')}>
          Delete study
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'move'}
        title="Remove this move and what follows it?"
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          close();
          onRemoved();
        }}
        onCancel={close}
      >
        <p>Its notes and branches go too. Other branches stay.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'study'}
        title="Delete this study?"
        confirmLabel="Delete study"
        danger
        onConfirm={() => {
          close();
          drop.mutate({ id: study.id });
        }}
        onCancel={close}
      >
        <p>“{used.title}” and all its notes will be deleted.</p>
      </ConfirmDialog>
    </>
  );
}
