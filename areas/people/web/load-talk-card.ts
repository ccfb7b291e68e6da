/** “How to talk with me” comes by itself, so that only who meets someone waits for it. */
export const loadTalkCard = async () => (await import('./talk-card.tsx')).TalkCard;
