import { Captions, Hash, Heading2, Image, Link2, SearchCheck, TextQuote } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fromPlainText, HearIt } from '#areas/writing/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { limits } from '../../pure/limits.ts';
import { Results } from './results.tsx';
import type { Analysis } from './use-analysis.ts';

const tips = [
  { icon: TextQuote, text: 'One idea in a sentence. Fewer than 25 words is kind to everyone.' },
  { icon: Heading2, text: 'Headings that say what comes next, in order: level 2, then level 3.' },
  { icon: Image, text: 'A picture needs a description: who, what, and why you show it.' },
  { icon: Link2, text: 'Links that make sense when they are read alone.' },
  { icon: Hash, text: 'Capitals inside hashtags: #MyPlanReview.' },
  { icon: Captions, text: 'Captions on video, and a text for sound.' },
];

/** ASSIST-14 to ASSIST-17. */
export function AnalyzerTab({ analysis }: { readonly analysis: Analysis }) {
  const { text, write, pending, analyse, measured } = analysis;
  const field = useRef<HTMLTextAreaElement>(null);
  const unusable = text.trim() === '' || text.length > limits.content;
  const heard = useMemo(() => ({ document: fromPlainText(text) }), [text]);
  return (
    <div className="analyzer">
      <div className="duo duo-even">
        <Section
          title="Check a text"
          intro="Only you see this. The text is checked on Doorways. It is not stored, and not sent anywhere else."
        >
          <div className="analyzer-text">
            <TextArea
              ref={field}
              label="Your text"
              hint="Paste or write a post, a message or a page. A line that begins with # is a heading."
              rows={10}
              limit={limits.content}
              value={text}
              onChange={(event) => write(event.currentTarget.value)}
            />
            <div className="row">
              <Button
                variant="primary"
                icon={SearchCheck}
                pending={pending}
                pendingText="Analyzing…"
                aria-disabled={pending || unusable || undefined}
                onClick={analyse}
              >
                Analyze
              </Button>
            </div>
            <HearIt heard={heard} />
          </div>
        </Section>
        <div className="analyzer-results">
          {measured ? (
            <Results analysis={analysis} measured={measured} field={field} />
          ) : (
            <Section title="Suggestions">
              <p className="soft">
                They appear here after you press Analyze. Each has its place, its reason and what to do.
              </p>
            </Section>
          )}
        </div>
      </div>
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
