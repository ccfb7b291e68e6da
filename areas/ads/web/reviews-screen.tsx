/// <reference types="vite/client" />
import { useId, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { closeToTitle } from '#platform/web/ui/close-to-title.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { WaitingAd } from '../contract.ts';
import { limits, objectiveNames } from '../pure/options.ts';
import { AdWords } from './ad-words.tsx';
import { useReviewAd, useWaitingAds } from './data.ts';
import { GateList } from './gate-list.tsx';
import { reviewTones, reviewWords } from './words.ts';
import './ads.css';

/** For moderators: no ad runs that nobody has seen. */
export function Screen() {
  const list = useWaitingAds();
  return (
    <>
      <PageTitle
        title="Ads to review"
        lead="Look at what an ad says and where it leads. Those that wait longest come first."
        crumbs={[{ label: 'Moderation', href: '/moderation' }]}
      />
      <h2 className="vh">Ads that wait</h2>
      <List
        list={list}
        shown={list.items.length}
        things={['ad', 'ads']}
        prefix="waiting-ad"
        empty={
          <EmptyState title="No ads to review">
            <p>When someone adds an ad, or changes one, it shows here.</p>
          </EmptyState>
        }
      >
        <ul className="plain-list stack" aria-label="Ads to review">
          {list.items.map((waiting) => (
            <li key={waiting.ad.id} id={`waiting-ad-${waiting.ad.id}`} tabIndex={-1}>
              <Waiting waiting={waiting} />
            </li>
          ))}
        </ul>
      </List>
    </>
  );
}

const decided = (title: string) => {
  document.getElementById('page-title')?.focus();
  toast({ title });
};

function Waiting({ waiting }: { readonly waiting: WaitingAd }) {
  const { ad, creative, advertiser, isRegistered, objective, submittedAt } = waiting;
  const [isRefusing, setRefusing] = useState(false);
  const review = useReviewAd({
    onDone: () => decided('Ad approved'),
    onFail: failed('Couldn’t save the decision'),
  });
  const about = <VisuallyHidden>: {creative.title}</VisuallyHidden>;
  return (
    <Card as="article" className="stack" aria-labelledby={`ad-${ad.id}`}>
      <div className="row ads-head">
        <h3 id={`ad-${ad.id}`}>{creative.title}</h3>
        <Chip tone={reviewTones[ad.review]}>{reviewWords[ad.review]}</Chip>
      </div>
      <AdWords {...creative} advertiser={advertiser} imageUrl={creative.smallImageUrl} />
      {ad.claims.map(({ words, reason }) => (
        <p key={words}>{`It says “${words}”. ${reason}`}</p>
      ))}
      <Facts
        items={[
          { label: 'Button', value: creative.callToAction },
          { label: 'Leads to', value: creative.linkUrl ?? 'Nowhere' },
          { label: 'What the picture shows', value: creative.altText || 'There is no picture' },
          { label: 'Objective', value: objectiveNames[objective] },
          {
            label: 'Registration',
            value: isRegistered ? 'Registered today, by a number that was checked' : 'Not proved',
          },
          { label: 'Sent in', value: <Time value={submittedAt} /> },
        ]}
      />
      <GateList results={creative.gate} claims={[]} level={4} />
      <div className="row">
        <Button
          variant="primary"
          pending={review.pending}
          description="Approve an ad"
          onClick={() => review.mutate({ id: ad.id, decision: 'approved', version: ad.version })}
        >
          Approve{about}
        </Button>
        <Button description="Refuse an ad" onClick={() => setRefusing(true)}>
          Refuse{about}
        </Button>
      </div>
      {isRefusing && <Refuse id={ad.id} version={ad.version} onClose={() => setRefusing(false)} />}
    </Card>
  );
}

function Refuse({
  id,
  version,
  onClose,
}: {
  readonly id: number;
  readonly version: number;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const review = useReviewAd({});
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Say why, so that they can put it right.' }),
    submit: async ({ reason }) => {
      await review.mutateAsync({ id, decision: 'refused', reason, version });
      closeToTitle(onClose);
      toast({ title: 'Ad refused' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={form.values.reason !== ''}
      title="Refuse this ad?"
      description="The people of its account read your reason. They can change the ad and send it again."
      footer={
        <Button variant="primary" type="submit" form={formId} pending={form.submitting}>
          Refuse the ad
        </Button>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextArea label="Why" limit={limits.reason} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
