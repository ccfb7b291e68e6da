import { deviceChoice } from '#platform/web/device-choice.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { type Language, languageNames, languages, samplesFor } from '../../pure/samples.ts';
import { CodeBlock } from '../code-block.tsx';
import { languageKey } from '../kept.ts';

const useLanguage = deviceChoice<Language>(languageKey, languages);

/** APIDOCS-06, APIDOCS-10. The language is in the address, so that it can be shared, and is kept for the next visit. */
export function Examples({ site }: { readonly site: string }) {
  const [query, setQuery] = useQueryParams();
  const { examples } = samplesFor(site);
  const [kept = 'javascript', keep] = useLanguage();
  const chosen = languages.find((one) => one === query.get('language')) ?? kept;
  const choose = (language: Language) => {
    keep(language);
    setQuery({ language });
  };
  return (
    <Section
      id="examples"
      title="Code examples"
      intro="Get posts, search providers and send a message. They run as they are with a test key."
    >
      <Tabs
        label="Language"
        value={chosen}
        onChange={choose}
        tabs={languages.map((language) => ({
          id: language,
          label: languageNames[language],
          panel: <CodeBlock label={languageNames[language]} text={examples[language]} />,
        }))}
      />
    </Section>
  );
}
