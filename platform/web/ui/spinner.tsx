/** Something is being fetched, and nobody knows its shape. It turns unless motion is off; the words say it once. */
export const Spinner = ({ label = 'Loading' }: { label?: string | undefined }) => (
  <p className="spinner" role="status">
    <span className="spinner-ring" aria-hidden="true" />
    <span>{label}…</span>
  </p>
);
