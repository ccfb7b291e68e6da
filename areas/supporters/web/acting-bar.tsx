import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { actsFor } from '#platform/web/acting.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { statusOf } from '#platform/web/client/error.ts';
import { clientEvents } from '#platform/web/client/request.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { keepActing, stopActing } from './acting.ts';
import { useActingFor, useSupportNews } from './data.ts';
import { listOf } from './words.ts';

/** Above every page while this tab acts for someone, until it stops or may no longer. */
export function ActingBar() {
  const acting = actsFor();
  return acting ? <Bar {...acting} /> : null;
}

const longest = 86_400_000;

/** Nobody tells of an end date that passes: the server is asked then, and each day before. */
function useEnd(endsAt: string | undefined): void {
  useEffect(() => {
    if (endsAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Date.parse(endsAt) - Date.now();
      timer = setTimeout(ask, left > 0 ? Math.min(left, longest) : 60_000);
    };
    const ask = () => {
      void refresh(['getActingFor']);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt]);
}

/** What this tab prepares goes to the member, and the page says where it is. */
function useDrafted(name: string): void {
  useEffect(() => {
    const hear = () => {
      void refresh(['listSupportDrafts']);
      navigate('/supporters/drafts?side=theirs');
      toast({ title: `Prepared for ${name}`, description: 'They confirm it or drop it. Nothing is done yet.' });
    };
    clientEvents.addEventListener('drafted', hear);
    return () => clientEvents.removeEventListener('drafted', hear);
  }, [name]);
}

function Bar({ member, doors, open, drafted }: NonNullable<ReturnType<typeof actsFor>>) {
  const { id, displayName } = member;
  const { data, error } = useActingFor(id);
  useSupportNews();
  useEnd(data?.endsAt);
  useDrafted(displayName);
  const isOver = statusOf(error) === 404;
  const isOther = data !== undefined && [...data.open, ...data.drafted].join() !== [...open, ...drafted].join();
  useEffect(() => {
    if (isOver) stopActing(`/supporters?ended=${id}`);
  }, [isOver, id]);
  useEffect(() => {
    if (!isOther) return;
    keepActing(data);
    location.reload();
  }, [isOther, data]);
  const opened = doors.flatMap(({ label, closed }) => (closed ? [] : label));
  return (
    <div className="page-bar" data-safety="">
      <p>
        <Icon icon={UserRound} /> <strong>You act for {displayName}</strong>
        {opened.length > 0
          ? ` in ${listOf(opened)}. Everywhere else you’re yourself.`
          : '. Nothing of theirs can be opened now.'}{' '}
        {drafted.length > 0 && 'Some things you only prepare, and they confirm them. '}
        <Link href={`/supporters/for/${id}`}>What you can do</Link>
      </p>
      <Button onClick={() => stopActing()}>
        Stop acting<span className="vh"> for {displayName}</span>
      </Button>
    </div>
  );
}
