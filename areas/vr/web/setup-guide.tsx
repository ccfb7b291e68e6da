import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type VrPlatform, vrPlatforms } from '../pure/options.ts';
import { platformWords } from './words.ts';

const steps: Readonly<Record<VrPlatform, readonly string[]>> = {
  oculus: [
    'Put on the headset, or ask someone to help you with it. You can sit or lie down.',
    'Open the browser of the headset from its menu.',
    'Go to this site and sign in.',
    'Choose a space and press Enter. It opens as text, as a map or in 3D in the browser window.',
    'To type, use the keyboard of the headset, a Bluetooth keyboard, or its dictation.',
  ],
  steam: [
    'Start your computer, and SteamVR if you want to see its desktop in your headset.',
    'Open a browser on the computer. In SteamVR, open the desktop view.',
    'Go to this site and sign in.',
    'Choose a space and press Enter. It opens as text, as a map or in 3D in the browser window.',
    'You can use your own keyboard, switch or screen reader as always.',
  ],
  browser: [
    'You need nothing but the browser that you use now.',
    'Open Adaptive Controls and turn on what you use. You can try each one there.',
    'Choose a space and press Enter.',
    'In the room, choose “Text only”, “Flat map” or “3D”. You can change it without leaving.',
    'Type “help” in the command box to hear what you can say.',
  ],
};

/** VR-02. */
export const SetupGuide = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="l"
    title="Setup Guide"
    description="Three ways to come in. Rooms are shown as text, as a map or in 3D in all of them."
  >
    <div className="stack">
      {vrPlatforms.map((platform) => (
        <section key={platform} aria-labelledby={`setup-${platform}`}>
          <h3 id={`setup-${platform}`}>{platformWords[platform]}</h3>
          <ol>
            {steps[platform].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </Dialog>
);
