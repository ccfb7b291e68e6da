import { toast } from '#platform/web/ui/toast.ts';
import { soundsLikeCrisis } from '../pure/crisis-words.ts';

const page = '/crisis-support';
const pause = 1000;

/** What is written in a composer: a field of several lines, or an editor. */
function writtenIn(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLTextAreaElement) return target.value;
  if (target instanceof HTMLElement && target.isContentEditable) return target.innerText;
  return undefined;
}

/** Opens beside the page, so that what is being written stays as it is. */
const open = () => globalThis.open(page, '_blank', 'noopener');

/**
 * While somebody writes words of a crisis, help is offered once, quietly. It holds up nothing, nobody is told, and
 * nothing leaves the browser. Answers with the way to stop.
 */
export function offerHelp(offer: () => void = show): () => void {
  let offered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (target: EventTarget | null) => {
    if (offered || !soundsLikeCrisis(writtenIn(target) ?? '')) return;
    offered = true;
    offer();
  };
  const heard = ({ target }: Event) => {
    // The crisis page is the help.
    if (offered || location.pathname.startsWith(page) || writtenIn(target) === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => look(target), pause);
  };
  document.addEventListener('input', heard, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('input', heard, true);
  };
}

function show() {
  toast({
    title: 'If you’re having a hard time',
    description: 'Someone can listen now, any time. We haven’t told anyone what you’re writing.',
    action: { label: 'Get help now, in a new tab', onAction: open },
    duration: 30_000,
  });
}
