import { MessageSquareText } from 'lucide-react';
import { VideoRelayLink } from '#platform/web/preferences/auslan-link.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';

const Steps = ({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
    <ol className="plain-list crisis-steps" role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** Ways to the emergency services without a voice; Australia's. */
export function CannotSpeak() {
  return (
    <Section title="If you can’t speak" id="cannot-speak">
      <div className="silent-ways" data-safety="">
        <VideoRelayLink />
        <Steps
          title="By phone, without a word"
          steps={['Call 000.', 'Stay on the line. You don’t have to say anything.', 'When a voice asks, press 55.']}
        />
        <div>
          <Steps
            title="By text message"
            steps={[
              'Start a message to 0423 677 767.',
              'Write 000, then police, fire or ambulance.',
              'Write the exact address, then send.',
            ]}
          />
          <ButtonLink href="sms:0423677767" icon={MessageSquareText}>
            Start the message
          </ButtonLink>
        </div>
        <Steps
          title="Through the National Relay Service"
          steps={[
            'Use any way to reach it, such as its app or web chat. You don’t need to register in an emergency.',
            'Ask for 000 and say which service you need.',
            'Say exactly where you are.',
          ]}
        />
      </div>
      <p className="soft small">
        Video relay in Auslan has limited hours and doesn’t put emergencies first. If you are in danger, use another
        way.
      </p>
    </Section>
  );
}
