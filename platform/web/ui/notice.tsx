import { CircleAlert, CircleCheck, Info, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from './icon.tsx';

type Tone = 'info' | 'ok' | 'warn' | 'danger';
const icons: Record<Tone, LucideIcon> = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** A standing remark. The title is the word that says which kind it is, so colour is never alone. */
export const Notice = ({
  tone = 'info',
  title,
  icon,
  action,
  children,
}: {
  tone?: Tone | undefined;
  title: ReactNode;
  icon?: LucideIcon | undefined;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={`note note-${tone}`}>
    <Icon icon={icon ?? icons[tone]} />
    <div className="note-in">
      <strong>{title}</strong>
      {children && <div>{children}</div>}
      {action && <div className="row note-acts">{action}</div>}
    </div>
  </div>
);

export const seriousIcon: LucideIcon = ShieldAlert;
