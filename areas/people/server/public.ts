/** What other areas' servers may use of people. */
export { notBlockedText } from './blocks.ts';
export { peopleOf } from './people-of.ts';
export { reportableMember } from './reportable.ts';
export { searchPeople } from './search-people.ts';
