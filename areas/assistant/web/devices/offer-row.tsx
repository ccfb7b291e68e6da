import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Preferences } from '#platform/contract/preferences-shape.ts';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { announce } from '#platform/web/announce.ts';
import { saveFailed, useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Offer } from '../../pure/devices/offers.ts';

/** A setting that suits what the test showed. The same button uses it and undoes it. */
export function OfferRow({ offer, from }: { readonly offer: Offer; readonly from: string }) {
  const store = useAccessibility();
  const now = (store.stored ?? defaultRecord)[offer.field];
  const [before, setBefore] = useState<Preferences[Offer['field']] | null>(null);
  const [saving, setSaving] = useState(false);
  const used = now === offer.value;

  const set = async (value: Preferences[Offer['field']], said: string, keep: typeof before) => {
    setSaving(true);
    try {
      await store.quick(offer.field, value);
      setBefore(keep);
      announce(said);
    } catch {
      toast({ title: saveFailed, variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };

  if (used && before === null) return <p className="offer hint">You already use {offer.label}.</p>;
  return (
    <div className="offer">
      <Button
        icon={used ? Undo2 : Check}
        pending={saving}
        description={used ? 'Goes back to the setting you had.' : offer.why}
        onClick={() =>
          used && before !== null
            ? set(before, `Undone: ${offer.label}.`, null)
            : set(offer.value, `Saved: you now use ${offer.label}.`, now)
        }
      >
        {used ? 'Undo' : 'Use'} {offer.label}
        <span className="vh"> from the {from}</span>
      </Button>
      <p className="hint">{offer.why}</p>
    </div>
  );
}
