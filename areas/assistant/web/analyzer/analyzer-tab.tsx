import { Captions, CodeXml, Hash, Heading2, Image, Link2, TextQuote } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { fromPlainText, HearIt } from '#areas/writing/web/public.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ModelHelp } from './model-help.tsx';
import { OwnPageForm } from './own-page-form.tsx';
import { PictureCheck } from './picture-check.tsx';
import { Progress } from './progress.tsx';
import { TextCheck } from './text-check.tsx';
import type { Analysis } from './use-findings.ts';
import type { ModelHelp as Help } from './use-model-help.ts';
import type { PictureAnalysis } from './use-picture.ts';

const tips = [
  { icon: TextQuote, text: 'One idea in a sentence. Fewer than 25 words is kind to everyone.' },
  { icon: Heading2, text: 'Headings that say what comes next, in order: level 2, then level 3.' },
  { icon: Image, text: 'A picture needs a description: who, what, and why you show it.' },
  { icon: Link2, text: 'Links that make sense when they are read alone.' },
  { icon: Hash, text: 'Capitals inside hashtags: #MyPlanReview.' },
  { icon: Captions, text: 'Captions on video, and a text for sound.' },
];

export const inputs = ['text', 'html', 'picture'] as const;
export type InputId = (typeof inputs)[number];

interface AnalyzerTabProps {
  readonly input: InputId;
  readonly onInput: (input: InputId) => void;
  readonly words: Analysis;
  readonly markup: Analysis;
  readonly picture: PictureAnalysis;
  /** Undefined where no outside model can be asked. */
  readonly help: Help | undefined;
}

/** ASSIST-14 to ASSIST-17. */
export function AnalyzerTab({ input, onInput, words, markup, picture, help }: AnalyzerTabProps) {
  const { text, write } = words;
  // A long text is read after the key press, not within it.
  const settled = useDeferredValue(text);
  const heard = useMemo(() => ({ document: fromPlainText(settled) }), [settled]);
  return (
    <div className="analyzer">
      <RadioGroup<InputId>
        legend="What do you want to check?"
        options={[
          { value: 'text', label: 'A text', icon: TextQuote },
          { value: 'html', label: 'HTML', icon: CodeXml },
          { value: 'picture', label: 'A picture', icon: Image },
        ]}
        value={input}
        onChange={onInput}
      />
      {input === 'text' && (
        <TextCheck
          analysis={words}
          title="Check a text"
          intro={`Only you see this. The text is checked on Doorways. It is not stored, and ${help ? 'it is sent elsewhere only if you ask an outside model' : 'not sent anywhere else'}.`}
          label="Your text"
          hint="Paste or write a post, a message or a page. A line that begins with # is a heading."
          below={help && <ModelHelp help={help} text={text} />}
        >
          <OwnPageForm text={text} onText={write} />
          <HearIt heard={heard} />
        </TextCheck>
      )}
      {input === 'html' && (
        <TextCheck
          analysis={markup}
          title="Check HTML"
          intro="It is read as text in this browser. Nothing in it runs or loads, and nothing is sent."
          label="Your HTML"
          hint="Paste the source of a page, an email or a part of one."
        />
      )}
      {input === 'picture' && <PictureCheck picture={picture} />}
      {input === 'text' && <Progress />}
      <Section title="Tips">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="analyzer-tips plain-list" role="list">
          {tips.map((tip) => (
            <li key={tip.text}>
              <Icon icon={tip.icon} />
              <span>{tip.text}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
