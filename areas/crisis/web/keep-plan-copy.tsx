import { useState } from 'react';
import { keepOffline } from '#platform/web/offline.ts';
import { currentSession, type SessionMember } from '#platform/web/session.ts';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { dropPlanCopy, keepPlanCopy, readPlanCopy } from './plan-copy.ts';

/** Off until its member turns it on. Not there where the browser could not open the page without a connection. */
export function KeepPlanCopy({ member, sealed }: { readonly member: SessionMember; readonly sealed: string }) {
  const [kept, setKept] = useState(() => readPlanCopy(currentSession()) !== undefined);
  if (!('serviceWorker' in navigator)) return null;
  const change = (on: boolean) => {
    if (!on) {
      dropPlanCopy();
      setKept(false);
    } else if (keepPlanCopy(member.id, sealed)) {
      keepOffline('/crisis-support', true);
      setKept(true);
    } else {
      toast({
        title: 'Couldn’t keep a copy on this device',
        description: 'Your browser doesn’t allow it.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Switch
      label="Keep a copy on this device"
      hint="You can then read your plan here without a connection. The copy is sealed and only opens with your passphrase. It is deleted when you turn this off, sign out on this device or delete your plan."
      checked={kept}
      onChange={change}
    />
  );
}
