import { useEffect } from 'react';
import { navigate } from '#platform/web/router/navigate.ts';
import { PostOffice } from './post-office.tsx';
import { SelectedConversation, writeId } from './selected-conversation.tsx';

const numberIn = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

/** The conversation with a member, also before the first message: ready to write. */
export function Screen({ params }: { readonly params: { readonly userId: string } }) {
  const userId = numberIn(params.userId);
  useEffect(() => {
    if (location.hash === '') navigate(`${location.pathname}#${writeId}`, { replace: true });
  }, []);
  return (
    <PostOffice selected={{ with: userId }}>
      <SelectedConversation which={{ with: userId }} />
    </PostOffice>
  );
}
