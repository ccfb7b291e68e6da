import { Notice } from '#platform/web/ui/notice.tsx';

/** Stands below the button that was pressed, and is read out. */
export const PasskeyProblem = ({ children }: { readonly children: string | undefined }) => (
  <div role="alert">
    {children && (
      <Notice tone="warn" title="Couldn’t use a passkey">
        {children}
      </Notice>
    )}
  </div>
);
