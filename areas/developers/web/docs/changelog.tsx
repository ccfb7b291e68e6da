import { Section } from '#platform/web/ui/section.tsx';
import { changelog } from '../../pure/changelog.ts';

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

export const Changelog = () => (
  <Section id="changelog" title="Changelog" intro="What changed for your programs, newest first.">
    {changelog.map(({ day: on, title, changes }) => (
      <div key={on} className="stack">
        <h3>
          {title}, <time dateTime={on}>{day.format(new Date(on))}</time>
        </h3>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
    ))}
  </Section>
);
