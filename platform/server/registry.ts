import type { z } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { Acting, RegisteredDoor } from './acting.ts';
import type { ApiKeys } from './api-keys.ts';
import type {
  Broadcast,
  Embed,
  Job,
  LongJob,
  Reaction,
  Rejudge,
  ServerArea,
  Signal,
  TopicPolicy,
  UseCase,
} from './area.ts';
import type { Command } from './command.ts';
import { platformCommands } from './commands.ts';
import type { EvidenceSource } from './evidence.ts';
import type { Gauge } from './gauge.ts';
import { platformGauges } from './gauges.ts';
import { answers } from './idempotency.ts';
import type { MatrixRow } from './matrix.ts';
import type { Members } from './members.ts';
import type { NoticeKind } from './notices.ts';
import { bring } from './place.ts';
import { builtInPolicies, type Policy } from './policy.ts';
import type { Reportable } from './reportable.ts';
import type { SealedColumn } from './sealed.ts';
import type { Search } from './search.ts';
import { searchFields } from './searching.ts';

export interface Registered {
  readonly operation: OperationShape;
  readonly handler: (useCase: UseCase<never>) => Promise<unknown>;
  /** What a test key reaches instead. */
  readonly sandbox?: Registered['handler'] | undefined;
  readonly policy: Policy;
  readonly row: MatrixRow | undefined;
}

export interface Registry {
  readonly operations: ReadonlyMap<string, Registered>;
  readonly reactions: readonly Reaction[];
  readonly broadcasts: ReadonlyMap<string, readonly Broadcast[]>;
  readonly rejudges: readonly Rejudge[];
  readonly jobs: readonly (Job | LongJob)[];
  readonly topics: ReadonlyMap<string, TopicPolicy>;
  readonly signals: ReadonlyMap<string, Signal>;
  readonly embeds: readonly Embed[];
  readonly notices: ReadonlyMap<string, NoticeKind>;
  /** Undefined when no area keeps members, as in a test. */
  readonly members: Members | undefined;
  /** What supporters can be let do. */
  readonly doors: readonly RegisteredDoor[];
  /** Undefined when no area keeps keys of programs. */
  readonly keys: ApiKeys | undefined;
  /** Undefined when no area keeps grants. */
  readonly grants: Acting | undefined;
  readonly searches: readonly Search[];
  readonly reportables: ReadonlyMap<string, Reportable>;
  readonly evidence: ReadonlyMap<string, EvidenceSource>;
  readonly commands: ReadonlyMap<string, Command>;
  readonly gauges: readonly Gauge[];
  /** Of the platform and of all areas. */
  readonly sealed: readonly SealedColumn[];
  readonly areas: readonly ServerArea[];
  /** Of all contracts, by their names. */
  readonly entities: ReadonlyMap<string, z.ZodType>;
}

/** Of the platform and of all areas. */
export const commandsOf = (areas: readonly ServerArea[]): Command[] => [
  ...platformCommands,
  ...areas.flatMap((area) => area.declares?.commands ?? []),
];

/** Where everything lives that a key opens, and nothing else does. */
export const keyedPath = '/api/v1/';

/** Puts the areas together; refuses what could only fail later: no handler, no policy, two of one name. */
export function makeRegistry(areas: readonly ServerArea[]): Registry {
  const faults: string[] = [];
  const policies = new Map(Object.entries(builtInPolicies as Readonly<Record<string, Policy>>));
  for (const area of areas) {
    for (const [name, policy] of Object.entries((area.policies ?? {}) as Readonly<Record<string, Policy>>)) {
      if (policies.has(name)) faults.push(`Two policies are called ${name}.`);
      policies.set(name, policy);
    }
  }
  const operations = new Map<string, Registered>();
  const addresses = new Set<string>();
  for (const area of areas) {
    for (const operation of area.contract.operations) {
      const handler = area.handlers[operation.name];
      const sandbox = area.sandbox?.[operation.name];
      const policy = policies.get(operation.policy);
      const address = `${operation.method} ${operation.path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
      if (!handler) faults.push(`${operation.name} has no handler.`);
      if (!policy) faults.push(`${operation.name} names the policy "${operation.policy}", and there is none.`);
      if ((operation.key !== undefined) !== (sandbox !== undefined)) {
        faults.push(`${operation.name} is opened by a key and has no sandbox, or the reverse.`);
      }
      if ((operation.key !== undefined) !== operation.path.startsWith(keyedPath)) {
        faults.push(`${operation.name} is opened by a key and does not live below ${keyedPath}, or the reverse.`);
      }
      if (operations.has(operation.name)) faults.push(`Two operations are called ${operation.name}.`);
      const words = searchFields(operation);
      if (words.length > 0 !== (operation.rate === 'search')) {
        faults.push(
          words.length > 0
            ? `${operation.name} is searched by "${words.join('", "')}", and is not of the rate class "search".`
            : `${operation.name} is of the rate class "search", and has no text to search by.`,
        );
      }
      // A transaction that waits for a body or a decoder would hold up everybody else's writes.
      if (operation.upload && !operation.direct) faults.push(`${operation.name} takes an upload and is not direct.`);
      if (operation.signed && operation.body) faults.push(`${operation.name} is signed, and reads a body of its own.`);
      if (addresses.has(address)) faults.push(`Two operations live at ${address}.`);
      addresses.add(address);
      if (handler && policy) {
        operations.set(operation.name, { operation, handler, sandbox, policy, row: area.matrix[operation.name] });
      }
    }
  }
  const broadcasts = new Map<string, Broadcast[]>();
  for (const one of areas.flatMap((area) => area.live?.broadcasts ?? [])) {
    broadcasts.set(one.event, [...(broadcasts.get(one.event) ?? []), one]);
  }
  const notices = new Map<string, NoticeKind>();
  for (const one of areas.flatMap((area) => area.declares?.notices?.kinds ?? [])) {
    if (notices.has(one.kind)) faults.push(`Two kinds of notice are called ${one.kind}.`);
    notices.set(one.kind, one);
  }
  const [members, ...others] = areas.flatMap((area) => area.declares?.members ?? []);
  if (others.length > 0) faults.push('Two areas keep members.');
  const [grants, ...moreGrants] = areas.flatMap((area) => area.declares?.grants ?? []);
  if (moreGrants.length > 0) faults.push('Two areas keep the grants of supporters.');
  const [keys, ...moreKeys] = areas.flatMap((area) => area.declares?.keys ?? []);
  if (moreKeys.length > 0) faults.push('Two areas keep the keys of programs.');
  // What another door takes belongs to that door alone.
  const elsewhere = (own: ServerArea) =>
    areas.flatMap(({ declares }) => (declares?.acting === own.declares?.acting ? [] : (declares?.acting?.also ?? [])));
  const doors = areas.flatMap((area): RegisteredDoor[] => {
    const { acting } = area.declares ?? {};
    if (!acting) return [];
    const taken = elsewhere(area);
    const own = area.contract.operations.flatMap(({ name }) => (taken.includes(name) ? [] : name));
    return [{ ...acting, operations: [...own, ...(acting.also ?? [])] }];
  });
  const ofDoors = doors.flatMap(({ operations: own }) => own);
  for (const one of ofDoors.filter((name, at) => ofDoors.indexOf(name) !== at))
    faults.push(`${one} belongs to two doors for supporters.`);
  const doorNames = doors.map(({ name }) => name);
  for (const { name, opens, levels, operations: own } of doors) {
    for (const one of Object.keys(opens)) {
      const method = operations.get(one)?.operation.method;
      if (!own.includes(one) || !method) faults.push(`The door ${name} opens ${one}, which is not its area’s.`);
      const { least, ...more } = opens[one] ?? { least: 'act' };
      if ('draft' in more && levels.draft === undefined)
        faults.push(`${one} can be drafted, and the door ${name} doesn’t say so.`);
      if ((method === 'GET') !== (least === 'see')) faults.push(`${one} reads and is not for "see", or the reverse.`);
    }
  }
  for (const name of doorNames.filter((one, at) => doorNames.indexOf(one) !== at))
    faults.push(`Two doors for supporters are called ${name}.`);
  const searches = areas.flatMap((area) => area.declares?.searches ?? []);
  const kinds = searches.map(({ kind }) => kind);
  for (const kind of kinds.filter((one, at) => kinds.indexOf(one) !== at)) faults.push(`Two searches find ${kind}.`);
  const reportables = new Map<string, Reportable>();
  for (const one of areas.flatMap((area) => area.declares?.reportables ?? [])) {
    if (reportables.has(one.kind)) faults.push(`Two areas have a ${one.kind} to report.`);
    reportables.set(one.kind, one);
  }
  const evidence = new Map<string, EvidenceSource>();
  for (const one of areas.flatMap((area) => area.declares?.evidence ?? [])) {
    if (evidence.has(one.kind)) faults.push(`Two areas have a ${one.kind} to keep as evidence.`);
    evidence.set(one.kind, one);
  }
  const gauges = [...platformGauges, ...areas.flatMap((area) => area.declares?.gauges ?? [])];
  const gaugeNames = gauges.map(({ name }) => name);
  for (const one of gaugeNames.filter((name, at) => gaugeNames.indexOf(name) !== at))
    faults.push(`Two gauges are called ${one}.`);
  const commands = new Map<string, Command>();
  for (const one of commandsOf(areas)) {
    if (commands.has(one.name)) faults.push(`Two commands are called ${one.name}.`);
    commands.set(one.name, one);
  }
  const entities = new Map<string, z.ZodType>();
  for (const [name, schema] of areas.flatMap(({ contract }) => Object.entries(contract.entities ?? {}))) {
    if (entities.has(name)) faults.push(`Two areas have an entity called ${name}.`);
    entities.set(name, schema);
  }
  if (faults.length > 0) throw new Error(`The areas do not fit together:\n${faults.map((f) => `  - ${f}`).join('\n')}`);
  for (const area of areas) bring(area.declares?.fills ?? []);
  return {
    operations,
    reactions: [
      ...areas.flatMap((area) => area.work?.reactions ?? []),
      ...areas.flatMap((area) => area.work?.reactionsTo?.(areas) ?? []),
    ],
    broadcasts,
    rejudges: areas.flatMap((area) => area.live?.rejudges ?? []),
    jobs: areas.flatMap((area) => area.work?.jobs ?? []),
    topics: new Map(areas.flatMap((area) => Object.entries(area.live?.topics ?? {}))),
    signals: new Map(areas.flatMap((area) => Object.entries(area.live?.signals ?? {}))),
    embeds: areas.flatMap((area) => area.pages?.embeds ?? []),
    notices,
    members,
    doors,
    grants,
    keys,
    searches,
    reportables,
    evidence,
    commands,
    gauges,
    sealed: [answers, ...areas.flatMap((area) => area.declares?.sealed ?? [])].flatMap((one) =>
      'sealedBy' in one ? [] : one,
    ),
    areas,
    entities,
  };
}
