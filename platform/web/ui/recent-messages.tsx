import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { clearRecentToasts, useToasts } from './toast.ts';

const time = (at: number) => new Date(at).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });

/** Every message of the last quarter of an hour, so that none has to be caught in time. Bring your own heading. */
export const RecentMessages = () => {
  const items = useToasts();
  if (items.length === 0) return <p className="soft">No messages yet. They stay here for about 15 minutes.</p>;
  return (
    <div className="recent">
      <ul className="plain-list list">
        {items.map((item) => (
          <li key={item.id} className="recent-item">
            <Icon icon={item.variant === 'destructive' ? CircleAlert : CircleCheck} size="l" />
            <div>
              <strong>{item.title}</strong>
              {item.description && <p>{item.description}</p>}
              <p className="soft small">{time(item.at)}</p>
            </div>
            {item.action && <Button onClick={item.action.onAction}>{item.action.label}</Button>}
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon={Trash2} onClick={clearRecentToasts}>
        Clear messages
      </Button>
    </div>
  );
};
