import { PostOffice } from './post-office.tsx';
import { SelectedConversation } from './selected-conversation.tsx';

const numberIn = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = numberIn(params.id);
  return (
    <PostOffice selected={{ id }}>
      <SelectedConversation which={{ id }} />
    </PostOffice>
  );
}
