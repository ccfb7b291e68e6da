import { Phone } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';

/** WELL-06. The numbers are those of the crisis page, which says when each was last checked. */
export function CrisisCard() {
  const { region } = useSession();
  return (
    <Section title="Crisis Support">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list crisis-ways" role="list" data-safety="">
        {region === 'AU' ? <Australian /> : <American />}
      </ul>
      <p>
        <Link href="/crisis-support">More ways to get help</Link>
      </p>
    </Section>
  );
}

const Australian = () => (
  <>
    <li>
      <ButtonLink href="tel:131114" icon={Phone} wide>
        Crisis Hotline
      </ButtonLink>
      <span className="small">
        Lifeline <span className="num">13 11 14</span>, open 24 hours. Or text{' '}
        <span className="num">0477 13 11 14</span>.
      </span>
    </li>
    <li>
      <ButtonLink href="tel:1300224636" icon={Phone} wide>
        Mental Health Support
      </ButtonLink>
      <span className="small">
        Beyond Blue <span className="num">1300 22 4636</span>, open 24 hours.
      </span>
    </li>
    <li>
      <ButtonLink href="tel:000" icon={Phone} variant="danger" wide>
        Emergency Services
      </ButtonLink>
      <span className="small">
        <span className="num">000</span>, day and night. Police, fire or ambulance. With a TTY (textphone), call{' '}
        <span className="num">106</span>.
      </span>
    </li>
  </>
);

const American = () => (
  <>
    <li>
      <ButtonLink href="/crisis-support" icon={Phone} wide>
        Crisis Hotline
      </ButtonLink>
      <span className="small">Opens Crisis Support, with every number and its hours.</span>
    </li>
    <li>
      <ButtonLink href="/crisis-support" icon={Phone} wide>
        Mental Health Support
      </ButtonLink>
      <span className="small">Opens Crisis Support, with every number and its hours.</span>
    </li>
    <li>
      <ButtonLink href="tel:911" icon={Phone} variant="danger" wide>
        Emergency Services
      </ButtonLink>
      <span className="small">
        <span className="num">911</span>, day and night. Police, fire or ambulance.
      </span>
    </li>
  </>
);
