/** The way to choose members by name. It comes by itself, so that only who chooses someone waits for it. */
export const loadPickPeople = async () => (await import('./people/pick-people.tsx')).PickPeople;
