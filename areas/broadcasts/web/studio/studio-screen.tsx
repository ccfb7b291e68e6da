/// <reference types="vite/client" />
import { Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { limits } from '../../pure/limits.ts';
import { Studio } from './studio.tsx';
import { recordingType } from './use-broadcaster.ts';
import '../broadcasts.css';

const crumbs = [{ label: 'Home', href: '/' }];

/** FEED-10, C-54: “Live video” is live. Nothing is on before the reader turns it on. */
export function Screen() {
  const [isOn, setOn] = useState(false);
  const type = recordingType();
  return (
    <div className="stack live-page">
      <PageTitle
        title="Live video"
        lead={`Others watch while you speak and show something, for up to ${limits.minutes} minutes. Captions are part of it.`}
        crumbs={crumbs}
      />
      {!type && (
        <Notice tone="warn" title="This browser can’t broadcast live video">
          Use an up-to-date Chrome, Edge, Firefox or Safari. You can also share a recorded clip with “Photo/video”.
        </Notice>
      )}
      {type && !isOn && (
        <div className="stack">
          <p>Your browser asks before it turns on the camera and microphone. No one sees you until you go live.</p>
          <div>
            <Button variant="primary" icon={Video} onClick={() => setOn(true)}>
              Turn on the camera
            </Button>
          </div>
        </div>
      )}
      {type && isOn && <Studio type={type} />}
    </div>
  );
}
