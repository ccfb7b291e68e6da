import type { Ref, RefObject } from 'react';
import type { Media } from '#areas/feed/contract.ts';
import { PostMedia, PostText, postName } from '#areas/feed/web/public.ts';
import type { Document } from '#areas/writing/contract.ts';
import { DocumentView } from '#areas/writing/web/public.ts';
import { ReadAloud } from '#platform/web/speech/read-aloud.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { Blog } from '../../contract.ts';
import type { Version } from '../easy-choice.ts';

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly blog: Blog;
  readonly document: Document;
  readonly cover: Media | undefined;
  readonly easy: boolean;
  readonly onVersion: (version: Version) => void;
}

/** What the blog says, in the version that the reader wants, with a voice for it. */
export function ArticleText({ ref, blog, document, cover, easy, onVersion }: Props) {
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
            onChange={onVersion}
          />
        )}
        <ReadAloud target={ref} what={postName(blog)} />
      </div>
      {easy && blog.easyOutdated && (
        <Notice tone="warn" title="This Easy Read version is out of date">
          <p>The full text was changed after it. Some things may be different now.</p>
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
