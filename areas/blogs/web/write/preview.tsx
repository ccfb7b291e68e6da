import { PostText } from '#areas/posts/web/public.ts';
import type { DraftContent } from '#areas/writing/contract.ts';
import { DocumentView, imagesOf } from '#areas/writing/web/public.ts';
import { asMedia } from '../data.ts';
import { extraOf } from './check-blog.ts';

/** The blog as readers will have it, under the reader's own preferences: those of whoever looks. */
export function Preview({ content }: { readonly content: DraftContent }) {
  const { coverId, coverAlt, coverChoice, easy } = extraOf(content);
  const media = imagesOf(content.document).map(({ attrs }) => asMedia(attrs.mediaId, attrs.alt));
  return (
    <section className="stack" aria-label="Preview">
      <article className="sheet write-preview article-text stack" aria-labelledby="preview-title">
        <h2 id="preview-title">{content.title.trim() || 'No title'}</h2>
        {content.contentWarning.trim() && (
          <p className="small soft">Content warning. Mentions {content.contentWarning.trim()}</p>
        )}
        {coverId !== null && (
          <img
            src={`/media/${coverId}/full`}
            alt={coverChoice === 'decorative' ? '' : coverAlt || 'A picture without a description'}
          />
        )}
        <DocumentView document={content.document} media={media} headingOffset={1} idPrefix="preview" />
      </article>
      {easy.trim() && (
        <article className="sheet write-preview article-text stack" aria-labelledby="preview-easy">
          <h2 id="preview-easy">Easy Read version</h2>
          <div className="article-easy stack">
            <PostText content={easy} />
          </div>
        </article>
      )}
    </section>
  );
}
