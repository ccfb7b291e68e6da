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
  crisis: 67,
  events: 67,
  groups: 6,
  help: 4,
  moderation: 47,
  notifications: 58,
  passport: 30,
  privacy: 18,
  resources: 50,
  search: 8,
  shortcuts: 4,
  spaces: 75,
  writing: 13,
};
