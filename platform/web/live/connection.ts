import type { Socket } from 'socket.io-client';
import { clientEvents } from '../client/request.ts';
import { askSession, currentSession } from '../session.ts';
import { pauseBefore, reconnecting } from './pause.ts';
import { createTopics, type LiveEvent, type Watcher } from './protocol.ts';
import { setLiveState } from './state.ts';

let socket: Socket | undefined;
let starting = false;
let hadConnection = false;
/** Since the last connection. */
let refusals = 0;

const topics = createTopics((message, topic) => {
  if (!socket?.connected) return;
  const own = socket;
  socket.emit(message, { topic }, (answer?: { ok: boolean; later?: number }) => {
    if (message !== 'watch') return;
    // Too much was asked for in a moment; a new connection asks for all again by itself.
    if (answer?.later) {
      const again = () => own === socket && own.connected && topics.ask(topic);
      setTimeout(again, answer.later * (1 + Math.random() / 2));
    } else if (answer) topics.answered(topic);
  });
});

async function connect(): Promise<void> {
  if (socket || starting || !currentSession().member) return;
  starting = true;
  setLiveState('connecting');
  try {
    const { io } = await import('socket.io-client');
    if (topics.names().length === 0) return setLiveState('off');
    socket = io({
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      withCredentials: true,
      ...reconnecting,
    });
  } catch {
    // The code did not load; the next screen that wants live news tries again.
    return;
  } finally {
    starting = false;
  }
  const own = socket;
  own.on('connect', () => {
    refusals = 0;
    setLiveState('on');
    topics.renew(hadConnection && !own.recovered);
    hadConnection = true;
  });
  own.on('event', (event: LiveEvent) => {
    // What goes to many members at once names no one of them.
    const { member } = currentSession();
    topics.receive(event.topic === 'user' && member ? { ...event, topic: `user:${member.id}` } : event);
  });
  // The server may have lost what it should have told.
  own.on('missed', () => topics.renew(true));
  own.on('connect_error', () => {
    // Let in by nobody (the data is out of reach, the session has ended, too many tabs are open), it would not try again
    // by itself.
    if (own === socket && !own.active) later(own);
  });
  own.on('disconnect', (reason) => {
    if (own !== socket) return;
    setLiveState('connecting');
    if (reason === 'io server disconnect') void afterHangUp(own);
  });
}

function later(own: Socket): void {
  setTimeout(() => void afterHangUp(own), pauseBefore(refusals));
  refusals += 1;
}

/** Signed out elsewhere, or removed. The screen stays as it is, so that nothing that was typed goes. */
async function afterHangUp(own: Socket): Promise<void> {
  const session = await askSession().catch(() => undefined);
  if (own !== socket) return;
  // A server that stops hangs up too, and then nobody answers for a while.
  if (!session) later(own);
  else if (session.member) own.connect();
  else clientEvents.dispatchEvent(new Event('session-expired'));
}

// With the network back nobody waits for the next try.
addEventListener('online', () => {
  if (socket && !socket.connected) socket.disconnect().connect();
});

/** Watches a topic; the first one opens the connection. */
export function watch(topic: string, watcher: Watcher): () => void {
  const stop = topics.add(topic, watcher);
  if (!socket) void connect();
  return stop;
}

/** After signing in or out: the server knows a connection by its session. */
export function restartLive(): void {
  const former = socket;
  socket = undefined;
  former?.disconnect();
  hadConnection = false;
  setLiveState('off');
  if (topics.names().length > 0) void connect();
}

/** For what a topic cannot do (typing, presence): sends when connected, and tells whether it did. */
export function tell(message: string, content: unknown): boolean {
  if (!socket?.connected) return false;
  socket.emit(message, content);
  return true;
}
