import type { FieldName, PreferencesRecord } from '#platform/contract/preferences.ts';
import { canListen } from '#platform/web/speech/can-listen.ts';
import { dictationPrivacy, dictationReason } from '#platform/web/speech/dictation-privacy.ts';
import { readAloudPrivacy, readAloudReason } from '#platform/web/speech/read-aloud.tsx';
import { canSpeak } from '#platform/web/speech/speaker.ts';
import { voiceWarning } from '#platform/web/speech/voice-announcements.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/** What a person should know before they turn a setting on. */
export function FieldNote({ name, record }: { readonly name: FieldName; readonly record: PreferencesRecord }) {
  if (name === 'voiceAnnouncements')
    return (
      <Notice tone="warn" title={record.voiceAnnouncements ? 'Do you use a screen reader?' : 'Before you turn this on'}>
        {canSpeak() ? voiceWarning : readAloudReason}
      </Notice>
    );
  if (name === 'textToSpeech')
    return (
      <Notice title="Your privacy when Doorways reads aloud">{canSpeak() ? readAloudPrivacy : readAloudReason}</Notice>
    );
  if (name === 'speechToText')
    return <Notice title="Your privacy when you speak">{canListen() ? dictationPrivacy : dictationReason}</Notice>;
  return null;
}
