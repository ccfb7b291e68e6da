import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { MenuButton } from '#platform/web/ui/menu.tsx';
import { postName } from '../words.ts';
import type { PostMenuProps } from './post-menu-list.tsx';

const load = () => import('./post-menu-list.tsx');
const PostMenuList = lazy(async () => ({ default: (await load()).PostMenuList }));

export const PostMenu = (props: PostMenuProps) => (
  <div className="post-menu">
    <MenuButton
      variant="quiet"
      icon={Ellipsis}
      data-focus-key={`more-${props.post.id}`}
      load={load}
      label={
        <>
          More<span className="vh"> {postName(props.post)}</span>
        </>
      }
    >
      {(control) => <PostMenuList {...props} {...control} />}
    </MenuButton>
  </div>
);
