import { Flag } from 'lucide-react';
import { openReport } from '#platform/web/report/open-report.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Message } from '../../contract.ts';
import type { WarningKind } from '../../pure/warnings.ts';
import { firstName, plainWords, shortened } from '../words.ts';

const words: Readonly<Record<WarningKind, { readonly title: string; readonly text: string }>> = {
  money: {
    title: 'This may ask for money',
    text: 'You haven’t known each other here for long. You don’t have to give or send anything. Talk to someone you trust first.',
  },
  bank: {
    title: 'This may ask for bank or card details',
    text: 'Don’t send them. No one here needs them. If you’ve already sent any, call your bank now.',
  },
  code: {
    title: 'This may ask for a password or a code',
    text: 'Don’t send it. Someone could use it to get into your accounts. No genuine service asks for it in a message.',
  },
  elsewhere: {
    title: 'This may ask you to talk somewhere else',
    text: 'You can keep talking here as long as you like. Here you can block and report, and we can help.',
  },
};

/** For the reader of somebody new: what stands out, and what to do. It may be wrong, and says “may”. */
export function MessageWarning({ kind, message }: { readonly kind: WarningKind; readonly message: Message }) {
  const { id, displayName } = message.from;
  const { title, text } = words[kind];
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button
          icon={Flag}
          onClick={() =>
            openReport({
              contentType: 'message',
              contentId: message.id,
              reportedUserId: id,
              reportedName: displayName,
              subject: `${displayName}’s message “${shortened(plainWords(message))}”`,
            })
          }
        >
          Report {firstName(displayName)}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
