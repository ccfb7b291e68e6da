export interface LiveSpeechOptions {
  readonly say: (text: string) => void;
  readonly later: (work: () => void, ms: number) => () => void;
}

/** 3.50 is no end of a sentence: what follows the dot is waited for. */
const settleMs = 600;
const wordMs = 3000;
/** After this, a message is no longer taken for what was typed. */
const forgetMs = 15_000;

const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)/g;
const endsSentence = (text: string) => /[.!?…]["'”’)\]]*$/.test(text);

/** Where the last whole sentence of a text ends; 0: nowhere. What stands at the very end may go on. */
function wholeSentences(text: string): number {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    if (index + mark.length < text.length) end = index + mark.length;
  }
  return end;
}

/**
 * What somebody types is heard in sentences, and in whole words where they pause; never by letters. The message that
 * it becomes is then not said again.
 */
export function createLiveSpeech({ say, later }: LiveSpeechOptions) {
  let text = '';
  let said = '';
  let former = '';
  let stopPause: (() => void) | undefined;
  let stopForget: (() => void) | undefined;

  const sayUpTo = (length: number) => {
    const part = text.slice(said.length, length).trim();
    said = text.slice(0, length);
    if (part !== '') say(part);
  };
  const pause = () => {
    stopPause = undefined;
    // The last word may be half of one, unless something follows it.
    const whole = endsSentence(text) ? text.length : text.search(/\s\S*$/);
    if (whole > said.length) sayUpTo(whole);
  };
  const end = () => {
    stopPause?.();
    stopPause = undefined;
    if (said !== '') {
      former = said;
      stopForget?.();
      stopForget = later(() => {
        former = '';
      }, forgetMs);
    }
    text = '';
    said = '';
  };

  return {
    heard: (next: string) => {
      if (next === text) return;
      if (next === '') return end();
      text = next;
      // Corrected further back: what is now different is news again, by whole sentences.
      if (!text.startsWith(said)) {
        let same = 0;
        while (same < said.length && text[same] === said[same]) same += 1;
        said = text.slice(0, wholeSentences(text.slice(0, same)));
      }
      const whole = wholeSentences(text.slice(said.length));
      if (whole > 0) sayUpTo(said.length + whole);
      stopPause?.();
      stopPause = later(pause, endsSentence(text) ? settleMs : wordMs);
    },
    /** What of a message has not been said yet; undefined when it is not what was typed. */
    rest: (content: string): string | undefined => {
      const words = (said || former).trim();
      end();
      former = '';
      return words !== '' && content.startsWith(words) ? content.slice(words.length).trim() : undefined;
    },
    close: () => {
      stopPause?.();
      stopForget?.();
    },
  };
}
