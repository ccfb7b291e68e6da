import { Ticks, usePassport } from '#areas/passport/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { Link } from '#platform/web/ui/link.tsx';

interface PassportChoiceProps {
  readonly values: readonly number[];
  readonly onChange: (itemIds: readonly number[]) => void;
}

/** What of one’s access passport goes with a request. A supporter has nothing of it to give. */
export const PassportChoice = (props: PassportChoiceProps) =>
  mayHere('getPassport', 'requestBooking') ? <Choice {...props} /> : null;

function Choice({ values, onChange }: PassportChoiceProps) {
  const { data } = usePassport();
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <p className="small soft">
        With an <Link href="/access-passport">access passport</Link> you tick your needs here instead of writing them
        each time.
      </p>
    );
  }
  return (
    <Ticks
      legend="From your access passport"
      hint="They only see what you tick. You can stop sharing it at any time."
      items={data.items}
      values={values}
      onChange={onChange}
    />
  );
}
