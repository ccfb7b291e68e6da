import { useQueryParams } from '#platform/web/router/hooks.ts';
import { NewEvent } from './new-event.tsx';
import { WithEvent } from './with-event.tsx';

const lead = 'Everyone sees it as soon as you save it. You can change it later.';

/** `?like=12`: all but the days is taken over from an event of one's own. */
export function Screen() {
  const [query] = useQueryParams();
  const like = query.get('like');
  if (!like) return <NewEvent lead={lead} />;
  return (
    <WithEvent id={like} mine>
      {(event) => <NewEvent key={event.id} like={event} lead={lead} />}
    </WithEvent>
  );
}
