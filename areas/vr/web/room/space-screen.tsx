/// <reference types="vite/client" />
import { Flag, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { openReport } from '#platform/web/report/open-report.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { VrSpace } from '../../contract.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { spaceCrumbs } from '../crumbs.ts';
import { useSettings } from '../data.ts';
import { useEnter } from '../enter.ts';
import { EnterButton } from '../spaces/space-card.tsx';
import { WithSpace } from '../spaces/with-space.tsx';
import { SwitchControl } from '../switch-control.tsx';
import { controlWords, featureWords, platformWords, privacyWords, typeWords } from '../words.ts';
import { Room } from './room.tsx';
import '../vr.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithSpace id={params.id}>{(space) => <Page key={space.id} space={space} />}</WithSpace>
);

function Page({ space }: { readonly space: VrSpace }) {
  useTitle(space.name);
  const was = useRef(space.inside);
  // The heading of the one goes with it; the reader continues at that of the other.
  useEffect(() => {
    if (was.current === space.inside) return;
    was.current = space.inside;
    focusHeading();
  }, [space.inside]);
  return space.inside ? <Room space={space} /> : <Door space={space} />;
}

const listed = (all: readonly string[]) => (all.length === 0 ? 'None named' : all.join(', '));

/** What is known before one goes in. */
function Door({ space }: { readonly space: VrSpace }) {
  const { id, name, description, guidelines, host, mine } = space;
  const { enter, pending } = useEnter();
  const { data: settings } = useSettings();
  const usesSwitch = settings?.adaptiveControls.includes('switch_controls') ?? false;
  const page = useRef<HTMLDivElement>(null);
  const scene = sceneOf(space.scene);
  return (
    <div ref={page} className="stack vr-page">
      {usesSwitch && settings && <SwitchControl container={page} every={settings.scanEvery} />}
      <PageTitle
        title={name}
        lead={description}
        crumbs={spaceCrumbs}
        actions={
          mine && (
            <ButtonLink href={`/vr-social-spaces/${id}/edit`} icon={Pencil} description="edit a VR space">
              Edit<span className="vh"> {name}</span>
            </ButtonLink>
          )
        }
      >
        <p className="row">
          <Chip tone="action">{typeWords[space.spaceType]}</Chip>
          <Chip>{platformWords[space.vrPlatform]}</Chip>
        </p>
      </PageTitle>
      <Facts
        items={[
          { label: 'People inside', value: `${space.currentOccupancy} of ${space.maxOccupancy}` },
          { label: 'Host', value: mine ? 'You' : host.name },
          { label: 'Room', value: `${scene.name}. ${scene.about}` },
          {
            label: 'Accessibility features',
            value: listed(space.accessibilityFeatures.map((feature) => featureWords[feature])),
          },
          {
            label: 'Good for',
            value: listed(space.adaptiveControls.map((control) => controlWords[control].label)),
          },
          { label: 'Who can find it', value: privacyWords[space.privacy].label },
          ...(space.opensAt !== null && space.closesAt !== null
            ? [{ label: 'Open', value: `${absoluteTime(space.opensAt)} to ${absoluteTime(space.closesAt)}` }]
            : []),
        ]}
      />
      {guidelines && (
        <Section title="The host asks">
          <p>{guidelines}</p>
        </Section>
      )}
      <div className="row" data-scan="">
        <EnterButton space={space} onEnter={enter} pending={pending} />
        {!mine && (
          <Button
            variant="quiet"
            icon={Flag}
            onClick={() =>
              openReport({
                contentType: 'vr_space',
                contentId: id,
                reportedUserId: host.id,
                reportedName: host.name,
                subject: name,
              })
            }
          >
            Report this space
          </Button>
        )}
        {usesSwitch && <ButtonLink href="/vr-social-spaces">See all spaces</ButtonLink>}
      </div>
    </div>
  );
}
