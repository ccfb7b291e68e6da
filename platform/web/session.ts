import { useQuery } from '@tanstack/react-query';
import type { Plan, Role } from '#platform/contract/roles.ts';
import { forgetEntities } from './cache/entities.ts';
import { queryClient } from './cache/query-client.ts';
import { forgetSeeds } from './cache/seeds.ts';
import { request } from './client/request.ts';
import { tellTabs } from './session-tabs.ts';

export interface SessionMember {
  readonly id: number;
  readonly displayName: string;
  readonly username: string;
  readonly avatar: string;
  readonly roles: readonly Role[];
  /** Given, but not in force until a second factor is set up and shown. */
  readonly waitingRoles?: readonly Role[];
  readonly plan: Plan;
  readonly planLabel: string;
  /** Pages that aren’t for this member: the menu leaves them out. */
  readonly closedPaths?: readonly string[];
}

export interface Session {
  /** Null for a guest. */
  readonly member: SessionMember | null;
  readonly demo: boolean;
  /** The account that is signed in waits for deletion; only the way back is open to it. */
  readonly closing?: boolean;
  /** Unread notifications. */
  readonly unread: number;
  readonly region: 'AU' | 'US';
  /** Nobody could say yet who is here: a page that the browser kept, or one that came without data. */
  readonly unknown?: 'asking' | 'away';
}

const key = ['/api/session'];
export const guestSession: Session = { member: null, demo: false, unread: 0, region: 'AU' };

/** Who is here. Never undefined: until something is known it is a guest. */
export function useSession(): Session {
  const { data } = useQuery<Session>({ queryKey: key, enabled: false, gcTime: Number.POSITIVE_INFINITY });
  return data ?? guestSession;
}

export const currentSession = (): Session => queryClient.getQueryData<Session>(key) ?? guestSession;

const followers = new Set<(session: Session) => void>();

/** Calls back with every session that is put in place from now on. */
export const onSession = (follow: (session: Session) => void) => followers.add(follow);

/**
 * Puts a session in place. When it is somebody else's, everything read for the former member is forgotten; start.tsx
 * then builds the screens anew, so that nothing of it stays on the page.
 */
export function setSession(session: Session, tell = true): void {
  const before = queryClient.getQueryData<Session>(key);
  if (before && before.member?.id !== session.member?.id) {
    forgetEntities();
    forgetSeeds();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== key[0] });
    if (tell) tellTabs(session.member?.id);
  }
  queryClient.setQueryData<Session>(key, session);
  for (const follow of followers) follow(session);
}

/** Asks the server who is here, and changes nothing. */
export const askSession = async (): Promise<Session> => (await request('GET', '/api/session')).json();

/** After signing in or out here. `tell: false`: to see what has changed elsewhere, which others need not hear from us. */
export async function refreshSession({ tell = true } = {}): Promise<Session> {
  const session = await askSession();
  setSession(session, tell);
  return session;
}
