import { Phone } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';

export const emergencyNumber = (region: 'AU' | 'US'): string => (region === 'AU' ? '000' : '911');

/** Whom to call now, beside anything that went wrong. */
export function Numbers() {
  const { region } = useSession();
  const number = emergencyNumber(region);
  return (
    <div className="row" data-safety="">
      <ButtonLink href={`tel:${number}`} icon={Phone}>
        Call {number}
      </ButtonLink>
      {region === 'AU' && (
        <ButtonLink href="tel:131114" icon={Phone}>
          Lifeline <span className="num">13 11 14</span>
        </ButtonLink>
      )}
    </div>
  );
}
