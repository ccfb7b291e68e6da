import { Phone } from 'lucide-react';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Region } from '../contract.ts';
import { emergencyNumber, firstWords } from '../pure/first-words.ts';
import { ways } from '../pure/ways.ts';

// Drawn, because the zero of the site's letters has a stroke through it.
const Zeros = () => (
  <svg className="zeros" viewBox="0 0 216 88" aria-hidden="true" focusable="false">
    {[8, 80, 152].map((x) => (
      <rect key={x} x={x} y="8" width="56" height="72" rx="28" />
    ))}
  </svg>
);

/** The first thing on the page, in every state of it. */
export function Emergency({ region }: { readonly region: Region }) {
  const number = emergencyNumber[region];
  return (
    <section className="emergency" aria-labelledby="emergency-title" data-safety="">
      <div className="emergency-call">
        <h2 id="emergency-title">{firstWords.danger}</h2>
        {region === 'AU' && <Zeros />}
        <ButtonLink href={`tel:${number}`} size="l" icon={Phone}>
          Call {number}
        </ButtonLink>
        <p>
          {firstWords.services}
          {region === 'AU' && ` ${firstWords.silent}`}
        </p>
        {region === 'AU' && (
          <ButtonLink href="tel:131114" icon={Phone}>
            Crisis Hotline <span className="num">13 11 14</span>
          </ButtonLink>
        )}
      </div>
      <div className="emergency-ways">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {ways[region].map(({ number: label, href, words }) => (
            <li key={label}>
              <strong className="num">{href ? <Link href={href}>{label}</Link> : label}</strong>
              <span>{words}</span>
            </li>
          ))}
        </ul>
        {region === 'AU' && <p className="small soft">{firstWords.elsewhere}</p>}
      </div>
    </section>
  );
}
