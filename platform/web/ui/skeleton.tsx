/** Sheets still being fetched. Says "Loading" once; the shapes are silent. */
export const Skeleton = ({
  count = 3,
  label = 'Loading',
  look = 'post',
}: {
  count?: number | undefined;
  label?: string | undefined;
  look?: 'post' | 'row' | undefined;
}) => (
  <div className="skeletons" aria-busy="true">
    <p role="status" className="vh">
      {label}
    </p>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
      <div key={index} className={look === 'post' ? 'sheet skel' : 'skel skel-row'} aria-hidden="true">
        <div className="skel-head">
          <span className="who who-m" />
          <div>
            <i style={{ inlineSize: '42%' }} />
            <i style={{ inlineSize: '26%', blockSize: '.75rem' }} />
          </div>
        </div>
        {look === 'post' && (
          <>
            <i />
            <i style={{ inlineSize: '93%' }} />
            <i style={{ inlineSize: '58%' }} />
          </>
        )}
      </div>
    ))}
  </div>
);
