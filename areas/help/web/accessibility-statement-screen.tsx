import { Link } from '#platform/web/ui/link.tsx';
import { Points, TextPage, type TextPart } from './text-page.tsx';

const parts: readonly TextPart[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    body: (
      <>
        <p>
          Doorways aims to meet the Web Content Accessibility Guidelines 2.2 at level AA on every page. For text
          contrast and target size we aim higher.
        </p>
        <p>We use no accessibility overlay. What helps you is part of the pages themselves.</p>
      </>
    ),
  },
  {
    id: 'tested',
    title: 'What has been tested, and how',
    body: (
      <>
        <p>The tests so far are automatic. They run in the Chromium browser whenever Doorways changes.</p>
        <Points>
          {[
            'Two checking programs look at the pages: axe-core and the IBM Equal Access engine.',
            'Pages are checked in light, dark and high-contrast colours, and at 320 pixels wide.',
            'Journeys are done with a keyboard alone, and the focus ring is measured at each stop.',
            'What is announced to screen readers is recorded and compared with what should be said.',
          ]}
        </Points>
        <p>Programs find only some of the barriers that people meet.</p>
      </>
    ),
  },
  {
    id: 'not-tested',
    title: 'What has not been tested yet',
    body: (
      <Points>
        {[
          'No person has tested Doorways with a screen reader, a magnifier, a switch, eye tracking or voice control yet.',
          'People with intellectual disability have not tested whether the texts are easy to read.',
          'Firefox and Safari have not been tested.',
        ]}
      </Points>
    ),
  },
  {
    id: 'gaps',
    title: 'Known gaps',
    body: (
      <Points>
        {[
          'Members can post pictures without a description. The post then says so, and others can offer one.',
          'Members can post clips without captions. The post then says so.',
          'Reading aloud and writing by voice depend on your browser. Where a browser cannot do it, we say so.',
          'The texts of this site are not yet there in Easy Read, in Auslan or in languages other than English.',
        ]}
      </Points>
    ),
  },
  {
    id: 'tell-us',
    title: 'Tell us about a barrier',
    body: (
      <>
        <p>
          <Link href="/contact-support?topic=accessibility">Write to us about a barrier</Link>. You do not need an
          account. Say which page it was and what you use, if you like. A short message is enough.
        </p>
        <p>Would you rather be answered by email, by text or by phone? Say so in the form.</p>
      </>
    ),
  },
  {
    id: 'complain',
    title: 'If you are not happy with our answer',
    body: (
      <p>
        You can complain to the Australian Human Rights Commission. The Disability Discrimination Act covers services on
        the web. The Commission’s website is <span className="num">humanrights.gov.au</span>.
      </p>
    ),
  },
];

export function Screen() {
  return (
    <TextPage
      title="Accessibility Statement"
      lead="What works, what was tested, what does not work yet, and how to tell us."
      changed="2026-11-21"
      parts={parts}
    />
  );
}
