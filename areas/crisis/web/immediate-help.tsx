import { MessageSquareText, MessagesSquare, Phone } from 'lucide-react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';

/** Four presses that each reach somebody, with what they reach in words; Australia's. */
export function ImmediateHelp({ onChat }: { readonly onChat: () => void }) {
  return (
    <Section title="Immediate Help">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list immediate" role="list" data-safety="">
        <li>
          <ButtonLink href="tel:000" icon={Phone} wide>
            Emergency 000
          </ButtonLink>
          <span className="soft small">Police, fire or ambulance.</span>
        </li>
        <li>
          <ButtonLink href="sms:0477131114" icon={MessageSquareText} wide>
            Crisis Text Line
          </ButtonLink>
          <span className="soft small">
            Text Lifeline on <span className="num">0477 13 11 14</span>, any time.
          </span>
        </li>
        <li>
          <ButtonLink href="tel:1300659467" icon={Phone} wide>
            Suicide Prevention
          </ButtonLink>
          <span className="soft small">
            Suicide Call Back Service, <span className="num">1300 659 467</span>, any time.
          </span>
        </li>
        <li>
          <ButtonLink href="https://www.lifeline.org.au/" icon={MessagesSquare} wide newTab>
            Online Chat Support
          </ButtonLink>
          <span className="soft small">
            Opens Lifeline’s own website, <span className="num">lifeline.org.au</span>.
          </span>
          <Button variant="quiet" onClick={onChat}>
            Show all web chats that are open now
          </Button>
        </li>
      </ul>
    </Section>
  );
}
