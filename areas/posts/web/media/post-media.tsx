import type { Post } from '../../contract.ts';
import { postName } from '../words.ts';
import { Clip } from './clip.tsx';
import { Picture } from './picture.tsx';

/** Pictures and clips of a post, in the author's order. */
export function PostMedia({ post, eager }: { readonly post: Post; readonly eager: boolean }) {
  const { media } = post;
  const name = postName(post);
  return (
    <div className={media.length > 1 ? 'plates plates-many' : 'plates'}>
      {media.map((each, index) => {
        const word = each.kind === 'image' ? 'picture' : 'clip';
        const place = media.length > 1 ? `${word} ${index + 1} of ${media.length} in ${name}` : name;
        return each.kind === 'image' ? (
          <Picture key={each.id} media={each} post={post} place={place} eager={eager && index === 0} />
        ) : (
          <Clip key={each.id} media={each} post={post} place={place} />
        );
      })}
    </div>
  );
}
