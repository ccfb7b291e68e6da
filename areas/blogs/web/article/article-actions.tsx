import { EyeOff, Flag, History, MessageSquareOff, Pencil, Printer, Share2, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import {
  DeleteQuestion,
  HistoryDialog,
  LikeButton,
  postName,
  SaveButton,
  sharePost,
  useDelete,
} from '#areas/posts/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { openReport } from '#platform/web/report/open-report.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import type { Blog } from '../../contract.ts';
import { useChange, useFeature, useUnfeature } from '../data.ts';

const notDone = failed('Couldn’t save your change');

/** What a reader can do with a blog; below it, what its author and moderators can. */
export function ArticleActions({ blog }: { readonly blog: Blog }) {
  const { member } = useSession();
  const [history, setHistory] = useState(false);
  const name = postName(blog);
  return (
    <>
      <div className="acts article-acts no-print">
        {member ? (
          <>
            <LikeButton post={blog} name={name} />
            <SaveButton post={blog} name={name} />
          </>
        ) : (
          <p className="act act-fact num">{counted(blog.likes, 'like')}</p>
        )}
        <Button variant="quiet" className="act" icon={Printer} onClick={() => print()}>
          Print
        </Button>
        <Button variant="quiet" className="act" icon={Share2} onClick={() => void sharePost(blog)}>
          Share<span className="vh"> {name}</span>
        </Button>
        {member && blog.editedAt && (
          <Button variant="quiet" className="act" icon={History} onClick={() => setHistory(true)}>
            See history
          </Button>
        )}
        {!member && (
          <Link className="act" href={signInHref(blog.path)}>
            Sign in to like and save
          </Link>
        )}
        {member && !blog.mine && (
          <Button
            variant="quiet"
            className="act act-report"
            icon={Flag}
            data-safety=""
            onClick={() =>
              openReport({
                contentType: 'post',
                contentId: blog.id,
                reportedUserId: blog.author.id,
                subject: name,
                reportedName: blog.author.displayName,
              })
            }
          >
            Report<span className="vh"> {name}</span>
          </Button>
        )}
      </div>
      {(blog.canEdit || blog.canDelete) && <Manage blog={blog} />}
      {history && <HistoryDialog id={blog.id} onClose={() => setHistory(false)} />}
    </>
  );
}

function Manage({ blog }: { readonly blog: Blog }) {
  const careful = usePreference('clickAssistance');
  const isModerator = useSession().member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  const [asking, setAsking] = useState(false);
  const deleting = useDelete(blog.id, () => navigate('/blogs', { replace: true }));
  const unpublish = useChange({
    onDone: () => announce('Unpublished. Only you can read this blog; its comments and likes are kept.'),
    onFail: notDone,
  });
  const comments = useChange({
    onDone: ({ closed }) => announce(closed ? 'Comments are closed' : 'Comments are open'),
    onFail: notDone,
  });
  const feature = useFeature({ onDone: () => announce('This blog is featured'), onFail: notDone });
  const unfeature = useUnfeature({ onDone: () => announce('This blog is no longer featured'), onFail: notDone });
  const { id, version } = blog;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of fields
    <div className="row article-manage no-print" role="group" aria-label="Look after this blog">
      {blog.canEdit && (
        <>
          <ButtonLink href={`${blog.path}/edit`} icon={Pencil}>
            Edit
          </ButtonLink>
          {blog.audience !== 'me' && (
            <Button
              icon={EyeOff}
              pending={unpublish.pending}
              onClick={() => unpublish.mutate({ id, version, audience: 'me' })}
            >
              Unpublish
            </Button>
          )}
          <Button
            icon={MessageSquareOff}
            pending={comments.pending}
            onClick={() => comments.mutate({ id, version, closed: !blog.closed })}
          >
            {blog.closed ? 'Open the comments' : 'Close the comments'}
          </Button>
        </>
      )}
      {isModerator && blog.audience === 'everyone' && (
        <Button
          icon={Star}
          pending={feature.pending || unfeature.pending}
          onClick={() => (blog.isFeatured ? unfeature : feature).mutate({ id })}
        >
          {blog.isFeatured ? 'No longer feature' : 'Feature this blog'}
        </Button>
      )}
      {blog.canDelete && (
        <Button
          icon={Trash2}
          pending={deleting.pending}
          onClick={() => (careful || !blog.mine ? setAsking(true) : deleting.run())}
        >
          Delete
        </Button>
      )}
      {asking && (
        <DeleteQuestion
          what="post"
          mine={blog.mine}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            deleting.run();
          }}
        />
      )}
    </div>
  );
}
