import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail, EventTrips } from '../contract.ts';
import { limits, type Way, ways } from '../pure/options.ts';
import { wayWords } from '../pure/words.ts';
import { useDropTrip, useSaveTrip } from './data.ts';

interface Props {
  readonly event: EventDetail;
  readonly trips: EventTrips;
}

/** What the others who look for someone learn of one's own trip. */
export function OwnTrip({ event, trips: { mine, looking, buddy } }: Props) {
  const { id, myAlias } = event;
  const save = useSaveTrip();
  const drop = useDropTrip({
    onDone: () => {
      announce('You no longer look for a travel buddy');
      document.getElementById('page-title')?.focus();
    },
    onFail: failed('Couldn’t remove your trip'),
  });
  const form = useForm({
    initial: {
      area: mine?.area ?? '',
      way: (mine?.way ?? 'both') as Way,
      note: mine?.note ?? '',
      isAdult: mine !== null,
    },
    validate: ({ area, isAdult }) => ({
      area: area.trim() ? undefined : 'Say where you set out from, such as a suburb or a station.',
      isAdult: isAdult ? undefined : 'A travel buddy is for people who are 18 or older.',
    }),
    submit: async ({ area, way, note }) => {
      await save.mutateAsync({ id, area: area.trim(), way, note: note.trim(), isAdult: true });
      toast({ title: mine ? 'Your trip is saved' : 'You’re looking for a travel buddy' });
      // The form is another one from now on.
      if (!mine) document.getElementById('page-title')?.focus();
    },
  });
  const others = counted(looking, 'attendee looks', 'attendees look');
  return (
    <Section
      title={mine ? 'Your trip' : 'Look for a travel buddy'}
      intro={mine ? undefined : `${others} for someone to travel with. You see them once they can see you.`}
    >
      <form className="event-ask" noValidate aria-label="Your trip" onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Where you set out from"
          hint="A suburb or a station is enough. Don’t give your address."
          maxLength={limits.tripArea}
          {...form.field('area')}
        />
        <RadioGroup
          legend="Which way?"
          look="list"
          options={ways.map((value) => ({ value, label: wayWords[value] }))}
          {...form.field('way')}
        />
        <TextArea
          label="What helps to know"
          hint="How you travel, when you’d leave, or how you can help each other."
          optional
          rows={3}
          limit={limits.tripNote}
          {...form.field('note')}
        />
        {!mine && <Checkbox label="I’m 18 or older" {...form.check('isAdult')} />}
        <p className="small soft">
          Attendees who look for a travel buddy too see this and your {myAlias ? `real name, not “${myAlias}”` : 'name'}
          . The organiser doesn’t. It’s deleted a day after the event.
        </p>
        <p className="small soft">
          Meet in a public place. A <Link href="/meets/new">meet plan</Link> tells someone you trust if you don’t check
          in.
        </p>
        <div className="row">
          <Button type="submit" variant={mine ? 'secondary' : 'primary'} pending={form.submitting}>
            {mine ? 'Save your trip' : 'Look for a travel buddy'}
          </Button>
          {mine && !buddy && (
            <Button variant="quiet" pending={drop.pending} onClick={() => drop.mutate({ id })}>
              Stop looking
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
