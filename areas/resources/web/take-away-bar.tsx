import { Download } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { bundleUrl, clearChosen, useChosenIds } from './take-away.ts';

/** Chosen resources as one file that works without a connection. */
export function TakeAwayBar() {
  const ids = useChosenIds();
  if (ids.length === 0) return null;
  return (
    <section className="sheet take-away" aria-label="Take away">
      <p>
        <strong className="num">{counted(ids.length, 'resource')} to take away.</strong> One file that any browser
        opens, also without a connection.
      </p>
      <div className="row">
        <a className="btn btn-primary" href={bundleUrl(ids)} download>
          <Icon icon={Download} />
          <span className="btn-words">Download as one file</span>
        </a>
        <Button
          variant="quiet"
          onClick={() => {
            clearChosen();
            document.getElementById('page-title')?.focus();
          }}
        >
          Clear the choice
        </Button>
      </div>
    </section>
  );
}
