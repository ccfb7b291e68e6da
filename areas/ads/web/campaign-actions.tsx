import { Archive, Copy, Pencil } from 'lucide-react';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Campaign } from '../contract.ts';
import { useArchiveCampaign, useDuplicateCampaign, useSetCampaignStatus } from './data.ts';

/** The page of a campaign with its form open. */
const editHref = (id: number) => `/ads/campaigns/${id}?edit=1`;

/** ADS-08, 10 to 12: an active one is paused, any other one activated. A failure leaves everything as it was. */
export function CampaignActions({ campaign: { id, name, status } }: { readonly campaign: Campaign }) {
  const isActive = status === 'active';
  const set = useSetCampaignStatus({
    onDone: () => toast({ title: 'Campaign Updated', description: 'Campaign status has been updated.' }),
    onFail: failed('Couldn’t change the status', 'The campaign is as it was.'),
  });
  const archive = useArchiveCampaign({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({
        title: 'Campaign archived',
        description: 'Its figures stay. It no longer counts for your plan.',
        action: { label: 'Undo', onAction: () => set.mutate({ id, status: isActive ? 'active' : 'paused' }) },
      });
    },
    onFail: failed('Couldn’t archive the campaign'),
  });
  const duplicate = useDuplicateCampaign({
    onDone: (copy) => {
      toast({ title: 'Campaign duplicated', description: 'The copy is paused. Change what is different.' });
      navigate(editHref(copy.id));
    },
    onFail: failed('Couldn’t duplicate the campaign'),
  });
  const unlessArchived = (entry: MenuItem): MenuItem[] => (status === 'archived' ? [] : [entry]);
  return (
    <>
      <Button
        pending={set.pending}
        description={isActive ? 'Pause a campaign' : 'Activate a campaign'}
        onClick={() => set.mutate({ id, status: isActive ? 'paused' : 'active' })}
      >
        {isActive ? 'Pause' : 'Activate'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Menu
        variant="quiet"
        label="More"
        name={`More for ${name}`}
        description="Edit, duplicate or archive a campaign"
        items={[
          ...unlessArchived({
            label: 'Edit',
            description: 'Edit a campaign',
            icon: Pencil,
            onSelect: () => navigate(editHref(id)),
          }),
          {
            label: 'Duplicate',
            description: 'Duplicate a campaign',
            icon: Copy,
            onSelect: () => duplicate.mutate({ id }),
          },
          ...unlessArchived({
            label: 'Archive',
            description: 'Archive a campaign',
            icon: Archive,
            onSelect: () => archive.mutate({ id }),
          }),
        ]}
      />
    </>
  );
}
