import type { Ref, RefObject } from 'react';
import { PostMedia, PostText, postName } from '#areas/posts/web/public.ts';
import { DocumentView, fromPlainText, mediaIdsOf } from '#areas/writing/web/public.ts';
import { ReadAloud } from '#platform/web/speech/read-aloud.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { Blog } from '../../contract.ts';
import { useVersion, type Version } from '../easy-choice.ts';

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly blog: Blog;
}

/** What the blog says, in the version that the reader wants, with a voice for it. */
export function ArticleText({ ref, blog }: Props) {
  const [version, setVersion] = useVersion();
  const easy = blog.easyContent !== '' && version === 'easy';
  const document = blog.document ?? fromPlainText(blog.content);
  const inside = mediaIdsOf(document);
  const cover = blog.media.find((one) => one.kind === 'image' && !inside.includes(one.id));
  return (
    <>
      <div className="article-tools no-print">
        {blog.easyContent !== '' && (
          <RadioGroup<Version>
            legend="Which version?"
            options={[
              { value: 'full', label: 'Full text' },
              { value: 'easy', label: 'Easy Read' },
            ]}
            value={easy ? 'easy' : 'full'}
            onChange={setVersion}
          />
        )}
        <ReadAloud target={ref} what={postName(blog)} />
      </div>
      {easy && blog.easyOutdated && (
        <Notice tone="warn" title="This Easy Read version is out of date">
          <p>The full text has changed since. Some things may be different now.</p>
        </Notice>
      )}
      {cover && <PostMedia post={{ ...blog, media: [cover] }} eager />}
      <div ref={ref as Ref<HTMLDivElement>} className="article-text" tabIndex={-1}>
        {blog.contentWarning !== '' && <p className="small soft">Mentions {blog.contentWarning}</p>}
        {easy ? (
          <div className="article-easy stack">
            <PostText content={blog.easyContent} />
          </div>
        ) : (
          <DocumentView document={document} media={blog.media} />
        )}
      </div>
    </>
  );
}
