import { Download } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
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
        <ButtonLink variant="primary" icon={Download} href={bundleUrl(ids)} download>
          Download as one file
        </ButtonLink>
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
