import { NewEvent } from './new-event.tsx';

export const Screen = () => <NewEvent lead="Everyone sees it as soon as you save it. You can change it later." />;
