import { Flag } from 'lucide-react';
import { openReport } from '#areas/moderation/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Message } from '../../contract.ts';
import type { WarningKind } from '../../pure/warnings.ts';
import { firstName, plainWords, shortened } from '../words.ts';

const words: Readonly<Record<WarningKind, { readonly title: string; readonly text: string }>> = {
  money: {
    title: 'This may ask for money',
    text: 'You have not known each other here for long. You do not have to give or send anything. Talk with somebody you trust first.',
  },
  bank: {
    title: 'This may ask for bank or card details',
    text: 'Do not send them. Nobody here needs them. If you have sent some already, call your bank now.',
  },
  code: {
    title: 'This may ask for a password or a code',
    text: 'Do not send it. With it somebody can get into your accounts. No real service asks for it in a message.',
  },
  elsewhere: {
    title: 'This may ask you to talk somewhere else',
    text: 'You can stay here as long as you like. Here you can block and report, and we can help.',
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
