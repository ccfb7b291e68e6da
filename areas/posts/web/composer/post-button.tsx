import { Hint } from '#platform/web/ui/hint.tsx';

interface Props {
  readonly pending: boolean;
  readonly disabled: boolean;
  /** Said beside the button while it waits for something other than words. */
  readonly reason: string | undefined;
}

/**
 * FEED-11 to FEED-13. It stays within reach of the keyboard while it cannot post: a press then says what is missing,
 * which a button that is disabled outright never does.
 */
export const PostButton = ({ pending, disabled, reason }: Props) => (
  <div className="composer-post">
    {reason && (
      <p id="post-reason" className="hint">
        {reason}
      </p>
    )}
    <Hint description="Post">
      <button
        type="submit"
        className="btn btn-primary"
        aria-disabled={pending || disabled || undefined}
        aria-describedby={reason ? 'post-reason' : undefined}
        data-pending={pending || undefined}
      >
        {pending ? 'Posting…' : 'Post'}
      </button>
    </Hint>
  </div>
);
