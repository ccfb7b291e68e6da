/**
 * How many texts each area still asks the database with, instead of statements (platform/server/statement.ts). A number
 * only falls; what moves to another area takes its number along. An area that is not here has none.
 */
export const rawQueries: Readonly<Record<string, number>> = {
  accessibility: 1,
  account: 16,
  admin: 15,
  arcade: 54,
  communities: 41,
  crisis: 69,
  events: 68,
  groups: 7,
  help: 4,
  moderation: 48,
  notifications: 60,
  passport: 30,
  privacy: 19,
  resources: 51,
  search: 8,
  shortcuts: 5,
  spaces: 77,
  writing: 13,
};
