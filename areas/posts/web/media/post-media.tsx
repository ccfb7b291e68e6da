import type { Post } from '../../contract.ts';
import { postName } from '../words.ts';
import { Clip } from './clip.tsx';
import { nameOfKind } from './media-names.ts';
import { Picture } from './picture.tsx';
import { Sound } from './sound.tsx';

/** Pictures, clips and audio notes of a post, in the author's order. */
export function PostMedia({ post, eager }: { readonly post: Post; readonly eager: boolean }) {
  const { media } = post;
  const name = postName(post);
  return (
    <div className={media.length > 1 ? 'plates plates-many' : 'plates'}>
      {media.map((each, index) => {
        const place = media.length > 1 ? `${nameOfKind(each.kind)} ${index + 1} of ${media.length} in ${name}` : name;
        const props = { media: each, post, place };
        if (each.kind === 'image') return <Picture key={each.id} {...props} eager={eager && index === 0} />;
        return each.kind === 'video' ? <Clip key={each.id} {...props} /> : <Sound key={each.id} {...props} />;
      })}
    </div>
  );
}
