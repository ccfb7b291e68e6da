/// <reference types="vite/client" />

import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useDropFeed, useFeed, useMakeFeed } from './data.ts';
import { eventCrumbs } from './space.ts';
import { longDay } from './times.ts';
import './events.css';

const notDone = failed('That didn’t work');

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied' });
  } catch {
    toast({
      title: 'Couldn’t copy the address',
      description: 'Select it and copy it by hand.',
      variant: 'destructive',
    });
  }
}

export function Screen() {
  const { data, error, loading, refreshing, retry } = useFeed();
  const [url, setUrl] = useState<string>();
  const make = useMakeFeed({
    onDone: (made) => {
      setUrl(made.url);
      announce('The address is ready to copy');
    },
    onFail: notDone,
  });
  const drop = useDropFeed({
    onDone: () => {
      setUrl(undefined);
      announce('The address no longer works');
    },
    onFail: notDone,
  });
  const madeAt = data?.madeAt;
  return (
    <div className="event-page stack">
      <PageTitle
        title="Your events in your calendar"
        lead="Give this private address to a calendar program. It then shows your agreed bookings, and events you’re attending or organising."
        crumbs={eventCrumbs}
      />
      {loading && <Skeleton count={1} label="Loading" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load this" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <>
          <Notice title="Anyone with the address can read these events and bookings">
            Only give it to your calendar. If someone else has seen it, make a new one.
          </Notice>
          {url && (
            <TextField
              label="Your private address"
              hint="We only show it once. We don’t store a readable copy."
              readOnly
              value={url}
              after={
                <Button icon={Copy} onClick={() => void copy(url)}>
                  Copy
                </Button>
              }
            />
          )}
          {!url && madeAt && <p>You made an address on {longDay(madeAt)}. It works until you stop or change it.</p>}
          <div className="row">
            <Button variant="primary" icon={CalendarPlus} pending={make.pending} onClick={() => make.mutate()}>
              {madeAt ? 'Make a new address' : 'Make an address'}
            </Button>
            {madeAt && (
              <Button pending={drop.pending} onClick={() => drop.mutate()}>
                Stop the address
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
