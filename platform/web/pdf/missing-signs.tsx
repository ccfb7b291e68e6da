import { Notice } from '../ui/notice.tsx';

/** Names the signs that a PDF has a question mark for. */
export const MissingSigns = ({ missing }: { readonly missing: readonly string[] }) =>
  missing.length > 0 && (
    <div className="no-print">
      <Notice tone="warn" title="Some signs are not in the PDF">
        The font of the PDF doesn’t have {missing.slice(0, 20).join(' ')}. It has a question mark instead. On paper from
        this page they are there.
      </Notice>
    </div>
  );
