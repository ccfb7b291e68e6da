import { EyeOff } from 'lucide-react';
import { announce } from '#platform/web/announce.ts';
import { setCovered, useCovered } from '#platform/web/report/covered.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';

/** Above every page that a moderator opens from a case, until they are back there. */
export function CoverBar() {
  const isCovered = useCovered() === 'covered';
  const said = isCovered ? 'Pictures and clips are covered.' : 'Pictures and clips are shown.';
  const toggle = () => {
    setCovered(isCovered ? 'shown' : 'covered');
    announce(isCovered ? 'Pictures and clips are shown.' : 'Pictures and clips are covered.');
  };
  return (
    <div className="page-bar" data-safety="">
      <p>
        <Icon icon={EyeOff} /> <strong>{said}</strong> You came from a case.{' '}
        <Link href="/moderation">Go back to moderation</Link>
      </p>
      <Button onClick={toggle}>{isCovered ? 'Show pictures and clips' : 'Cover pictures and clips'}</Button>
    </div>
  );
}
