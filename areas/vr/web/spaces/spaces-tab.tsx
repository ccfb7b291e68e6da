import { useRef } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { type Asked, clearing, isNarrowed } from '../asked.ts';
import { useSettings, useSpaces } from '../data.ts';
import { useEnter } from '../enter.ts';
import { RunningSession } from '../running-session.tsx';
import { SwitchControl } from '../switch-control.tsx';
import { Filters } from './filters.tsx';
import { SpaceCard } from './space-card.tsx';

interface SpacesTabProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange) => void;
}

/** VR-03, VR-12. */
export function SpacesTab({ asked, onChange }: SpacesTabProps) {
  const part = useRef<HTMLDivElement>(null);
  const list = useSpaces(asked);
  const { data: settings } = useSettings();
  const { enter, pending } = useEnter();
  return (
    <div ref={part}>
      {settings?.adaptiveControls.includes('switch_controls') && (
        <SwitchControl container={part} every={settings.scanEvery} />
      )}
      <RunningSession />
      <Section title="Available Spaces">
        <Filters asked={asked} onChange={onChange} />
        {list.loading ? (
          <Spinner label="Loading the spaces" />
        ) : (
          <List
            list={list}
            shown={list.items.length}
            things={['space', 'spaces']}
            prefix="space"
            level={3}
            empty={
              isNarrowed(asked) ? (
                <EmptyState
                  title="No spaces match"
                  action={<Button onClick={() => onChange(clearing)}>Show all spaces</Button>}
                >
                  <p>Try fewer words or another filter.</p>
                </EmptyState>
              ) : (
                <EmptyState
                  title="No spaces yet"
                  action={<ButtonLink href="/vr-social-spaces/new">Make the first space</ButtonLink>}
                >
                  <p>Make one, and others can come in.</p>
                </EmptyState>
              )
            }
          >
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ul className="vr-cards" role="list">
              {list.items.map((space) => (
                <SpaceCard key={space.id} space={space} onEnter={enter} pending={pending} />
              ))}
            </ul>
          </List>
        )}
      </Section>
    </div>
  );
}
