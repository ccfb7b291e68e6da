import { CircleCheck, TriangleAlert } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { AdGateResult } from '../contract.ts';

interface Props {
  readonly results: readonly AdGateResult[];
  readonly claims: readonly { readonly words: string; readonly reason: string }[];
  readonly level?: 3 | 4;
}

/** What was measured, rule by rule, and words that a person has to look at. */
export function GateList({ results, claims, level = 3 }: Props) {
  const wrong = results.filter(({ passed }) => !passed).length;
  return (
    <Section
      title="The ad gate"
      level={level}
      region={false}
      intro={wrong === 0 ? 'All of it is fine.' : `${counted(wrong, 'thing')} to fix, the rest is fine.`}
    >
      <ul className="plain-list ads-gate" aria-label="The ad gate">
        {results.map(({ rule, passed, message }) => (
          <li key={rule}>
            <Icon icon={passed ? CircleCheck : TriangleAlert} />
            <span>
              {!passed && <b>To fix: </b>}
              {message}
            </span>
          </li>
        ))}
        {claims.map(({ words, reason }) => (
          <li key={words}>
            <Icon icon={TriangleAlert} />
            <span>
              <b>Held for a moderator: </b>
              {`“${words}”. ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
