import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { TournamentStatus } from '../../contract.ts';
import { featureWords, type GameKind, gameKinds, kindWords, type RoomFeature, roomFeatures } from '../../pure/kinds.ts';
import { limits } from '../../pure/limits.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useOpenTournament, useTournaments } from '../data.ts';
import { nameOf, statusWords } from './words.ts';
import '../arcade.css';

const statuses: readonly TournamentStatus[] = ['open', 'running', 'finished'];

/** Tournaments without clocks: everybody plays everybody once, whenever it suits. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const status = statuses.find((one) => one === query.get('status'));
  const list = useTournaments(status);
  const [opening, setOpening] = useState(false);
  return (
    <>
      <PageTitle
        title="Tournaments"
        lead="Everyone plays everyone once. There is no clock: play your games in any order, over days if you like."
        crumbs={arcadeCrumbs}
        actions={
          <Button variant="primary" onClick={() => setOpening(true)}>
            Open a tournament
          </Button>
        }
      />
      <Select
        label="Show"
        value={status ?? ''}
        onChange={(event) => setQuery({ status: event.currentTarget.value || null })}
        options={[
          { value: '', label: 'All tournaments' },
          ...statuses.map((one) => ({ value: one, label: statusWords[one] })),
        ]}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['tournament', 'tournaments']}
        prefix="tournament"
        level={2}
        empty={
          <EmptyState level={2} title="No tournaments here">
            <p>Open one, and others can join.</p>
          </EmptyState>
        }
      >
        <ul className="list plain-list">
          {list.items.map((one) => (
            <li key={one.id} id={`tournament-${one.id}`} className="played">
              <Link className="played-link" href={`/arcade/tournaments/${one.id}`}>
                {nameOf(one)}
              </Link>
              <Chip>{statusWords[one.status]}</Chip>
              <span className="soft">
                {one.playerCount} of {one.places} players{one.playing && ', with you'}
              </span>
            </li>
          ))}
        </ul>
      </List>
      {opening && <Open onClose={() => setOpening(false)} />}
    </>
  );
}

const { least, most } = limits.tournamentPlayers;
const places = Array.from({ length: most - least + 1 }, (_, n) => String(least + n));

interface Values {
  readonly gameType: GameKind;
  readonly places: string;
  readonly accessibilityFeatures: RoomFeature[];
}

function Open({ onClose }: { readonly onClose: () => void }) {
  const open = useOpenTournament({});
  const initial: Values = { gameType: 'chess', places: '4', accessibilityFeatures: [] };
  const form = useForm({
    initial,
    submit: async (values) => {
      const { id } = await open.mutateAsync({ ...values, places: Number(values.places) });
      onClose();
      navigate(`/arcade/tournaments/${id}`);
    },
  });
  return (
    <Dialog
      open
      size="m"
      title="Open a tournament"
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form="open-tournament"
            variant="primary"
            pending={form.submitting}
            pendingText="Opening…"
          >
            Open tournament
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="open-tournament" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <RadioGroup
          legend="Game"
          look="list"
          value={form.values.gameType}
          options={gameKinds.map((kind) => ({ value: kind, label: kindWords[kind].name, hint: kindWords[kind].about }))}
          onChange={(value) => form.setValues({ gameType: value })}
        />
        <Select
          label="Players"
          hint="It begins when all places are taken. You can also begin it earlier, with three players or more."
          value={form.values.places}
          onChange={(event) => form.setValues({ places: event.currentTarget.value })}
          options={places.map((value) => ({ value, label: value }))}
        />
        <CheckboxGroup
          legend="Accessibility of the boards"
          options={roomFeatures.map((feature) => ({
            value: feature,
            label: featureWords[feature].label,
            hint: featureWords[feature].effect,
          }))}
          {...form.group('accessibilityFeatures')}
        />
      </form>
    </Dialog>
  );
}
