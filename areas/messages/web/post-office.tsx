import { PenLine, Settings, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { Which } from './data.ts';
import { useListNews } from './use-list-news.ts';
import './messages.css';

const NewMessageDialog = lazy(async () => ({
  default: (await import('./people/new-message-dialog.tsx')).NewMessageDialog,
}));
const NewGroupDialog = lazy(async () => ({ default: (await import('./people/new-group-dialog.tsx')).NewGroupDialog }));

const home = [{ label: 'Home', href: '/' }];

/** The list on the left and one conversation on the right; where there is no room, one at a time. */
export function PostOffice({
  selected,
  children,
}: {
  readonly selected: Which | undefined;
  readonly children: ReactNode;
}) {
  const [dialog, setDialog] = useState<'message' | 'group'>();
  const close = () => setDialog(undefined);
  useListNews();
  return (
    <>
      <PageTitle
        title="Messages"
        lead="Connect privately with community members"
        crumbs={home}
        actions={
          <>
            <Button variant={selected ? 'secondary' : 'primary'} icon={PenLine} onClick={() => setDialog('message')}>
              New message
            </Button>
            <Button icon={Users} onClick={() => setDialog('group')}>
              New group
            </Button>
            <ButtonLink variant="quiet" icon={Settings} href="/messages/settings">
              Message settings
            </ButtonLink>
          </>
        }
      />
      <div className="post-office" data-selected={selected ? '' : undefined}>
        <div className="post-office-list">
          <Section title="Conversations">
            <ConversationList selected={selected} onNewMessage={() => setDialog('message')} />
          </Section>
        </div>
        <div className="post-office-pane">{children}</div>
      </div>
      <Suspense fallback={null}>
        {dialog === 'message' && <NewMessageDialog onClose={close} />}
        {dialog === 'group' && <NewGroupDialog onClose={close} />}
      </Suspense>
    </>
  );
}
