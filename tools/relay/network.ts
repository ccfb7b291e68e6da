import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const secret = 'a shared secret of both';
const port = 3478;

const runs = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

/** Why no relay can be started here; undefined: it can. */
export function noRelay(): string | undefined {
  if (runs('turnserver', '--version').error)
    return 'There is no coturn on this machine (Debian: apt-get install coturn).';
  if (runs('ip', '-V').error) return 'There is no ip on this machine (Debian: apt-get install iproute2).';
  if (process.getuid?.() !== 0) return 'Only root can make the network for a relay.';
  return undefined;
}

export interface Relay {
  /** For TURN_URLS. */
  readonly url: string;
  /** An address of the same network at which nothing answers. */
  readonly deadUrl: string;
  readonly address: string;
  /** Bytes that it has been sent and has sent, for everyone. */
  bytes(): number;
  /** All that it printed. */
  output(): string;
  stop(): Promise<void>;
}

function ip(...args: string[]) {
  const { status, stderr } = runs('ip', ...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
}

/**
 * A real coturn in a network of its own, which ends with it: on loopback coturn refuses to pass anything on, since what
 * listens there is not for others. Its settings are those of deploy/compose.yml, but for the ranges that it refuses: the
 * network is in none of them.
 */
export async function startRelay(): Promise<Relay> {
  const name = `doorways-${process.pid}`;
  const [near, far] = [`dw${process.pid}a`, `dw${process.pid}b`];
  // Of the range for measurements (RFC 2544), which leads nowhere else: four addresses by the number of this process.
  const at = (process.pid % 16_000) * 4;
  const net = (host: number) => `198.18.${at >> 8}.${(at & 255) + host}`;
  const address = net(2);
  const folder = mkdtempSync(join(tmpdir(), 'doorways-relay-'));
  let printed = '';
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    runs('ip', 'netns', 'del', name);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  try {
    ip('netns', 'add', name);
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('addr', 'add', `${net(1)}/30`, 'dev', near);
    ip('link', 'set', near, 'up');
    ip('-n', name, 'addr', 'add', `${address}/30`, 'dev', far);
    ip('-n', name, 'link', 'set', far, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    const settings = [
      ...composeSettings(),
      `static-auth-secret=${secret}`,
      'realm=relay.test',
      `listening-ip=${address}`,
      `relay-ip=${address}`,
      `listening-port=${port}`,
      'no-tls',
      'no-dtls',
      'log-file=stdout',
      'simple-log',
      'verbose',
      `pidfile=${join(folder, 'pid')}`,
      `userdb=${join(folder, 'db')}`,
    ];
    writeFileSync(join(folder, 'turnserver.conf'), settings.join('\n'));
    child = spawn('ip', ['netns', 'exec', name, 'turnserver', '-c', join(folder, 'turnserver.conf')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        printed += part;
      });
    }
    for (let waited = 0; !listens(name); waited += 50) {
      if (waited > 10_000 || child.exitCode !== null) throw new Error(`coturn did not start:\n${printed.slice(-3000)}`);
      await sleep(50);
    }
  } catch (error) {
    end();
    throw error;
  }
  return {
    url: `turn:${address}:${port}?transport=udp`,
    deadUrl: `turn:${address}:${port + 1}?transport=udp`,
    address,
    bytes: () =>
      ['rx_bytes', 'tx_bytes']
        .map((way) => Number(readFileSync(`/sys/class/net/${near}/statistics/${way}`, 'utf8')))
        .reduce((sum, one) => sum + one, 0),
    output: () => printed,
    stop: async () => {
      process.off('exit', end);
      end();
    },
  };
}

const listens = (name: string) =>
  runs('ip', 'netns', 'exec', name, 'cat', '/proc/net/udp')
    .stdout.toLowerCase()
    .includes(`:${port.toString(16).padStart(4, '0')} `);

/** What compose.yml gives coturn, but for its secrets: a word that it does not know, or forbids too much, fails here. */
function composeSettings(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/compose.yml'), 'utf8');
  const part = text.slice(text.indexOf('image: coturn/'), text.indexOf('tmpfs:', text.indexOf('image: coturn/')));
  const found = [...part.matchAll(/^ +- --([\w-]+(?:=.*)?)$/gm)].map(([, setting = '']) => setting);
  if (!found.includes('use-auth-secret'))
    throw new Error('The settings of coturn in deploy/compose.yml were not found.');
  return found.filter((setting) => !/^(?:static-auth-secret|realm)=/.test(setting));
}
