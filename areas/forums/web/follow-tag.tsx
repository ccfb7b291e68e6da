import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { useFollowedTags, useFollowTag } from './data.ts';

/** Topics with the tag are then found under “Following”. Nothing for guests. */
export function FollowTag({ tag }: { readonly tag: string }) {
  const { data } = useFollowedTags();
  const follow = useFollowTag({
    onDone: ({ following }) =>
      announce(following ? `You follow the tag ${tag}` : `You no longer follow the tag ${tag}`),
    onFail: failed('Couldn’t save your choice'),
  });
  if (!data || tag === '') return null;
  const following = data.some((one) => one.tag === tag);
  return (
    <Button
      variant="quiet"
      icon={following ? BookmarkMinus : BookmarkPlus}
      aria-disabled={follow.pending || undefined}
      onClick={() => follow.mutate({ tag, following: !following })}
    >
      {following ? 'Stop following tag' : 'Follow tag'}
      <span className="vh"> {tag}</span>
    </Button>
  );
}
