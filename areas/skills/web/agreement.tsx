import { Check } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { SkillBooking } from '../contract.ts';
import { agreementLines } from './agreement-lines.ts';

/** One page in plain words. Both say yes to it, either can end it, and both keep it. */
export function Agreement({ booking }: { readonly booking: SkillBooking }) {
  const { teacher, learner, isTeacher, side, agreed } = booking;
  const [own, other] = isTeacher ? [teacher, learner] : [learner, teacher];
  const [mine, theirs] = side === 'owner' ? [agreed.owner, agreed.booker] : [agreed.booker, agreed.owner];
  return (
    <Section title="Your agreement" className="skill-agreement">
      {agreementLines(booking).map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <h3>Who has said yes</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list skill-yes" role="list">
        <Said name={`You (${own?.name ?? 'a former member'})`} at={mine} />
        <Said name={other?.name ?? 'A former member'} at={theirs} />
      </ul>
    </Section>
  );
}

const Said = ({ name, at }: { readonly name: string; readonly at: string | null }) => (
  <li>
    <span>{name}</span>
    {at ? (
      <Chip tone="ok" icon={Check}>
        Yes, <Time value={at} />
      </Chip>
    ) : (
      <Chip>Not yet</Chip>
    )}
  </li>
);
