import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { actsFor } from '#platform/web/acting.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { statusOf } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
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

function Bar({ member, doors, open }: NonNullable<ReturnType<typeof actsFor>>) {
  const { id, displayName } = member;
  const { data, error } = useActingFor(id);
  useSupportNews();
  useEnd(data?.endsAt);
  const isOver = statusOf(error) === 404;
  const isOther = data !== undefined && data.open.join() !== open.join();
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
        <Link href={`/supporters/for/${id}`}>What you can do</Link>
      </p>
      <Button onClick={() => stopActing()}>
        Stop acting<span className="vh"> for {displayName}</span>
      </Button>
    </div>
  );
}
