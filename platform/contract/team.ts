import { z } from 'zod';
import { Id, id, oneLine, Person, Timestamp } from './fields.ts';

type Roles = readonly [string, ...string[]];

/** Someone of a team, or who is invited to it, as its people see them. */
export const teamMember = <const All extends Roles>(roles: All) =>
  z.object({
    /** Names them within the team, and says nothing of who they are; 0: its owner. */
    no: z.number().int().min(0),
    /** Null: there is a block between the two of you, or the account is being closed. */
    person: Person.nullable(),
    role: z.enum(roles),
    /** False: invited, and has not answered yet. */
    joined: z.boolean(),
    mine: z.boolean(),
  });

/** One of them, in the path of a call. */
export const inTeam = z.object({ id, no: id });

/** Whom someone invites, and as what. */
export const invitee = <const All extends Roles>(roles: All) =>
  z.object({ username: oneLine(60), role: z.enum(roles) });

/** What whoever is invited needs to decide. */
export const teamInvitation = <const All extends Roles>(roles: All) =>
  z.object({
    id: Id,
    role: z.enum(roles),
    /** Null: the account is gone. */
    by: Person.nullable(),
    invitedAt: Timestamp,
  });

export const teamNews = ['invited', 'joined', 'left', 'role', 'removed'] as const;
/** Someone came, went, was invited or has another role. `of` is that member; `to` are the members whose view changes. */
export const teamChange = <const All extends Roles>(news: All) =>
  z.object({ id: Id, of: Id, to: z.array(Id), by: Id, news: z.enum(news) });
