import { CheckCheck, Settings } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useMarkAllRead } from './data.ts';
import { NoticeList } from './notice-list.tsx';
import { WaitingLine } from './waiting-line.tsx';
import './notifications.css';

const lead = (unread: number) =>
  unread === 0
    ? 'Nothing new. Each notification says why you got it.'
    : `${unread} new. Each notification says why you got it.`;

export function Screen() {
  const { unread } = useSession();
  const [query] = useQueryParams();
  const shown = query.get('show') === 'unread' ? 'unread' : 'all';
  const markAll = useMarkAllRead({
    onDone: () => {
      // The button goes with the last unread notice.
      document.getElementById('page-title')?.focus();
      toast({ title: 'All notifications marked as read' });
    },
    onFail: failed('Couldn’t mark them as read'),
  });
  return (
    <>
      <PageTitle
        title="Notifications"
        lead={lead(unread)}
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <>
            {unread > 0 && (
              <Button icon={CheckCheck} pending={markAll.pending} onClick={() => markAll.mutate()}>
                Mark all as read
              </Button>
            )}
            <ButtonLink icon={Settings} href="/notifications/settings">
              Notification settings
            </ButtonLink>
          </>
        }
      />
      <LinkTabs
        label="Which notifications"
        links={[
          { href: '/notifications', label: 'All', current: shown === 'all' },
          { href: '/notifications?show=unread', label: 'Unread', current: shown === 'unread' },
        ]}
      />
      <WaitingLine />
      <div className="notices">
        <NoticeList key={shown} shown={shown} />
      </div>
    </>
  );
}
